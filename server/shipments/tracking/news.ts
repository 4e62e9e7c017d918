import type { TrackingStep } from '../../../contract/buying/tracking.ts';

interface Standing {
  readonly status: TrackingStep;
  readonly isDelayed: boolean;
}

/** What a shopper is written to about. */
export type ParcelNews = 'outForDelivery' | 'delivered' | 'delayed';

/**
 * What is worth a letter when a parcel has come from one standing to another; null when nothing is. `isToday`: what was said happened today, in the shop. A
 * letter that says "today" of yesterday is none.
 */
export function newsOf(before: Standing, after: Standing, isToday: boolean): ParcelNews | null {
  if (after.status === 'delivered') return before.status === 'delivered' ? null : 'delivered';
  if (after.isDelayed && !before.isDelayed) return 'delayed';
  return after.status === 'outForDelivery' && !after.isDelayed && before.status !== 'outForDelivery' && isToday ? 'outForDelivery' : null;
}
