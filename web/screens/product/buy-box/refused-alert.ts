import type { Failure } from '../../../../contract/api/client.ts';
import { addErrorWords } from '../../../features/product/add-error.ts';
import type { RefusedAlert } from '../product-data.ts';

/** Why a back-in-stock e-mail was not noted: for its address, or because the call failed. */
export function refusedAlert(email: string, failure: Failure): RefusedAlert {
  const fault = failure.fields?.email;
  return { email, error: fault ?? addErrorWords(failure, 1), isOfEmail: fault !== undefined };
}
