import { defineProblems, notFound, staffOnlyProblems } from '../api/problems.ts';

/** Carriers by the names shoppers know. `own` is the shop's van for large items, without tracking numbers. */
export const carrierNames = {
  ups: 'UPS',
  fedex: 'FedEx',
  usps: 'USPS',
  ontrac: 'OnTrac',
  canada_post: 'Canada Post',
  purolator: 'Purolator',
  own: 'Our own van',
} as const;

export type CarrierCode = keyof typeof carrierNames;

/** Why an order cannot be packed now. */
export const unpackableReasons = {
  held: 'On hold for review',
  unpaid: 'Awaiting payment',
  declined: 'Payment declined',
  cancelled: 'Cancelled',
  already_shipped: 'Already shipped',
  unknown: 'Not found',
} as const;
export type UnpackableReason = keyof typeof unpackableReasons;

/** A tracking number without the spaces and hyphens that labels print. */
export const bareTrackingNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** What is wrong with a tracking number for a carrier; null when nothing is. */
export function trackingNumberFault(carrier: CarrierCode, bare: string): string | null {
  if (carrier === 'own' || /^(?=.*\d)[A-Z\d]{8,40}$/.test(bare)) return null;
  return bare === '' ? 'Tracking number is required' : 'A tracking number has 8 to 40 letters and digits';
}

export const fulfilmentProblems = defineProblems({
  ...staffOnlyProblems,
  order_not_found: notFound('order'),
  order_not_shippable: {
    status: 409,
    message: 'This order can’t be shipped: it’s unpaid, cancelled or already shipped.',
  },
  order_held: { status: 409, message: 'This order is on hold for review. Release it before you ship it.' },
  more_than_ordered: { status: 409, message: 'That’s more than is left to ship. Reload the page and try again.' },
  shipment_elsewhere: { status: 409, message: 'This shipment belongs to another order. Reload the page.' },
  number_in_use: { status: 409, message: 'A parcel of another order has this tracking number.' },
  parcel_arrived: { status: 409, message: 'This parcel has been delivered, so its label can’t be changed.' },
  parcel_not_found: notFound('parcel'),
});
