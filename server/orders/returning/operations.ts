import { returnStock } from '../../catalog/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { partStock } from '../cancelling/refund-amounts.ts';
import type { StoredOrder, Units } from '../order.ts';
import { saveStockTaken } from '../store.ts';
import type { ReturnEvent } from '../timeline/event.ts';
import { insertEvent } from '../timeline/store.ts';
import { addReturned } from './store.ts';

interface Noted extends Pick<ReturnEvent, 'kind' | 'actor' | 'cents'> {
  readonly orderId: number;
  readonly caseNumber: string;
  readonly units: readonly Units[];
  /** Of the units, those whose money is given back; the others can be returned later. Only where the return ends. */
  readonly returned?: readonly Units[];
}

/** Kinds after which the units of a return are being returned no more. */
const ends: readonly ReturnEvent['kind'][] = ['return_declined', 'return_refunded', 'return_closed', 'return_expired'];

/** Something happened to a return of an order: its units follow, and it is in the timeline. The caller holds the order's lock, and does it once. */
export async function noteReturn(
  tx: Tx,
  { orderId, caseNumber, kind, actor, cents, units, returned = [] }: Noted,
  now: Date,
): Promise<void> {
  const step = kind === 'return_requested' ? 1 : ends.includes(kind) ? -1 : 0;
  const changes = units.map(({ variationId, quantity }) => ({
    variationId,
    inReturn: step * quantity,
    returned: returned.find((one) => one.variationId === variationId)?.quantity ?? 0,
  }));
  if (step !== 0) await addReturned(tx, orderId, changes);
  await insertEvent(tx, orderId, { kind, actor, at: now, cents, requestUuid: null, details: { lines: units, caseNumber } });
}

/** Returned units of a locked order that are fit to be sold again are back in their warehouses. The caller does it once. */
export async function restock(tx: Tx, order: StoredOrder, units: readonly Units[], now: Date): Promise<void> {
  const { back, out } = partStock(order.stockTaken ?? [], units);
  if (back.length === 0) return;
  await returnStock(tx, back, now);
  await saveStockTaken(tx, order.id, out.length > 0 ? out : null);
}
