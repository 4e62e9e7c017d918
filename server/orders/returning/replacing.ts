import { randomUUID } from 'node:crypto';
import { dayAfter, daysBetween, shopDay } from '../../../contract/values/shop-days.ts';
import type { Taken } from '../../catalog/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { indexWords } from '../desk/store.ts';
import { insertNumbered } from '../operations.ts';
import type { BoughtLine, OrderDraft, OrderedLine, StoredOrder, Units } from '../order.ts';
import { insertLines, saveState } from '../store.ts';
import { insertEvent } from '../timeline/store.ts';
import { findReplacement, insertReplacement, type PaidUnits } from './store.ts';

interface Replaced {
  readonly order: StoredOrder;
  readonly ordered: readonly OrderedLine[];
  readonly units: readonly Units[];
  /** What was paid for the units of each line. */
  readonly paid: readonly PaidUnits[];
  /** The units' stock, which the caller has taken. */
  readonly taken: readonly Taken[];
  readonly caseNumber: string;
  readonly memberId: number;
}

/**
 * Places an order at no charge that replaces units of a locked order, and returns its number. It ships like any other. Not idempotent: the
 * caller calls it once.
 */
export async function openReplacement(
  tx: Tx,
  { order, ordered, units, paid, taken, caseNumber, memberId }: Replaced,
  now: Date,
): Promise<string> {
  const draft: OrderDraft = {
    ...order,
    checkoutUuid: randomUUID(),
    marketingOptIn: false,
    delivery: { ...order.delivery, price: 0, ...laterBy(order, now) },
    totals: { currency: order.totals.currency, merchandise: 0, discount: 0, shipping: 0, tax: 0, total: 0 },
    adjustments: [],
    taxParts: [],
    lines: units.flatMap((one) => freeLine(ordered, one)),
    stockTaken: taken,
    placedByStaff: memberId,
    cameFrom: null,
    paidBy: null,
  };
  const { id, orderNumber } = await insertNumbered(tx, draft, now);
  await insertLines(tx, id, draft.lines);
  await indexWords(tx, id);
  const earlier = await findReplacement(tx, order.id);
  await insertReplacement(tx, id, { paidOrderId: earlier?.paidOrderId ?? order.id, caseNumber, paid });
  const event = { kind: 'placed', actor: `staff:${memberId}`, at: now, cents: 0, requestUuid: null, details: {} } as const;
  await insertEvent(tx, id, event);
  await saveState(tx, id, 'placed', now);
  return orderNumber;
}

function freeLine(ordered: readonly OrderedLine[], { variationId, quantity }: Units): BoughtLine[] {
  const line = ordered.find((one) => one.variationId === variationId);
  return line ? [{ ...line, quantity, unitPrice: 0, lineTotal: 0, adjustments: [], tax: 0 }] : [];
}

/** The delivery promise of the first order, counted from today. */
function laterBy({ delivery, placedAt }: StoredOrder, now: Date): Pick<StoredOrder['delivery'], 'earliest' | 'latest'> {
  const passed = daysBetween(shopDay(placedAt), shopDay(now));
  return { earliest: dayAfter(delivery.earliest, passed), latest: dayAfter(delivery.latest, passed) };
}
