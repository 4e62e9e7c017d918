import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { cartProblems } from '../../contract/cart/cart.ts';
import { withdrawCards } from '../engagement/index.ts';
import type { Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { Line } from './lines.ts';
import type { Merged } from './merge.ts';
import { type CartOwner, findToChange, insertCart, type StoredCart, updateCart } from './store.ts';

/** What a rule decides about a cart; extra fields are passed to the caller. */
export interface Change {
  /** Returning the same array writes nothing. */
  readonly lines: readonly Line[];
  /** Omitted: unchanged. */
  readonly promoCodes?: readonly string[];
  /** The result of a cart merge; any other change clears it. */
  readonly merged?: Merged | null;
  /** The cart's next owner. Omitted: unchanged. */
  readonly ownerId?: string;
}

/** A try fails only when another change of the same cart succeeds, so this bounds the concurrent changes. */
const maxTries = 30;

/** Subject of the notification that a cart was left behind. */
export const reminderOf = ({ uuid }: Pick<StoredCart, 'uuid'>): string => `cart:${uuid}`;

const problem = problemsOf(cartProblems);

/**
 * The only way to change a cart: read it, let `rule` decide, write. Outside a transaction a lost race (lines or owner changed) starts over, so `rule`
 * may run again. In a transaction the cart is locked first, before any lock that `rule` takes. Creates a missing cart. Throws `cart_not_found` for a
 * named cart of another owner, `cart_busy`, and what `rule` throws. Other lines withdraw the reminder of the former ones.
 */
export async function changeCart<Made extends Change>(
  db: Db,
  owner: CartOwner,
  now: Date,
  rule: (cart: StoredCart) => Made | Promise<Made>,
): Promise<Made & StoredCart> {
  for (let tries = 0; tries < maxTries; tries++) {
    const found = await findToChange(db, owner);
    if (!found && owner.cartUuid) throw problem('cart_not_found');
    const before = found ?? { uuid: randomUUID(), lines: [], promoCodes: [], merged: null };
    if (!found && db.isTransaction) {
      await insertCart(db, owner.ownerId, before, now);
      continue;
    }
    const made = await rule(before);
    if (found && made.lines === found.lines && !made.promoCodes && !made.ownerId) return { ...found, ...made };
    const after = { merged: null, ...made, promoCodes: made.promoCodes ?? before.promoCodes, uuid: before.uuid };
    const next = { ...after, ownerId: made.ownerId ?? owner.ownerId };
    if (!(found ? await updateCart(db, owner.ownerId, before, next, now) : await insertCart(db, owner.ownerId, after, now))) continue;
    if (before.lines.length > 0 && !isDeepStrictEqual(made.lines, before.lines)) await withdrawCards(db, owner.ownerId, reminderOf(before));
    return after;
  }
  throw problem('cart_busy');
}
