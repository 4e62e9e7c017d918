import { defineProblems } from '../api/problems.ts';

/** Tracking statuses (spec §3). `delayed` is a mark on top of a step; the others are the steps. */
export const trackingStatuses = ['shipped', 'inTransit', 'delayed', 'outForDelivery', 'delivered'] as const;
export type TrackingStatus = (typeof trackingStatuses)[number];

/** A parcel's steps, in order (spec §2.9). */
export const trackingSteps = ['shipped', 'inTransit', 'outForDelivery', 'delivered'] as const;
export type TrackingStep = (typeof trackingSteps)[number];

/** The statuses' labels for shoppers. */
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
