import { addBusinessDays } from '../../delivery/index.ts';
import type { CarrierEvent, Progress } from './progress.ts';

/** The days a parcel is expected, both included, as `YYYY-MM-DD`. */
interface Window {
  readonly earliest: string;
  readonly latest: string;
}

export interface Expected {
  /** Null when delivered or unknown. */
  readonly estimate: Window | null;
  /** The carrier reported a delay, or the last expected day of a parcel that it reports on has passed. */
  readonly isDelayed: boolean;
}

/** Business days added to the last promised day when a carrier reports a delay without a new date. */
const usualDelay = { from: 1, to: 3 };

interface Known {
  /** The days promised with the order. */
  readonly promise: Window;
  readonly events: readonly CarrierEvent[];
  readonly progress: Progress;
  /** Today, in the shop's time zone. */
  readonly today: string;
  /** The day of a moment, in the shop's time zone. */
  readonly dayOf: (at: Date) => string;
}

/** Computes when a parcel is expected from all its events (spec §2.9). The carrier's latest date overrides our promise. */
export function expectedOf({ promise, events, progress, today, dayOf }: Known): Expected {
  if (progress.status === 'delivered') return { estimate: null, isDelayed: false };
  if (isGone(events)) return { estimate: null, isDelayed: true };
  const { earliest, latest } = saidOf(events, dayOf) ?? (progress.isDelayed ? delayed(promise) : promise);
  // Without carrier reports we don’t know whether a parcel is late: it may have arrived.
  if (latest < today) return { estimate: null, isDelayed: events.length > 0 };
  return { estimate: { earliest: earliest < today ? today : earliest, latest }, isDelayed: progress.isDelayed };
}

/** The carrier's last word: the parcel is lost or on its way back, so it is expected on no day. */
function isGone(events: readonly CarrierEvent[]): boolean {
  const last = events.filter(({ status }) => status !== null).sort((a, b) => b.at.getTime() - a.at.getTime())[0];
  return last?.code === 'LOST' || last?.code === 'RETURNED_TO_SENDER';
}

/** The carrier's latest date: an expected day, or the day it went out for delivery. A delay without a date clears earlier ones. */
function saidOf(events: readonly CarrierEvent[], dayOf: (at: Date) => string): Window | null {
  let day: string | null = null;
  for (const { status, at, expectedOn } of [...events].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    if (expectedOn !== null) day = expectedOn;
    else if (status === 'outForDelivery') day = dayOf(at);
    else if (status === 'delayed') day = null;
  }
  return day === null ? null : { earliest: day, latest: day };
}

const delayed = ({ latest }: Window): Window => ({
  earliest: addBusinessDays(latest, usualDelay.from),
  latest: addBusinessDays(latest, usualDelay.to),
});
