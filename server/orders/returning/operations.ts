import { findPutBack, moveStock } from '../../catalog/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { partStock } from '../cancelling/refund-amounts.ts';
import type { StoredOrder, Units } from '../order.ts';
import { findLines, saveStockTaken } from '../store.ts';
import type { ReturnApproval, ReturnEvent } from '../timeline/event.ts';
import { insertEvent } from '../timeline/store.ts';
import { openUnits } from '../units.ts';
import { addReturned } from './store.ts';

interface Noted extends Pick<ReturnEvent, 'kind' | 'actor' | 'cents'> {
  readonly orderId: number;
  readonly caseNumber: string;
  readonly units: readonly Units[];
  readonly approval?: ReturnApproval | undefined;
  /** The refunded or replaced units; the rest can be returned later. Only for events that end the return. */
  readonly returned?: readonly Units[];
}

/** Events that end a return, and release its units. */
const ends: readonly ReturnEvent['kind'][] = ['return_declined', 'return_refunded', 'return_replaced', 'return_closed', 'return_expired'];

/** Records a return's event in the order's timeline and updates the unit counts. Not idempotent; the caller holds the order's lock. */
export async function noteReturn(
  tx: Tx,
  { orderId, caseNumber, kind, actor, cents, units, returned = [], approval }: Noted,
  now: Date,
): Promise<void> {
  const step = kind === 'return_requested' ? 1 : ends.includes(kind) ? -1 : 0;
  const changes = units.map(({ variationId, quantity }) => ({
    variationId,
    inReturn: step * quantity,
    returned: returned.find((one) => one.variationId === variationId)?.quantity ?? 0,
  }));
  if (step !== 0) await addReturned(tx, orderId, changes);
  const details = { lines: units, caseNumber, ...(approval && { approval }) };
  await insertEvent(tx, orderId, { kind, actor, at: now, cents, requestUuid: null, details });
}

interface Restocked extends Pick<Noted, 'actor' | 'caseNumber'> {
  /** Negative where fewer units are resellable than were put back for this return before. */
  readonly units: readonly Units[];
  /** Why, where it is not the first time. */
  readonly reason?: string | undefined;
}

/**
 * Puts resellable units of a locked order back into the warehouses that they left, or takes them out of these again. False, and nothing changes, where
 * they are no longer there. Not idempotent: the caller calls it once.
 */
export async function restock(tx: Tx, order: StoredOrder, { units, ...found }: Restocked, now: Date): Promise<boolean> {
  // The latest allocations are of the units still to ship: pick lists name their warehouses.
  const open = (await findLines(tx, order.id)).map((line) => ({ variationId: line.variationId, quantity: openUnits(line) }));
  const { back: toShip, out: shipped } = partStock(order.stockTaken ?? [], open);
  const { back, out } = partStock(
    shipped,
    units.filter(({ quantity }) => quantity > 0),
  );
  const fewer = units.filter(({ quantity }) => quantity < 0).map((line) => ({ ...line, quantity: -line.quantity }));
  const putBack = await findPutBack(
    tx,
    found.caseNumber,
    fewer.map(({ variationId }) => variationId),
  );
  const { back: again } = partStock(putBack, fewer);
  const moves = [...back, ...again.map((one) => ({ ...one, quantity: -one.quantity }))];
  if (moves.length === 0) return true;
  if (!(await moveStock(tx, moves, { kind: 'returned', order, ...found }, now))) return false;
  const left = [...again, ...out, ...toShip];
  await saveStockTaken(tx, order.id, left.length > 0 ? left : null);
  return true;
}
