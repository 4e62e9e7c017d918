import type { TrackingStep } from '../../../contract/shipments/tracking.ts';

interface Standing {
  readonly status: TrackingStep;
  readonly isDelayed: boolean;
}

/** The changes shoppers are e-mailed about. */
export type ParcelNews = 'outForDelivery' | 'delivered' | 'delayed';

/**
 * The change to e-mail the shopper about; null when there is none. `isToday`: the event happened today in the shop's time zone. A late "out for
 * delivery" is dropped, since the e-mail promises delivery today.
 */
export function newsOf(before: Standing, after: Standing, isToday: boolean): ParcelNews | null {
  if (after.status === 'delivered') return before.status === 'delivered' ? null : 'delivered';
  if (after.isDelayed && !before.isDelayed) return 'delayed';
  return after.status === 'outForDelivery' && !after.isDelayed && before.status !== 'outForDelivery' && isToday ? 'outForDelivery' : null;
}
