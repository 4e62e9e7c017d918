import { addBusinessDays } from '../../delivery/index.ts';
import type { CarrierEvent, Progress } from './progress.ts';

/** Days between which a parcel is expected, both included, as `YYYY-MM-DD`. */
interface Window {
  readonly earliest: string;
  readonly latest: string;
}

export interface Expected {
  /** Null: it has arrived, or nobody knows. */
  readonly estimate: Window | null;
  /** The carrier says so, or every day that was named has passed. */
  readonly isDelayed: boolean;
}

/** Business days that a delay takes where the carrier does not say: `from` to `to` after the last day that was promised. */
const usualDelay = { from: 1, to: 3 };

interface Known {
  /** What the order was promised for. */
  readonly promise: Window;
  readonly events: readonly CarrierEvent[];
  readonly progress: Progress;
  /** The day it is in the shop. */
  readonly today: string;
  /** The day a moment is on, in the shop. */
  readonly dayOf: (at: Date) => string;
}

/** When a parcel is expected, anew from all that was said of it (spec §2.9). The carrier's latest word counts more than what we promised. */
export function expectedOf({ promise, events, progress, today, dayOf }: Known): Expected {
  if (progress.status === 'delivered') return { estimate: null, isDelayed: false };
  const estimate = saidOf(events, dayOf) ?? (progress.isDelayed ? delayed(promise) : promise);
  if (estimate.latest < today) return { estimate: null, isDelayed: true };
  return { estimate: { ...estimate, earliest: estimate.earliest < today ? today : estimate.earliest }, isDelayed: progress.isDelayed };
}

/** The day that the carrier's last word about it names: the one it is out for delivery on, or the one it says. A delay takes back what was said before. */
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
