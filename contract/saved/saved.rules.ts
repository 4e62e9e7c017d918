import { defineProblems } from '../api/problems.ts';
import { cartProblems, maxLineQuantity } from '../cart/cart.ts';

export const savedProblems = defineProblems({
  ...cartProblems,
  saved_off: { status: 404, message: 'Saving for later is not available right now.' },
  saved_list_not_found: { status: 404, message: 'We couldn’t find your saved items. Please reload the page.' },
  saved_full: { status: 409, message: 'You can save up to 100 items. Remove some to make room.' },
  saved_item_full: { status: 409, message: `You can save up to ${maxLineQuantity} of an item.` },
});

/** Implied by the visitor's session. */
export const ownList = 'mine';
