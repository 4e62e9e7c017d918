import { randomUUID } from 'node:crypto';
import type { Address, ShippableCountry } from '../../contract/addresses/addresses.ts';
import { commonProblems } from '../../contract/api/problems.ts';
import { type Checkout, checkoutProblems } from '../../contract/checkout/checkout.ts';
import type { ShippingMethodCode } from '../../contract/delivery/delivery.ts';
import type { PaymentType } from '../../contract/promotions/promotions.ts';
import { isDoubtful, postalNormalizer } from '../addresses/index.ts';
import { loadCart } from '../cart/index.ts';
import type { Restrictions } from '../delivery/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { tableTaxProvider } from '../tax/index.ts';
import { freightFault, regionFault, type StoredCheckout, shippingFault, unshippable } from './checkout.ts';
import { contentsOf, holdForCart } from './holding.ts';
import type { PricingParts } from './parts.ts';
import { type CheckoutOwner, findCheckout, lockCheckout, lockCheckoutOfCart, saveDetails } from './store.ts';
import { presentOpen, presentOrdered } from './view.ts';

const problem = problemsOf({ ...commonProblems, ...checkoutProblems });

/** Starts a cart's checkout, or continues the running one, and holds its stock. Throws `checkout_not_found`, `cart_empty`. */
export async function startCheckout(
  parts: PricingParts,
  owner: { ownerId: string; cartUuid: string; network: string },
  now: Date,
): Promise<Checkout> {
  return parts.database.transact(async (tx) => {
    const cart = await loadCart(tx, owner, now);
    if (!cart) throw problem('checkout_not_found');
    if (cart.lines.length === 0) throw problem('cart_empty');
    const { ownerId, cartUuid } = owner;
    const checkout = await lockCheckoutOfCart(tx, { ownerId, cartUuid, checkoutUuid: randomUUID() }, now);
    if (!checkout) throw problem('checkout_not_found');
    return checkout.state === 'open' ? saveAndHold(tx, parts, checkout, owner.network, now) : presentOrdered(tx, checkout, parts, now);
  });
}

/**
 * The current checkout. With a `countryCode` other than its address's it is priced as if it had none, to that country: a total that has shipping
 * within the US would not be Canada's. Throws `checkout_not_found`.
 */
export async function getCheckout(parts: PricingParts, owner: CheckoutOwner, now: Date, countryCode?: ShippableCountry): Promise<Checkout> {
  const db = parts.database.read;
  const checkout = await findCheckout(db, owner);
  if (!checkout) throw problem('checkout_not_found');
  if (checkout.state !== 'open') return presentOrdered(db, checkout, parts, now);
  const contents = await contentsOf(db, checkout, now);
  const expected = checkout.draft ? null : parts.expected;
  const known = checkout.shippingAddress?.countryCode ?? expected?.place.countryCode ?? 'US';
  if (countryCode === undefined || countryCode === known) return presentOpen(db, checkout, contents, parts, now);
  const withoutAddress = { ...checkout, shippingAddress: null, taxRates: null };
  return presentOpen(db, withoutAddress, contents, { ...parts, chosen: { countryCode } }, now);
}

export interface Details {
  contact?: StoredCheckout['contact'] | undefined;
  shippingAddress?: Address | undefined;
  billingAddress?: Address | null | undefined;
  deliveryMethod?: ShippingMethodCode | undefined;
  paymentType?: PaymentType | undefined;
}

/**
 * Saves the shopper's details, reprices and extends the hold. Throws `invalid_input`, `not_shippable`, `not_shippable_abroad` or
 * `freight_not_shippable` with fields, `payment_in_progress` while a bank decides, `payment_type_unavailable`, `checkout_not_found`.
 */
export async function updateCheckout(
  parts: PricingParts,
  owner: CheckoutOwner & { network: string },
  details: Details,
  now: Date,
): Promise<Checkout> {
  const { shippingAddress, billingAddress } = details;
  refuseFaults(details, parts.restrictions);
  if (details.paymentType && !parts.paymentTypes.includes(details.paymentType)) throw problem('payment_type_unavailable');
  const taxRates = shippingAddress && (await (parts.taxProvider ?? tableTaxProvider(parts.database)).ratesFor(shippingAddress, now));
  const doubted =
    shippingAddress && parts.config.holds.address && isDoubtful(shippingAddress, await verifierOf(parts).verify(shippingAddress));
  return parts.database.transact(async (tx) => {
    const checkout = await lockCheckout(tx, owner);
    if (!checkout) throw problem('checkout_not_found');
    if (checkout.state === 'complete') return presentOrdered(tx, checkout, parts, now);
    if (checkout.state !== 'open') throw problem('payment_in_progress');
    const updated: StoredCheckout = {
      ...checkout,
      contact: details.contact ?? checkout.contact,
      shippingAddress: shippingAddress ?? checkout.shippingAddress,
      billingAddress: billingAddress === undefined ? checkout.billingAddress : billingAddress,
      addressDoubted: doubted ?? checkout.addressDoubted,
      deliveryMethod: details.deliveryMethod ?? checkout.deliveryMethod,
      taxRates: taxRates ?? checkout.taxRates,
      paymentType: details.paymentType ?? checkout.paymentType,
    };
    const saved = await saveAndHold(tx, parts, updated, owner.network, now);
    const unsuited = shippingAddress && freightFault(shippingAddress, saved.deliveryMethod, parts.restrictions);
    if (unsuited) throw problem('freight_not_shippable', undefined, unsuited);
    return saved;
  });
}

const verifierOf = ({ addressVerifier = postalNormalizer() }: PricingParts) => addressVerifier;

function refuseFaults({ shippingAddress, billingAddress }: Details, restrictions: Restrictions): void {
  const faults = {
    ...(shippingAddress && regionFault('shippingAddress', shippingAddress)),
    ...(billingAddress && regionFault('billingAddress', billingAddress)),
  };
  if (Object.keys(faults).length > 0) throw problem('invalid_input', undefined, faults);
  const unreachable = shippingAddress && shippingFault(shippingAddress, restrictions);
  if (unreachable) throw problem(unshippable(unreachable), undefined, unreachable);
}

/** Saves a locked, open checkout and holds its stock. */
export async function saveAndHold(tx: Tx, parts: PricingParts, checkout: StoredCheckout, network: string, now: Date): Promise<Checkout> {
  const { heldUntil, ...contents } = await holdForCart(tx, checkout, network, now);
  const saved = { ...checkout, heldUntil };
  await saveDetails(tx, saved, now);
  return presentOpen(tx, saved, contents, parts, now);
}
