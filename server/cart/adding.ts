import { randomUUID } from 'node:crypto';
import { cartProblems } from '../../contract/cart.ts';
import { getOffersOfMany, type Offer } from '../catalog/index.ts';
import { Batches } from '../platform/batches.ts';
import type { Database, Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { type CartWrite, findCarts, isDeadlock, writeCarts } from './adding-store.ts';
import { quantityOf, withQuantity } from './lines.ts';
import type { CartWithOffers } from './operations.ts';
import { type KnownCart, RecentCarts } from './recent-carts.ts';
import type { CartOwner } from './store.ts';

/** Units that a visitor puts into their cart. */
export interface Addition {
  readonly owner: CartOwner;
  /** Whether their session was made for this very call, so that they have no cart. */
  readonly isNew?: boolean;
  readonly item: { readonly variationId: number; readonly quantity: number };
  readonly now: Date;
}

/** A cart as it became, why it did not, or that it was changed by somebody else meanwhile and must be read again. */
type Outcome = { readonly cart: CartWithOffers } | { readonly error: unknown } | 'again';

type Offers = ReadonlyMap<number, Offer>;

const problem = problemsOf(cartProblems);

/**
 * Adds to carts, what comes at the same time together: it is what shoppers do most, and most of its cost are statements. A batch takes
 * two, and a third when a cart of it must be read, however many are in it (docs/decisions/0015-adding-in-batches.md).
 */
export class CartAdding {
  readonly #batches: Batches<Addition, Outcome>;
  readonly #recent = new RecentCarts();

  constructor({ read, kind }: Database) {
    this.#batches = new Batches({
      // The embedded database has nobody who would bring it to the disk later.
      run: (additions) => addAll(read, this.#recent, additions, kind === 'server'),
      keyOf: ({ owner }) => owner.ownerId,
      most: 64,
      atOnce: 2,
      crowd: 6,
    });
  }

  /**
   * The visitor's cart with the units in it; it is made if they have none and named none. Throws what `withQuantity` throws, and
   * `cart_not_found` for a named cart that is not theirs.
   */
  async add(addition: Addition): Promise<CartWithOffers> {
    let outcome = await this.#batches.ask(addition);
    while (outcome === 'again') outcome = await this.#batches.ask({ ...addition, isNew: false });
    if ('error' in outcome) throw outcome.error;
    return outcome.cart;
  }
}

async function addAll(db: Db, recent: RecentCarts, additions: readonly Addition[], soon: boolean): Promise<Outcome[]> {
  const carts = await cartsOf(db, recent, additions);
  const now = additions.reduce((latest, addition) => (addition.now > latest ? addition.now : latest), new Date(0));
  const offers = await getOffersOfMany(
    db,
    additions.map(({ owner, item }) => {
      const cart = carts.get(owner.ownerId);
      return {
        variationIds: [...(cart?.lines ?? []).map((line) => line.variationId), item.variationId],
        forCheckout: cart?.uuid ?? null,
      };
    }),
    now,
  );
  const decided = additions.map((addition, i) => decide(addition, carts.get(addition.owner.ownerId), offers[i]));
  const writes = decided.flatMap((each) => ('error' in each ? [] : [each]));
  const written = await writeCarts(db, writes, { now, soon }).catch((error: unknown) => {
    if (isDeadlock(error)) return new Set<string>();
    throw error;
  });
  return decided.map((each, i) => {
    const { ownerId } = (additions[i] as Addition).owner;
    if ('error' in each) return recent.forget(ownerId) ? 'again' : each;
    if (!written.has(each.uuid)) {
      recent.forget(ownerId);
      return 'again';
    }
    recent.remember(ownerId, each);
    return { cart: { uuid: each.uuid, lines: each.lines, offers: offers[i] ?? new Map(), merged: null } };
  });
}

/** The carts by their owners: those of shoppers who added a moment ago as they were then, the others as they are. */
async function cartsOf(db: Db, recent: RecentCarts, additions: readonly Addition[]): Promise<Map<string, KnownCart>> {
  const carts = new Map<string, KnownCart>();
  const unknown: string[] = [];
  for (const { owner, isNew } of additions) {
    const known = recent.get(owner.ownerId);
    if (known) carts.set(owner.ownerId, known);
    else if (!isNew) unknown.push(owner.ownerId);
  }
  if (unknown.length > 0) for (const [ownerId, cart] of await findCarts(db, unknown)) carts.set(ownerId, cart);
  return carts;
}

/** What is to be written for an addition, or what it is refused with. */
function decide({ owner, item }: Addition, cart: KnownCart | undefined, offers: Offers | undefined): CartWrite | { error: unknown } {
  try {
    if (owner.cartUuid && owner.cartUuid !== cart?.uuid) throw problem('cart_not_found');
    const before = cart?.lines ?? null;
    const quantity = quantityOf(before ?? [], item.variationId) + item.quantity;
    const lines = withQuantity(before ?? [], offers?.get(item.variationId), quantity);
    return { ownerId: owner.ownerId, uuid: cart?.uuid ?? randomUUID(), before, lines };
  } catch (error) {
    return { error };
  }
}
