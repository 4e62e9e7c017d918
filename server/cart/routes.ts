import { type Cart, cartEndpoints, cartProblems } from '../../contract/cart.ts';
import { ensureVisitor, guestLifetimeSeconds, guestOf, ownerOfCustomer, requireCustomer, visitorOf } from '../accounts/index.ts';
import { savedPlace } from '../addresses/index.ts';
import type { RatesAt } from '../delivery/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { handOverSaved } from '../saved/index.ts';
import { CartAdding } from './adding.ts';
import { handOverCart } from './hand-over.ts';
import { type CartWithOffers, loadCart, removeItem, setQuantity } from './operations.ts';
import type { CartOwner } from './store.ts';
import { presentCart } from './view.ts';

const problem = problemsOf(cartProblems);

export interface CartParts {
  readonly database: Database;
  readonly ratesAt: RatesAt;
}

/** The owner of a named cart; a stranger gets the answer of a cart that does not exist. */
async function ownerOf(database: Database, call: Call, cartUuid: string): Promise<Required<CartOwner>> {
  const visitor = await visitorOf(database.read, call);
  if (!visitor) throw problem('cart_not_found');
  return { ownerId: visitor.ownerId, cartUuid };
}

/** The cart's answer to a call, at the shop's rates of the moment. */
export async function present(ratesAt: RatesAt, call: Call, stored: CartWithOffers, zipCode: string | undefined): Promise<Cart> {
  const rates = await ratesAt(call.brand, call.now);
  const cart = presentCart(stored, rates, call.now, zipCode ?? savedPlace(call)?.postalCode);
  rememberCart(call, cart.cartUuid, cart.itemQuantity);
  return cart;
}

/** The cart's cookies (spec §3 client storage names): its id, and the number on the badge, which page script reads. */
function rememberCart(call: Call, cartUuid: string, itemQuantity: number): void {
  if (call.bearer) return;
  const cookies: [string, string, boolean][] = [
    ['cart_uuid', cartUuid, true],
    ['cart_item_qty', String(itemQuantity), false],
  ];
  for (const [name, value, httpOnly] of cookies) {
    if (call.cookie(name) !== value) call.setCookie(name, value, { maxAge: guestLifetimeSeconds, httpOnly });
  }
}

/** Sets the badge to what is in the visitor's cart now; for operations elsewhere that change it. */
export async function refreshBadge({ database, ratesAt }: CartParts, call: Call): Promise<void> {
  const visitor = await visitorOf(database.read, call);
  const cart = visitor && (await loadCart(database.read, visitor, call.now));
  if (cart) await present(ratesAt, call, cart, undefined);
}

/** Far beyond any household, office or shared address at the mall; what is stopped is filling the database with carts. */
const addLimit = { rateLimit: { max: 600, windowSeconds: 60 } };

export function bindCart(api: Api, { database, ratesAt }: CartParts): void {
  const answer = (call: Call, stored: CartWithOffers, zipCode: string | undefined) => present(ratesAt, call, stored, zipCode);
  const adding = new CartAdding(database);
  api.bind(
    cartEndpoints.addItem,
    async ({ variationId, quantity, zipCode }, call) => {
      const { ownerId, isNew } = await ensureVisitor(database.read, call);
      return answer(call, await adding.add({ owner: { ownerId }, isNew, item: { variationId, quantity }, now: call.now }), zipCode);
    },
    addLimit,
  );
  api.bind(cartEndpoints.addItemTo, async ({ cartUuid, variationId, quantity, zipCode }, call) => {
    const owner = await ownerOf(database, call, cartUuid);
    return answer(call, await adding.add({ owner, item: { variationId, quantity }, now: call.now }), zipCode);
  });
  api.bind(cartEndpoints.getCurrent, async ({ zipCode }, call) => {
    const visitor = await visitorOf(database.read, call);
    const cart = visitor && (await loadCart(database.read, visitor, call.now));
    return { cart: cart && (await answer(call, cart, zipCode)) };
  });
  // The sign-in has merged already, in its own transaction; a guest session that came back afterwards is merged here.
  api.bind(cartEndpoints.merge, async ({ zipCode }, call) => {
    const { customerId } = await requireCustomer(database.read, call);
    const [ownerId, guestId] = [ownerOfCustomer(customerId), call.bearer ? null : guestOf(call)];
    if (guestId !== null) {
      await database.transact(async (tx) => {
        await handOverCart(tx, { guestId, ownerId, now: call.now });
        await handOverSaved(tx, { guestId, ownerId });
      });
    }
    const cart = await loadCart(database.read, { ownerId }, call.now);
    if (!cart) return { cart: null, merged: false };
    const shown = await answer(call, cart, zipCode);
    return { cart: shown, merged: shown.mergeNotice !== null };
  });
  api.bind(cartEndpoints.get, async ({ cartUuid, zipCode }, call) => {
    const cart = await loadCart(database.read, await ownerOf(database, call, cartUuid), call.now);
    if (!cart) throw problem('cart_not_found');
    return answer(call, cart, zipCode);
  });
  api.bind(cartEndpoints.setQuantity, async ({ cartUuid, variationId, quantity, zipCode }, call) => {
    const owner = await ownerOf(database, call, cartUuid);
    return answer(call, await setQuantity(database, owner, { variationId, quantity }, call.now), zipCode);
  });
  api.bind(cartEndpoints.removeItem, async ({ cartUuid, variationId, zipCode }, call) => {
    const owner = await ownerOf(database, call, cartUuid);
    return answer(call, await removeItem(database, owner, variationId, call.now), zipCode);
  });
}
