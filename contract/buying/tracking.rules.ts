import { defineProblems } from '../api/problems.ts';

/** What a carrier's code means to a shopper (spec §3, tracking statuses). `delayed` is a mark beside the others, which are steps on the way. */
export const trackingStatuses = ['shipped', 'inTransit', 'delayed', 'outForDelivery', 'delivered'] as const;
export type TrackingStatus = (typeof trackingStatuses)[number];

/** The steps of a parcel, in their order (spec §2.9). */
export const trackingSteps = ['shipped', 'inTransit', 'outForDelivery', 'delivered'] as const;
export type TrackingStep = (typeof trackingSteps)[number];

/** As shoppers read them. */
export const trackingWords: Readonly<Record<TrackingStatus, string>> = {
  shipped: 'Shipped',
  inTransit: 'In transit',
  delayed: 'Delayed',
  outForDelivery: 'Out for delivery',
  delivered: 'Delivered',
};

export const trackingProblems = defineProblems({
  parcel_not_found: { status: 404, message: 'We can’t find that package.' },
});

export const carrierProblems = defineProblems({
  carrier_not_found: { status: 404, message: 'Not Found' },
  signature_invalid: { status: 401, message: 'Unauthorized' },
  message_invalid: { status: 400, message: 'The message is not in the form that docs/how-to/carriers.md describes.' },
  carrier_parcel_not_found: { status: 404, message: 'No parcel of this carrier has that number. Send the message again later.' },
});
