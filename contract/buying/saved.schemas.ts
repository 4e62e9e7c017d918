import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { variationId } from '../catalog/catalog.schemas.ts';
import { cents } from '../values/money.schemas.ts';
import { campaignFields } from './campaigns.schemas.ts';
import { cart, cartUuid, offeredItem, quantity } from './cart.schemas.ts';
import { savedProblems } from './saved.rules.ts';

const saveForLaterUuid = z.uuid();

/** A saved item in its current state. */
const savedItem = z.object({
  ...offeredItem.shape,
  /** Units that move to the cart with it. */
  quantity: z.int(),
  /** Unit price when it was saved. */
  priceWhenSaved: cents,
  /** ISO timestamp (UTC). */
  savedAt: z.string(),
  /** Why it cannot move to the cart; null when it can. */
  errorDetails: z.object({ code: z.enum(['out_of_stock', 'unavailable']), message: z.string() }).nullable(),
});
export type SavedItem = z.infer<typeof savedItem>;

/** A visitor's saved items, latest first (spec §3). */
const savedList = z.object({
  /** Null until something was saved. */
  saveForLaterUuid: saveForLaterUuid.nullable(),
  items: z.array(savedItem),
});
export type SavedList = z.infer<typeof savedList>;

/** Both sides after a move. */
const moved = savedList.extend({
  cart: cart.nullable(),
  /** Units moved: fewer than requested when fewer exist, 0 when they were gone already. */
  moved: z.int(),
});
export type Moved = z.infer<typeof moved>;

/** Omitted: all of them, or one when it does not come from a cart. */
const units = z.optional(quantity);

/** A move between the two sides, with both named. */
const move = z.object({ variationId, cartUuid: cartUuid.nullish(), saveForLaterUuid: saveForLaterUuid.nullish(), quantity: units });

/** The calls at one of the two addresses; `base` keeps their names apart. */
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
      query: z.object(campaignFields),
      body: move,
      response: moved,
      problems: savedProblems,
      originalError: true,
      whileImpersonating: 'allowed',
    },
    toCart: {
      name: `${base}.toCart`,
      summary: 'Moves an item of the visitor’s list to the cart, as many units of it as there are; safe to repeat',
      query: z.object(campaignFields),
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
