import { fulfilmentProblems, unpackableReasons } from '../../shipments/shipments.rules.ts';

export const staffPackingProblems = fulfilmentProblems;

/** Orders packed at once: about what one trolley, one pile of paper and one request can take. */
export const maxPacked = 200;

/** What became of each order of a batch; all but the first leave it as it was. */
export const shipOutcomes = {
  shipped: 'Shipped',
  ...unpackableReasons,
  no_number: 'The tracking number is missing or incomplete',
  same_number: 'Another order here has the same tracking number',
  number_in_use: 'A parcel of another order has this tracking number',
  failed: 'Something went wrong. Please try again',
} as const;
export type ShipOutcome = keyof typeof shipOutcomes;
