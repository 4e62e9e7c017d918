import type { Order } from '../../../contract/buying/orders.ts';
import type { Shipment } from '../../../contract/buying/shipments.ts';
import type { Story } from '../../features/orders/load-story.ts';

export interface AccountOrderData extends Story {
  readonly order: Order;
  /** Parcels on their way. */
  readonly shipments: readonly Shipment[];
}
