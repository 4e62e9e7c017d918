import type { OutputOf } from '../../../contract/api/endpoint.ts';
import {
  type cancelEndpoints,
  cancelReasons,
  type OrderMoney,
  type StaffTimelineEvent,
  staffCancelReasons,
  type TimelineEvent,
} from '../../../contract/orders/cancelling.ts';
import { variationName } from '../../../contract/values/option-order.ts';
import { own } from '../../../contract/values/own.ts';
import { findOrderMoney } from '../../payments/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { listActors } from '../../staff/index.ts';
import type { OrderedLine, StoredOrder } from '../order.ts';
import { findLines } from '../store.ts';
import type { OrderEvent } from './event.ts';
import { findEvents } from './store.ts';

type Shown = Exclude<OrderEvent, { kind: 'payment_declined' }> & { kind: TimelineEvent['kind'] };

/** The events to show. Declined attempts are left out: the timeline begins where the order was last placed. */
async function findShown(db: Db, orderId: number): Promise<Shown[]> {
  const events = await findEvents(db, orderId);
  const begin = events.findLastIndex(({ kind }) => kind === 'placed');
  return events.slice(Math.max(0, begin)).filter((event): event is Shown => event.kind !== 'payment_declined');
}

function present(event: Shown, ordered: readonly OrderedLine[]): TimelineEvent {
  const { kind, at, actor, cents, details } = event;
  const units = 'lines' in details ? details.lines : [];
  return {
    kind,
    at: at.toISOString(),
    by: actor === 'shopper' ? 'shopper' : 'shop',
    cents,
    items: units.map(({ variationId, quantity }) => {
      const line = ordered.find((one) => one.variationId === variationId);
      return { name: line?.name ?? '', variationName: variationName(line?.options ?? {}), quantity };
    }),
    isWhole: 'isWhole' in details && details.isWhole,
  };
}

const moneyOf = async (db: Db, orderId: number): Promise<OrderMoney> => {
  const { moved, ...sums } = await findOrderMoney(db, orderId);
  return { ...sums, moved: moved.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })) };
};

/** The timeline for shoppers. */
export async function showTimeline(db: Db, { id }: StoredOrder): Promise<OutputOf<typeof cancelEndpoints.timeline>> {
  const ordered = await findLines(db, id);
  const events = (await findShown(db, id)).map((event) => present(event, ordered));
  return { events, money: await moneyOf(db, id) };
}

/** The timeline for staff, with actors and reasons. */
export async function showStaffTimeline(db: Db, { id }: StoredOrder): Promise<{ events: StaffTimelineEvent[]; money: OrderMoney }> {
  const ordered = await findLines(db, id);
  const names = new Map((await listActors(db)).map(({ memberId, name }) => [`staff:${memberId}`, name]));
  const reasons: Readonly<Record<string, string>> = { ...cancelReasons, ...staffCancelReasons };
  const events = (await findShown(db, id)).map((event) => ({
    ...present(event, ordered),
    who: names.get(event.actor) ?? (event.actor === 'shopper' ? 'Customer' : 'Shop'),
    reason: event.kind === 'cancelled' ? (own(reasons, event.details.reason) ?? null) : null,
    draftId: event.kind === 'placed' ? (event.details.draftId ?? null) : null,
  }));
  return { events, money: await moneyOf(db, id) };
}
