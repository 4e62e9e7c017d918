import type { Client, Failure } from '../../../../contract/api/client.ts';
import { promotionEndpoints } from '../../../../contract/merchandising/promotions.ts';
import type { PromotionForm } from './promotion-form.ts';
import { errorsOf, type Made } from './to-edit.ts';

/**
 * Everything wrong with a form by field, in one round: what its reading found or saving refused, and what the server finds in the rest, such as a product
 * that does not exist. If the server cannot be asked, only the former.
 */
export async function allFaults(
  client: Client,
  form: PromotionForm,
  made: Made,
  refused: Pick<Failure, 'fields'> = {},
): Promise<Readonly<Record<string, string>>> {
  const checked = await client.call(promotionEndpoints.check, { promotion: { ...(made.edit ?? made.rest) } });
  return { ...(checked.ok ? errorsOf(checked.data, form) : {}), ...errorsOf(refused, form), ...made.errors };
}
