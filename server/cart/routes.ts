import { type Cart, cartEndpoints, cartProblems } from '../../contract/cart/cart.ts';
import {
  ensureVisitor,
  guestLifetimeSeconds,
  guestOf,
  hasEndedSession,
  ownerOfCustomer,
  requireCustomer,
  type Visitor,
  visitorOf,
} from '../accounts/index.ts';
import { placeOf, savedPlace } from '../addresses/index.ts';
import type { RatesAt, RestrictionsAt } from '../delivery/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { Problem, problemsOf } from '../platform/http/problem.ts';
import { normalCode, promoCodeLimit } from '../promotions/index.ts';
import { mergeGuestSaved } from '../saved/index.ts';
import { tableTaxProvider } from '../tax/index.ts';
import { type CrossSellParts, crossSellOf } from './cross-sell.ts';
import { mergeGuestCart } from './merge-on-sign-in.ts';
import { addItem, addItems, type CartWithOffers, loadCart, removeItem, removePromoCode, setQuantity } from './operations.ts';
import { buyable, priceLines } from './pricing.ts';
import { enterPromoCode, type PromoCodeParts } from './promo-codes.ts';
import { campaignOf, type NamedCampaign, type StandingParts, standingInCart } from './standing.ts';
import type { CartOwner } from './store.ts';
import { presentCart, unitsOf } from './view.ts';

const problem = problemsOf(cartProblems);

export interface CartParts extends StandingParts, PromoCodeParts, CrossSellParts {
  readonly database: Database;
  readonly ratesAt: RatesAt;
  readonly restrictionsAt: RestrictionsAt;
}

/** What a call says of the cart in its answer: further inputs that price it, and whether matching products are wanted (spec §7.3). */
type PresentedBy = NamedCampaign & { zipCode?: string | undefined; withCrossSell?: boolean; crossSell?: boolean };

/** Works on a named cart of the visitor. For a stranger it does not exist; a visitor whose sign-in has ended gets a message saying so (spec §8). */
async function inCart<T>(
  { read }: Database,
  call: Call,
  cartUuid: string,
  work: (owner: Required<CartOwner>, visitor: Visitor) => Promise<T>,
): Promise<T> {
  try {
    const visitor = await visitorOf(read, call);
    if (!visitor) throw problem('cart_not_found');
    return await work({ ownerId: visitor.ownerId, cartUuid }, visitor);
  } catch (error) {
    const isMissing = error instanceof Problem && error.code === ('cart_not_found' satisfies keyof typeof cartProblems);
    throw isMissing && (await hasEndedSession(read, call)) ? problem('session_expired') : error;
  }
}

/** The cart's response, at the current rates and promotions; with matching products on request. */
export async function present(parts: CartParts, call: Call, stored: CartWithOffers, by: PresentedBy): Promise<Cart> {
  const { read } = parts.database;
  const { withCrossSell, crossSell = withCrossSell } = by;
  const rates = await parts.ratesAt(call.brand, call.now);
  const standing = await standingInCart(read, parts, call, await visitorOf(read, call), stored, await campaignOf(parts, call, by));
  const restrictions = await parts.restrictionsAt(call.brand, call.now);
  const place = placeOf(by.zipCode ?? savedPlace(call)?.postalCode ?? '');
  const taxRates = place && (await tableTaxProvider(parts.database).ratesFor(place, call.now));
  const cart = presentCart(stored, { rates, restrictions, standing, place, taxRates }, call.now);
  rememberCart(call, cart.cartUuid, cart.itemQuantity);
  return crossSell ? { ...cart, crossSell: await crossSellOf(parts, call, stored) } : cart;
}

/** Sets the cart's cookies (spec §3 client storage names): its id, and the badge count that page script reads. */
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

/** Updates the badge after an operation outside this domain changed the cart. */
export async function refreshBadge({ database }: Pick<CartParts, 'database'>, call: Call): Promise<void> {
  const visitor = await visitorOf(database.read, call);
  const cart = visitor && (await loadCart(database.read, visitor, call.now));
  if (cart) rememberCart(call, cart.uuid, unitsOf(buyable(priceLines(cart.lines, cart.offers, call.now))));
}

