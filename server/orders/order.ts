import type { Address } from '../../contract/addresses/addresses.ts';
import type { Totals } from '../../contract/cart/cart.ts';
import type { DeliveryMethod } from '../../contract/delivery/delivery.ts';
import type { OrderLine } from '../../contract/orders/orders.ts';
import type { Adjustment, PaymentType } from '../../contract/promotions/promotions.ts';
import type { ReturnGoods } from '../../contract/returns/returns.ts';
import type { HoldReason } from '../../contract/staff/orders/staff-orders.ts';
import type { Taken } from '../catalog/index.ts';
import type { TaxPart } from '../tax/index.ts';
import type { OrderState } from './states.ts';

/** A line as it was bought; amounts in cents. */
export interface BoughtLine extends OrderLine {
  readonly returnable: boolean;
  /** Calendar days after delivery in which it can be returned. */
  readonly returnDays: number;
  /** What it is, where that decides its return. */
  readonly returnGoods: ReturnGoods | null;
}

/** A line with its current state. Units neither shipped nor cancelled are open. */
export interface OrderedLine extends BoughtLine {
  readonly shipped: number;
  /** Delivered units; part of `shipped`. */
  readonly delivered: number;
  readonly cancelled: number;
}

/** Units of a variation. */
export type Units = Pick<Taken, 'variationId' | 'quantity'>;

/** The terms agreed when the order was placed. */
export interface OrderDraft {
  readonly checkoutUuid: string;
  readonly ownerId: string;
  readonly brand: string;
  readonly email: string;
  readonly marketingOptIn: boolean;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly delivery: DeliveryMethod;
  readonly totals: Pick<Totals, 'currency' | 'merchandise' | 'discount' | 'shipping' | 'tax' | 'total'>;
  /** What each promotion takes off, including off delivery. */
  readonly adjustments: readonly Adjustment[];
  readonly lines: readonly BoughtLine[];
  /** The taxes that make up the rate of `totals.tax`; empty where only the whole is known. */
  readonly taxParts: readonly TaxPart[];
  /** Stock taken from each warehouse. */
  readonly stockTaken: readonly Taken[];
  /** The staff member who placed it for the customer; null when the customer did. */
  readonly placedByStaff: number | null;
  /** The draft order that it was placed from; null without one. Kept in the timeline only. */
  readonly draftId?: number | null;
  /** Where the visit began: a host, or `email` for an e-mail of ours; null when the shopper came by themselves. */
  readonly cameFrom: string | null;
  /** Null for a replacement at no charge. */
  readonly paidBy: PaymentType | null;
}

/** An order as stored. */
export interface StoredOrder extends Omit<OrderDraft, 'lines' | 'adjustments' | 'stockTaken' | 'draftId'> {
  readonly id: number;
  readonly orderNumber: string;
  readonly state: OrderState;
  /** Stock still allocated to it; null once everything was returned. */
  readonly stockTaken: readonly Taken[] | null;
  /** Why it is held for review; null when it is not, and once it is released. */
  readonly heldFor: readonly HoldReason[] | null;
  readonly placedAt: Date;
  /** When its last parcel was delivered; null before that (rulings: Orders). */
  readonly deliveredAt: Date | null;
  /** Rises when its e-mail address changes; an e-mailed link opens its own version only. */
  readonly linkVersion: number;
}
