import type { OrderToPack } from '../../../contract/shipments.ts';

/** Where an order stands, for who packs it. */
export const packingWords: Readonly<Record<OrderToPack['status'], string>> = {
  to_ship: 'To ship',
  partly_shipped: 'Partly shipped',
  shipped: 'Shipped',
  unpaid: 'Not paid yet',
  cancelled: 'Cancelled',
};
