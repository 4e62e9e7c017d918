import type { ReturnState } from '../../../contract/returns/returns.ts';
import { isOpenReturn } from '../../../contract/staff/orders/staff-returns.ts';
import type { StaffReturnData } from './staff-return-data.ts';

type Refused = StaffReturnData['refused'];

/**
 * What a form refused by a return that a colleague has moved on meanwhile shows: the message to the customer stays as a note that is not saved yet,
 * since its own form is gone.
 */
export function keptWords(refused: Refused, state: ReturnState): Refused {
  if (!refused) return null;
  const isGone = (refused.form === 'decide' && state !== 'requested') || (refused.form === 'close' && !isOpenReturn(state));
  return isGone ? { form: 'note', typed: refused.typed, errors: {} } : refused;
}
