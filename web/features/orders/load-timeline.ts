import type { Client } from '../../../contract/api/client.ts';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { cancelEndpoints, type TimelineEvent } from '../../../contract/buying/cancelling.ts';
import type { OrderKey } from './order-key.ts';

export type Timeline = OutputOf<typeof cancelEndpoints.timeline>;

/** Loads what happened to an order; null when it cannot be had now, since the rest of the page does without. */
export async function loadTimeline(client: Client, key: OrderKey): Promise<Timeline | null> {
  const timeline = await client.call(cancelEndpoints.timeline, key);
  return timeline.ok ? timeline.data : null;
}

/** The cancellation that a page with `?done=cancelled` confirms. */
export const confirmedIn = (timeline: Timeline | null, { searchParams }: URL): TimelineEvent | null =>
  (searchParams.get('done') === 'cancelled' && timeline?.events.findLast(({ kind }) => kind === 'cancelled')) || null;
