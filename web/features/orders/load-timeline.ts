import type { Client } from '../../../contract/api/client.ts';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { cancelEndpoints, type TimelineEvent } from '../../../contract/orders/cancelling.ts';
import type { OrderKey } from './order-key.ts';

export type Timeline = OutputOf<typeof cancelEndpoints.timeline>;

/** Loads an order's timeline; null when it fails, since the rest of the page works without. */
export async function loadTimeline(client: Client, key: OrderKey): Promise<Timeline | null> {
  const timeline = await client.call(cancelEndpoints.timeline, key);
  return timeline.ok ? timeline.data : null;
}

/** The cancellation confirmed by `?done=cancelled`. */
export const confirmedIn = (timeline: Timeline | null, { searchParams }: URL): TimelineEvent | null =>
  (searchParams.get('done') === 'cancelled' && timeline?.events.findLast(({ kind }) => kind === 'cancelled')) || null;
