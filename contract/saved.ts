import { z } from 'zod';
import { cart, cartProblems, cartUuid, offeredItem, quantity } from './cart.ts';
import { variationId } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { cents } from './money.ts';
import { defineProblems } from './problems.ts';

const saveForLaterUuid = z.uuid();

/** Something put aside for later, as it stands today. */
const savedItem = z.object({
  ...offeredItem.shape,
  /** Units that come along when it is moved to the cart. */
  quantity: z.int(),
  /** Unit price when it was put aside. */
  priceWhenSaved: cents,
  /** ISO timestamp (UTC). */
  savedAt: z.string(),
  /** What keeps it from the cart; null when nothing does. */
  errorDetails: z.object({ code: z.enum(['out_of_stock', 'unavailable']), message: z.string() }).nullable(),
});
export type SavedItem = z.infer<typeof savedItem>;

/** What a visitor has put aside, the latest first (spec §3). */
const savedList = z.object({
  /** Null while nothing has ever been put aside. */
  saveForLaterUuid: saveForLaterUuid.nullable(),
  items: z.array(savedItem),
});
export type SavedList = z.infer<typeof savedList>;

/** Both sides after something went from one to the other. */
const moved = savedList.extend({
  cart: cart.nullable(),
  /** Units that went over; fewer than were asked for where there are not that many, 0 when they had gone before. */
  moved: z.int(),
});
export type Moved = z.infer<typeof moved>;

export const savedProblems = defineProblems({
  ...cartProblems,
  saved_off: { status: 404, message: 'Saving for later is not available right now.' },
  saved_list_not_found: { status: 404, message: 'We couldn’t find your saved items. Please reload the page.' },
  saved_full: { status: 409, message: 'You can save up to 100 items. Remove some to make room.' },
});

/** Left out: all of them, or one when it does not come from a cart. */
const units = z.optional(quantity);

/** What goes from one side to the other, and which two sides they are. */
const move = z.object({ variationId, cartUuid: cartUuid.nullish(), saveForLaterUuid: saveForLaterUuid.nullish(), quantity: units });

/** The calls of one address; `base` names them apart. */
function callsAt(path: string, base: string, whose: string) {
  const problems = savedProblems;
  return {
    list: endpoint({
      name: `${base}.list`,
      summary: `What ${whose} saved for later; a placeholder in place of the list’s id is their own list`,
      method: 'GET',
      path: `${path}/:saveForLaterUuid`,
      params: z.object({ saveForLaterUuid: z.string().max(64) }),
      response: savedList,
      problems,
    }),
    save: endpoint({
      name: `${base}.save`,
      summary: `Moves a line of ${whose}’s cart to the list, or, without a cart, puts an item on it; safe to repeat`,
      method: 'POST',
      path,
      body: move,
      response: moved,
      problems,
      originalError: true,
    }),
    toCart: endpoint({
      name: `${base}.toCart`,
      summary: `Moves an item of ${whose}’s list to the cart, as many units of it as there are; safe to repeat`,
      method: 'POST',
      path: `${path}/to-cart`,
      body: move,
      response: moved,
      problems,
      originalError: true,
    }),
    remove: endpoint({
      name: `${base}.remove`,
      summary: `Takes an item off ${whose}’s list; safe to repeat`,
      method: 'DELETE',
      path: `${path}/:saveForLaterUuid/variations/:variationId`,
      params: z.object({ saveForLaterUuid, variationId }),
      response: savedList,
      problems,
      originalError: true,
    }),
  };
}

/** Asked for by whoever visits: their session says whose list it is. */
export const ownList = 'mine';

/** Spec §7.4: at both addresses the session decides whose list it is (§6), so that a page need not know. */
export const savedEndpoints = callsAt('/api/save-for-laters', 'saved', 'the visitor');
export const guestSavedEndpoints = callsAt('/api/save-for-laters/guest', 'savedByGuest', 'the visitor');