/** Far above any household or shared office network; stops filling the database with carts. */
const addLimit = { rateLimit: { max: 600, windowSeconds: 60 } };

export function bindCart(api: Api, parts: CartParts): void {
  const { database } = parts;
  const answer = (call: Call, stored: CartWithOffers, by: PresentedBy) => present(parts, call, stored, by);
  api.bind(
    cartEndpoints.addItem,
    async ({ variationId, quantity, ...by }, call) => {
      const { ownerId } = await ensureVisitor(database.read, call);
      return answer(call, await addItem(database.read, { ownerId }, { variationId, quantity }, call.now), by);
    },
    addLimit,
  );
  api.bind(
    cartEndpoints.addItems,
    async ({ items, ...by }, call) => {
      const { ownerId } = await ensureVisitor(database.read, call);
      const { added, missed, ...stored } = await addItems(database.read, { ownerId }, items, call.now);
      return { cart: await answer(call, stored, by), added, missed };
    },
    addLimit,
  );
  api.bind(cartEndpoints.addItemTo, async ({ cartUuid, variationId, quantity, ...by }, call) => {
    return answer(
      call,
      await inCart(database, call, cartUuid, (owner) => addItem(database.read, owner, { variationId, quantity }, call.now)),
      by,
    );
  });
  api.bind(cartEndpoints.getCurrent, async (by, call) => {
    const visitor = await visitorOf(database.read, call);
    const cart = visitor && (await loadCart(database.read, visitor, call.now));
    return { cart: cart && (await answer(call, cart, by)) };
  });
  // The sign-in has merged in its transaction; this merges a guest session that came back afterwards.
  api.bind(cartEndpoints.merge, async (by, call) => {
    const { customerId } = await requireCustomer(database.read, call);
    const ownerId = ownerOfCustomer(customerId);
    const guestId = call.bearer ? null : guestOf(call);
    if (guestId !== null) {
      await database.transact(async (tx) => {
        await mergeGuestCart(tx, { guestId, ownerId, now: call.now });
        await mergeGuestSaved(tx, { guestId, ownerId });
      });
    }
    const cart = await loadCart(database.read, { ownerId }, call.now);
    if (!cart) return { cart: null, merged: false };
    const shown = await answer(call, cart, by);
    return { cart: shown, merged: shown.mergeNotice !== null };
  });
  api.bind(cartEndpoints.get, async ({ cartUuid, ...by }, call) => {
    const cart = await inCart(database, call, cartUuid, async (owner) => {
      const found = await loadCart(database.read, owner, call.now);
      if (!found) throw problem('cart_not_found');
      return found;
    });
    return answer(call, cart, by);
  });
  api.bind(cartEndpoints.setQuantity, async ({ cartUuid, variationId, quantity, ...by }, call) => {
    return answer(
      call,
      await inCart(database, call, cartUuid, (owner) => setQuantity(database.read, owner, { variationId, quantity }, call.now)),
      by,
    );
  });
  api.bind(cartEndpoints.removeItem, async ({ cartUuid, variationId, ...by }, call) => {
    return answer(call, await inCart(database, call, cartUuid, (owner) => removeItem(database.read, owner, variationId, call.now)), by);
  });
  api.bind(
    cartEndpoints.addPromoCode,
    async ({ cartUuid, code, captcha, ...by }, call) => {
      const entered = await inCart(database, call, cartUuid, (_owner, visitor) =>
        enterPromoCode(database.read, parts, visitor, { cartUuid, code, captcha }, call),
      );
      return answer(call, entered, by);
    },
    promoCodeLimit,
  );
  api.bind(cartEndpoints.removePromoCode, async ({ cartUuid, code, ...by }, call) => {
    return answer(
      call,
      await inCart(database, call, cartUuid, (owner) => removePromoCode(database.read, owner, normalCode(code), call.now)),
      by,
    );
  });
}
