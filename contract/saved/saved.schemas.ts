import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { cart, cartUuid, offeredItem, quantity } from '../cart/cart.schemas.ts';
import { variationId } from '../catalog/catalog.schemas.ts';
import { campaignFields } from '../promotions/campaigns.schemas.ts';
import { cents } from '../values/money.schemas.ts';
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
  /** Units moved: fewer than requested when fewer exist or fit, 0 when they were gone already. */
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
      summary: 'List saved items',
      description: 'A placeholder instead of the list’s ID means the visitor’s own list.',
      params: z.object({ saveForLaterUuid: z.string().max(64) }),
      response: savedList,
      problems: savedProblems,
      whileImpersonating: 'allowed',
    },
    save: {
      name: `${base}.save`,
      summary: 'Save an item for later',
      description: 'Moves a line from the visitor’s cart or, without a cart, adds an item. Safe to repeat.',
      query: z.object(campaignFields),
      body: move,
      response: moved,
      problems: savedProblems,
      originalError: true,
      whileImpersonating: 'allowed',
    },
    toCart: {
      name: `${base}.toCart`,
      summary: 'Move a saved item to the cart',
      description: 'As many units as are available. Safe to repeat.',
      query: z.object(campaignFields),
      body: move,
      response: moved,
      problems: savedProblems,
      originalError: true,
      whileImpersonating: 'allowed',
    },
    remove: {
      name: `${base}.remove`,
      summary: 'Remove a saved item',
      description: 'Safe to repeat.',
      params: z.object({ saveForLaterUuid, variationId }),
      response: savedList,
      problems: savedProblems,
      originalError: true,
      whileImpersonating: 'allowed',
    },
  }) satisfies Declarations;

export const savedDeclarations = declarationsOf('saved');
export const guestSavedDeclarations = declarationsOf('savedByGuest');
