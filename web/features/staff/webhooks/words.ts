import type { ListedDelivery, ListedWebhook } from '../../../../contract/staff/webhooks.ts';

export const stateNames = { active: 'Active', failing: 'Failing', disabled: 'Off' } as const satisfies Record<
  ListedWebhook['state'],
  string
>;

export const deliveryNames = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const satisfies Record<
  ListedDelivery['state'],
  string
>;
