import type { Address, TypedAddress } from '../../../contract/addresses/addresses.ts';
import type { ShippingMethodCode } from '../../../contract/delivery/delivery.ts';
import { type DraftState, type ManualDiscount, maxDiscountPercent } from '../../../contract/staff/orders/drafts.ts';
import type { Destination } from '../../delivery/index.ts';
import type { TaxRates } from '../../tax/index.ts';
import type { StoredCheckout } from '../checkout.ts';

/** A line of a draft; `priceSeen` is the unit price (cents) when it was saved. */
interface DraftLine {
  readonly variationId: number;
  readonly quantity: number;
  readonly priceSeen: number;
}

/** What a draft's checkout needs to know of it, read along with the checkout. */
export interface DraftTerms {
  readonly draftId: number;
  readonly createdBy: number;
  readonly customerId: number | null;
  readonly lines: readonly DraftLine[];
  readonly promoCodes: readonly string[];
  readonly discount: ManualDiscount | null;
  /** Cents; null for the usual price. */
  readonly shippingPrice: number | null;
  /** As staff typed it, perhaps incomplete. */
  readonly address: TypedAddress;
  readonly note: string;
  readonly tags: readonly string[];
  readonly linkNumber: number;
}

/** What staff write into a draft, with the prices they saw. */
export interface DraftContents extends Omit<DraftTerms, 'draftId' | 'createdBy' | 'linkNumber'> {
  readonly email: string;
  readonly deliveryMethod: ShippingMethodCode;
}

/** A draft as stored. */
export interface StoredDraft extends DraftContents, DraftTerms {
  /** Also the id of its checkout. */
  readonly uuid: string;
  readonly version: number;
  readonly brand: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly linkUntil: Date | null;
  readonly orderNumber: string | null;
}

export const emptyAddress: TypedAddress = {
  firstName: '',
  lastName: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  stateRegion: '',
  postalCode: '',
  phone: '',
  countryCode: 'US',
  locationType: 'RESIDENCE',
};

/** Where a draft stands. The list computes the same in SQL. */
export function draftStateOf({ orderNumber, linkNumber, linkUntil }: StoredDraft, now: Date): DraftState {
  if (orderNumber !== null) return 'paid';
  if (linkNumber === 0) return 'open';
  if (linkUntil === null) return 'withdrawn';
  return linkUntil > now ? 'sent' : 'expired';
}

/** The owner of a draft's checkout. Nobody signs in as it: the payment link opens it. */
export const ownerOfDraft = (uuid: string): string => `draft:${uuid}`;

export const isDraftOwner = (ownerId: string): boolean => ownerId.startsWith('draft:');

/** Where a draft is to be delivered, as far as it is known. */
export interface DraftDestination {
  /** Null while it is incomplete or wrong. */
  readonly address: Address | null;
  readonly taxRates: TaxRates | null;
  readonly doubted: boolean;
  /** Field → message; empty for an empty address. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The checkout that a draft's payment link opens. */
export function checkoutOf(draft: StoredDraft, { address, taxRates, doubted }: DraftDestination): StoredCheckout {
  return {
    uuid: draft.uuid,
    cartUuid: draft.uuid,
    ownerId: ownerOfDraft(draft.uuid),
    state: 'open',
    contact: draft.email === '' ? null : { email: draft.email, marketingOptIn: false },
    shippingAddress: address,
    billingAddress: null,
    addressDoubted: doubted,
    deliveryMethod: draft.deliveryMethod,
    taxRates,
    paymentType: 'CARD',
    wallet: null,
    heldUntil: null,
    paymentId: null,
    orderNumber: null,
    draft,
  };
}

/** Whether a discount is above what every member with `orders.draft` may give; `merchandise` in cents. */
export function isAboveLimit(discount: Pick<ManualDiscount, 'kind' | 'value'> | null, merchandise: number): boolean {
  if (!discount) return false;
  return discount.kind === 'percent' ? discount.value > maxDiscountPercent : discount.value * 100 > merchandise * maxDiscountPercent;
}

/**
 * The price of delivery agreed for a draft; null for the usual one. It was agreed for the draft's address, so it does not hold in another state, where
 * delivery may cost more. Where only the country is known, it holds in that country.
 */
export function agreedShippingPrice({ shippingPrice, address }: DraftTerms, to: Destination | null): number | null {
  if (!to || address.postalCode === '') return shippingPrice;
  const { countryCode, stateRegion = address.stateRegion } = to;
  return countryCode === address.countryCode && stateRegion === address.stateRegion ? shippingPrice : null;
}
