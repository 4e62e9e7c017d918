import { type TrackingStatus, type TrackingStep, trackingSteps } from '../../../contract/buying/tracking.ts';

/** Something a carrier said of a parcel. */
export interface CarrierEvent {
  /** The carrier's own word for it. */
  readonly code: string;
  /** Ours; null where its word says nothing to a shopper. */
  readonly status: TrackingStatus | null;
  readonly place: string | null;
  /** By the carrier's clock. */
  readonly at: Date;
  /** The day it is expected on (`YYYY-MM-DD`), where the carrier says so. */
  readonly expectedOn: string | null;
}

/** How far a parcel is. */
export interface Progress {
  /** The furthest step that was told of. */
  readonly status: TrackingStep;
  readonly isDelayed: boolean;
}

export const rankOf = (status: TrackingStep): number => trackingSteps.indexOf(status);

const stepOf = ({ status }: CarrierEvent): TrackingStep => (status === null || status === 'delayed' ? 'shipped' : status);

/**
 * How far a parcel is by all that was said of it, in whatever order it came: one more message never takes it back (money: Tracking). A delay ends when the
 * parcel is out for delivery after it.
 */
export function progressOf(events: readonly CarrierEvent[]): Progress {
  const status = events.map(stepOf).reduce<TrackingStep>((furthest, one) => (rankOf(one) > rankOf(furthest) ? one : furthest), 'shipped');
  const last = (which: (event: CarrierEvent) => boolean) => Math.max(...events.filter(which).map(({ at }) => at.getTime()));
  const isDelayed =
    status !== 'delivered' && last((event) => event.status === 'delayed') > last((event) => event.status === 'outForDelivery');
  return { status, isDelayed };
}
