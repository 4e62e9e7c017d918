import type { Tracking } from '../../../contract/shipments/tracking.ts';
import { type TrackingStep, trackingSteps } from '../../../contract/shipments/tracking.ts';
import { type CarrierEvent, progressOf, rankOf } from './progress.ts';

/**
 * A parcel's four steps with their events, by the carrier's clock. A delay belongs to the step it happened in; events after delivery are
 * left out.
 */
export function stepsOf(events: readonly CarrierEvent[], { shippedAt }: { shippedAt: Date }): Tracking['steps'] {
  const inOrder = [...events].sort((a, b) => a.at.getTime() - b.at.getTime());
  const { status: furthest } = progressOf(events);
  const end = inOrder.find(({ status }) => status === 'delivered');
  const told = inOrder.filter((event) => event.status !== null && (!end || event === end || event.at < end.at));
  const stepAt = (event: CarrierEvent): TrackingStep =>
    event.status === 'delayed' || event.status === null ? progressOf(told.slice(0, told.indexOf(event))).status : event.status;
  return trackingSteps.map((step) => ({
    step,
    isReached: rankOf(step) <= rankOf(furthest),
    events: [
      ...(step === 'shipped' ? [{ at: shippedAt.toISOString(), place: null, isDelay: false }] : []),
      ...told
        .filter((event) => stepAt(event) === step)
        .map(({ at, place, status }) => ({ at: at.toISOString(), place, isDelay: status === 'delayed' })),
    ],
  }));
}
