import { defineProblems } from '../api/problems.ts';
import { noPostalCode, unknownPostalCode, unreadablePostalCode } from '../values/postal-code.ts';

/** For a postal code that nothing is delivered to (spec §8, word for word). */
export const restrictedPostalCode = "Sorry, we don't ship to this Zip Code. Please edit your Shipping Address to continue";

/** Most business days in transit, from the warehouse nearest to each place in the contiguous US, for fast shipping. */
export const maxFastDays = 5;

/** What staff can say of an item's delivery whatever it weighs. `large`: brought to the front door by two people. */
export const deliveryClasses = ['parcel', 'large'] as const;
export type DeliveryClass = (typeof deliveryClasses)[number];

/** 70 lb, the parcel carriers' limit for a piece. */
export const heaviestParcelGrams = 31_750;

/** What decides how an item travels. */
interface Deliverable {
  readonly weightGrams: number | null;
  readonly deliveryClass: DeliveryClass | null;
}

/** Whether it is too large for parcel mail: as set by staff, else by weight; unknown weights are not. */
export const isHeavy = ({ weightGrams, deliveryClass }: Deliverable): boolean =>
  deliveryClass === null ? (weightGrams ?? 0) > heaviestParcelGrams : deliveryClass === 'large';

export const deliveryProblems = defineProblems({
  postal_code_required: { status: 400, message: noPostalCode },
  postal_code_unreadable: { status: 400, message: unreadablePostalCode },
  postal_code_unknown: { status: 400, message: unknownPostalCode },
  postal_code_restricted: { status: 409, message: restrictedPostalCode },
  freight_restricted: { status: 409, message: 'We can’t deliver large items to this postal code. Please choose another one.' },
  freight_military: {
    status: 409,
    message: 'We can’t deliver large items to military addresses (APO, FPO, DPO). Please choose another ZIP code.',
  },
  estimate_not_found: { status: 404, message: 'That item is no longer sold.' },
});
