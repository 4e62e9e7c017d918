import { trackingWords } from '../../shipments/tracking.rules.ts';

/** A parcel that shipped more days ago may be lost, once the day promised for it has passed too: large items and far places take longer. */
export const lostAfterDays = 14;

/** What a list of shipments can be narrowed to: a step, or what staff should look into. */
export const shipmentStateNames = {
  shipped: trackingWords.shipped,
  inTransit: trackingWords.inTransit,
  outForDelivery: trackingWords.outForDelivery,
  delivered: trackingWords.delivered,
  delayed: trackingWords.delayed,
  lost: 'Possibly lost',
} as const;
export type ShipmentState = keyof typeof shipmentStateNames;

/** Names of the list's filters, in the order of URLs. */
export const shipmentFilterNames = ['q', 'state', 'carrier', 'from', 'to'] as const;
