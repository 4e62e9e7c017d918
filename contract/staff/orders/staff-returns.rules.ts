import { changedByOthers, defineProblems, notFound } from '../../api/problems.ts';
import { returnProblems } from '../../returns/returns.rules.ts';
import type { ReturnState } from '../../returns/returns.schemas.ts';
import { staffProblems } from '../staff.rules.ts';

/** Maximum length of a message or note, in characters. */
export const maxWords = 2000;

export const staffReturnProblems = defineProblems({
  ...staffProblems,
  return_not_found: notFound('return'),
  return_changed: changedByOthers('return'),
  return_expired: { status: 409, message: 'This return has expired: its items didn’t arrive in time.' },
  units_do_not_add_up: { status: 400, message: 'Account for every unit: restock, damaged or missing.' },
  restocked_units_gone: {
    status: 409,
    message: 'Units that this return put back in stock are no longer there. Check the product’s stock first, then correct the inspection.',
  },
  reason_required: { status: 400, message: 'A lower refund needs a reason.' },
  replacement_out_of_stock: { status: 409, message: 'Not enough is in stock for a replacement. Approve a refund instead.' },
  nothing_to_replace: { status: 409, message: 'No unit came back, so there is nothing to replace. Close the return instead.' },
  pick_up_day_invalid: { status: 400, message: 'Choose a day for the pick-up.' },
  capture_under_way: { status: 409, message: 'The payment is still being captured. Try again in a minute.' },
  amount_required: { status: 400, message: 'Enter an amount, or close the return without a refund.' },
  refund_too_high: { status: 409, message: 'That’s more than can be refunded.' },
});

const { order_not_found, items_not_returnable } = returnProblems;

/** For calls about an order's next return. */
export const staffReturnRequestProblems = defineProblems({ ...staffReturnProblems, order_not_found, items_not_returnable });

/** The states as staff call them. */
export const returnStateNames: Readonly<Record<ReturnState, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  in_transit: 'On its way back',
  received: 'Received',
  refunded: 'Refunded',
  replaced: 'Replaced',
  closed: 'Closed',
  declined: 'Declined',
  expired: 'Expired',
};

/** Whether staff can still act on a return in this state. */
export const isOpenReturn = (state: string): boolean => ['requested', 'approved', 'in_transit', 'received'].includes(state);
