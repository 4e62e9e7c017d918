import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { variationId } from '../catalog/catalog.schemas.ts';
import { cents } from '../values/money.schemas.ts';
import { cart, cartUuid, offeredItem, quantity } from './cart.schemas.ts';
import { savedProblems } from './saved.rules.ts';

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

/** Left out: all of them, or one when it does not come from a cart. */
const units = z.optional(quantity);

/** What goes from one side to the other, and which two sides they are. */
const move = z.object({ variationId, cartUuid: cartUuid.nullish(), saveForLaterUuid: saveForLaterUuid.nullish(), quantity: units });

/** The calls at one of the two addresses; `base` names them apart. */
const declarationsOf = (base: string) =>
  ({
    list: {
      name: `${base}.list`,
      summary: 'What the visitor saved for later; a placeholder in place of the list’s id is their own list',
      params: z.object({ saveForLaterUuid: z.string().max(64) }),
      response: savedList,
      problems: savedProblems,
      whileImpersonating: 'allowed',
    },
    save: {
      name: `${base}.save`,
      summary: 'Moves a line of the visitor’s cart to the list, or, without a cart, puts an item on it; safe to repeat',
      body: move,
      response: moved,
      problems: savedProblems,
      originalError: true,
      whileImpersonating: 'allowed',
    },
    toCart: {
      name: `${base}.toCart`,
      summary: 'Moves an item of the visitor’s list to the cart, as many units of it as there are; safe to repeat',
      body: move,
      response: moved,
      problems: savedProblems,
      originalError: true,
      whileImpersonating: 'allowed',
    },
    remove: {
      name: `${base}.remove`,
      summary: 'Takes an item off the visitor’s list; safe to repeat',
      params: z.object({ saveForLaterUuid, variationId }),
      response: savedList,
      problems: savedProblems,
      originalError: true,
      whileImpersonating: 'allowed',
    },
  }) satisfies Declarations;

export const savedDeclarations = declarationsOf('saved');
export const guestSavedDeclarations = declarationsOf('savedByGuest');
