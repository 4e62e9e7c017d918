import { randomUUID } from 'node:crypto';
import { cartProblems } from '../../contract/buying/cart.ts';
import type { Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { Line } from './lines.ts';
import type { Merged } from './merge.ts';
import { type CartOwner, findToChange, insertCart, type StoredCart, updateCart } from './store.ts';

/** What a rule makes of a cart; whatever else it answers goes back to the caller. */
export interface Change {
  /** The very lines it was given: nothing is written. */
  readonly lines: readonly Line[];
  /** Left out: as before. */
  readonly promoCodes?: readonly string[];
  /** What a sign-in brought together; any other change clears it. */
  readonly merged?: Merged | null;
  /** The cart's next owner; left out: as before. */
  readonly ownerId?: string;
}

/** A try is lost only when another change of the same cart succeeds, so as many can come at once. */
const maxTries = 30;

const problem = problemsOf(cartProblems);

/**
 * The only way in which a cart changes: it is read, `rule` decides, and the decision is written. Without a transaction the write demands the lines and
 * the owner that were read, and a lost race starts over, so `rule` may run again; in a transaction the cart is locked first, and locks that `rule` takes
 * come after it. An owner without a cart gets one. Throws `cart_not_found` for a named cart that is not the owner's, `cart_busy`, and what `rule` throws.
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
    if (found ? await updateCart(db, owner.ownerId, before, next, now) : await insertCart(db, owner.ownerId, after, now)) return after;
  }
  throw problem('cart_busy');
}
