import { type TrackingStatus, type TrackingStep, trackingSteps } from '../../../contract/shipments/tracking.ts';

/** A carrier's event for a parcel. */
export interface CarrierEvent {
  /** The carrier's code. */
  readonly code: string;
  /** Our status; null for codes that shoppers do not see. */
  readonly status: TrackingStatus | null;
  readonly place: string | null;
  /** By the carrier's clock. */
  readonly at: Date;
  /** The expected day (`YYYY-MM-DD`), if the carrier gave one. */
  readonly expectedOn: string | null;
}

/** A parcel's step and delay mark. */
export interface Progress {
  /** The furthest step reported. */
  readonly status: TrackingStep;
  readonly isDelayed: boolean;
}

export const rankOf = (status: TrackingStep): number => trackingSteps.indexOf(status);

const stepOf = ({ status }: CarrierEvent): TrackingStep => (status === null || status === 'delayed' ? 'shipped' : status);

/**
 * Derives a parcel's progress from its events, in any order; another event never moves it back (money: Tracking). A delay ends when the parcel
 * later goes out for delivery.
 */
export function progressOf(events: readonly CarrierEvent[]): Progress {
  const status = events.map(stepOf).reduce<TrackingStep>((furthest, one) => (rankOf(one) > rankOf(furthest) ? one : furthest), 'shipped');
  const last = (which: (event: CarrierEvent) => boolean) => Math.max(...events.filter(which).map(({ at }) => at.getTime()));
  const isDelayed =
    status !== 'delivered' && last((event) => event.status === 'delayed') > last((event) => event.status === 'outForDelivery');
  return { status, isDelayed };
}

/**
 * The steps of a parcel at which an event of this status changes neither step nor delay mark. As a parcel never moves back, this also holds for events
 * that arrive at the same time.
 */
export function stepsUnchangedBy(status: TrackingStatus | null): readonly TrackingStep[] {
  if (status === null) return trackingSteps;
  if (status === 'delayed' || status === 'outForDelivery') return [];
  return trackingSteps.filter((step) => rankOf(step) >= rankOf(status));
}
