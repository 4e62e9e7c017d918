import type { OrderToPack } from '../../../contract/orders/shipments.ts';

/** Fulfilment statuses as the console shows them. */
export const packingWords: Readonly<Record<OrderToPack['status'], string>> = {
  held: 'On hold',
  to_ship: 'To ship',
  partly_shipped: 'Partially shipped',
  shipped: 'Shipped',
  unpaid: 'Awaiting payment',
  cancelled: 'Cancelled',
};
