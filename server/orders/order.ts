import type { Address } from '../../contract/accounts/addresses.ts';
import type { Totals } from '../../contract/buying/cart.ts';
import type { DeliveryMethod } from '../../contract/buying/delivery.ts';
import type { OrderLine } from '../../contract/buying/orders.ts';
import type { Adjustment } from '../../contract/buying/promotions.ts';
import type { Taken } from '../catalog/index.ts';
import type { OrderState } from './states.ts';

/** A line as it was bought; amounts in cents. */
export type BoughtLine = OrderLine & { readonly returnable: boolean };

/** A line as it stands. Units that were neither shipped nor cancelled are open. */
export interface OrderedLine extends BoughtLine {
  readonly shipped: number;
  readonly cancelled: number;
}

/** Units of a variation. */
export type Units = Pick<Taken, 'variationId' | 'quantity'>;

/** What was agreed when the order was placed. */
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
  /** What each promotion takes off, delivery included. */
  readonly adjustments: readonly Adjustment[];
  readonly lines: readonly BoughtLine[];
  /** What left which warehouse for it. */
  readonly stockTaken: readonly Taken[];
  /** The member of staff who placed it for the customer; null: the customer did. */
  readonly placedByStaff: number | null;
}

/** An order as it is kept. */
export interface StoredOrder extends Omit<OrderDraft, 'lines' | 'adjustments' | 'stockTaken'> {
  readonly id: number;
  readonly orderNumber: string;
  readonly state: OrderState;
  /** Units that are still out of their warehouses; null once all have been put back. */
  readonly stockTaken: readonly Taken[] | null;
  readonly placedAt: Date;
}
