import type { ListedDelivery, ListedWebhook, WebhookKind } from '../../../../contract/staff/webhooks.ts';

export const stateNames = { active: 'Active', failing: 'Failing', disabled: 'Off' } as const satisfies Record<
  ListedWebhook['state'],
  string
>;

export const deliveryNames = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const satisfies Record<
  ListedDelivery['state'],
  string
>;

export const kindNames = {
  'order.placed': 'Order placed',
  'order.paid': 'Order paid',
  'order.cancelled': 'Order or items cancelled',
  'order.shipped': 'Parcel shipped',
  'order.delivered': 'Parcel delivered',
  'order.refunded': 'Money refunded',
  'return.requested': 'Return requested',
  'return.declined': 'Return declined',
  'return.refunded': 'Return refunded',
  'return.replaced': 'Return replaced',
  'return.closed': 'Return closed',
  'return.expired': 'Return expired',
  'product.changed': 'Product changed',
  'stock.changed': 'Stock low, sold out or back',
} as const satisfies Record<WebhookKind, string>;
