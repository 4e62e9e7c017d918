import type { z } from 'zod';
import { address } from '../../contract/addresses/addresses.schemas.ts';
import { type Address, addressLabels, isShippableCountry, type TypedAddress } from '../../contract/addresses/addresses.ts';
import { messagesByField } from '../../contract/api/field-rules.ts';
import { type checkoutState, contact } from '../../contract/checkout/checkout.schemas.ts';
import { checkoutProblems } from '../../contract/checkout/checkout.ts';
import type { ShippingMethodCode } from '../../contract/delivery/delivery.ts';
import { restrictedPostalCode } from '../../contract/delivery/delivery.ts';
import type { PaymentType } from '../../contract/promotions/promotions.ts';
import { ownerOfCustomer } from '../accounts/index.ts';
import { isShippable, placeOf, regionOf } from '../addresses/index.ts';
import { freightRefusal, isDelivered, isRestricted, type Restrictions } from '../delivery/index.ts';
import type { Payer } from '../payments/index.ts';
import type { TaxRates } from '../tax/index.ts';
import type { DraftTerms } from './drafts/draft.ts';

export type CheckoutState = z.infer<typeof checkoutState>;
type Contact = z.output<typeof contact>;

/** The wallet order of a checkout. */
export interface CheckoutWallet {
  /** The wallet's id of its order. */
  readonly reference: string;
  /** Where the payer approves. */
  readonly url: string;
  /** Started from the cart, the wallet's address becomes the checkout's. */
  readonly from: 'cart' | 'checkout';
  /** Null until the payer has approved. */
  readonly payer: Payer | null;
  readonly shipTo: TypedAddress | null;
}

interface AnyCheckout {
  readonly uuid: string;
  readonly cartUuid: string;
  readonly ownerId: string;
  readonly contact: Contact | null;
  readonly shippingAddress: Address | null;
  /** Null when billing is the same as shipping. */
  readonly billingAddress: Address | null;
  /** The parts of the shipping address contradict each other; looked up when it is set. */
  readonly addressDoubted: boolean;
  readonly deliveryMethod: ShippingMethodCode;
  /** Looked up when the shipping address is set. */
  readonly taxRates: TaxRates | null;
  readonly paymentType: PaymentType;
  /** Null without a wallet, and after a decline. */
  readonly wallet: CheckoutWallet | null;
  readonly heldUntil: Date | null;
  /** The draft order that it was made from, which takes the cart's place; null for a shopper's own checkout. */
  readonly draft: DraftTerms | null;
}

/** One that the shopper can still change. */
interface OpenCheckout extends AnyCheckout {
  readonly state: 'open';
  readonly paymentId: null;
  readonly orderNumber: null;
}

/** One with an order. */
export interface OrderedCheckout extends AnyCheckout {
  readonly state: Exclude<CheckoutState, 'open'>;
  /** The payment that is under way or has succeeded. */
  readonly paymentId: string;
  readonly orderNumber: string;
}

/** A checkout as stored. */
export type StoredCheckout = OpenCheckout | OrderedCheckout;

/** How far a checkout is. */
export type Progress =
  | Pick<OpenCheckout, 'state' | 'paymentId' | 'orderNumber'>
  | Pick<OrderedCheckout, 'state' | 'paymentId' | 'orderNumber'>;

/** For whom promotions are evaluated: the account that a draft is for, else the checkout's owner. */
export const buyerOf = ({ ownerId, draft }: Pick<StoredCheckout, 'ownerId' | 'draft'>): string =>
  draft?.customerId ? ownerOfCustomer(draft.customerId) : ownerId;

/** A checkout with everything an order needs. */
export type ReadyCheckout = StoredCheckout & { readonly contact: Contact; readonly shippingAddress: Address; readonly taxRates: TaxRates };

export function isReady(checkout: StoredCheckout): checkout is ReadyCheckout {
  return checkout.contact !== null && checkout.shippingAddress !== null && checkout.taxRates !== null;
}

/** Missing fields with their messages (spec §5). */
export function missingFields({ contact: known, shippingAddress }: StoredCheckout): Record<string, string> {
  return {
    ...(!known && requiredOf(contact, 'contact')),
    ...(!shippingAddress && requiredOf(address, 'shippingAddress')),
  };
}

/** Fields that are never empty. */
const chosen = new Set(['countryCode', 'locationType', 'marketingOptIn']);

/** The messages of a part whose fields are all empty. */
function requiredOf(part: typeof contact | typeof address, name: string): Record<string, string> {
  const typed = Object.keys(part.shape).filter((field) => !chosen.has(field));
  const issues = part.safeParse(Object.fromEntries(typed.map((field) => [field, '']))).error?.issues ?? [];
  return messagesByField(issues.map(({ path, message }) => ({ path: [name, ...path], message })));
}

/** Checks that the region belongs to the country. Field → message. */
export function regionFault(
  name: 'shippingAddress' | 'billingAddress',
  { countryCode, stateRegion }: Address,
): Record<string, string> | null {
  if (regionOf(countryCode, stateRegion)) return null;
  return { [`${name}.stateRegion`]: `${addressLabels[countryCode].stateRegion} is required` };
}

/** Why large items cannot be delivered there. Field → message. */
export function freightFault(to: Address, method: ShippingMethodCode, restrictions: Restrictions): Record<string, string> | null {
  const fault = method === 'FRNTDOOR' ? freightRefusal(to, restrictions) : null;
  return fault && { [`shippingAddress.${fault.field}`]: fault.message };
}

/**
 * Why a parcel cannot be shipped there (spec §5, §8). Field → message. Checks the ZIP code whatever the state, as carriers do.
 */
export function shippingFault(to: Address, restrictions: Restrictions): Record<string, string> | null {
  const place = placeOf(to.postalCode);
  if (isShippable(to)) {
    const isRefused = (place && isRestricted(place, restrictions)) || !isDelivered(restrictions.zones, to);
    return isRefused ? { 'shippingAddress.postalCode': restrictedPostalCode } : null;
  }
  if (!isShippableCountry(to.countryCode)) {
    return { 'shippingAddress.countryCode': checkoutProblems.not_shippable_abroad.message };
  }
  return { 'shippingAddress.stateRegion': "Sorry, we don't ship there." };
}

/** The problem of what `shippingFault` found: abroad, the sentence about the ZIP code would be untrue. */
export const unshippable = (fault: Record<string, string>): 'not_shippable' | 'not_shippable_abroad' =>
  Object.hasOwn(fault, 'shippingAddress.countryCode') ? 'not_shippable_abroad' : 'not_shippable';
