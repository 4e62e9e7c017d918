import type { Address } from '../../contract/addresses.ts';
import type { Totals } from '../../contract/cart.ts';
import type { DeliveryMethod } from '../../contract/delivery.ts';
import type { OrderLine } from '../../contract/orders.ts';
import type { Taken } from '../catalog/index.ts';
import type { OrderState } from './states.ts';

/** A line as it was bought; amounts in cents. */
export type BoughtLine = OrderLine & { readonly returnable: boolean };

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
  readonly lines: readonly BoughtLine[];
  /** What left which warehouse for it. */
  readonly stockTaken: readonly Taken[];
  /** The member of staff who placed it for the customer; null: the customer did. */
  readonly placedByStaff: number | null;
}

/** An order as it is kept. */
export interface StoredOrder extends Omit<OrderDraft, 'lines' | 'stockTaken'> {
  readonly id: number;
  readonly orderNumber: string;
  readonly state: OrderState;
  /** Null once it has been put back. */
  readonly stockTaken: readonly Taken[] | null;
  readonly placedAt: Date;
}
