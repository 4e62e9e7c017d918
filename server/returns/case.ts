import { returnStock } from '../catalog/index.ts';
import {
  findOrderLines,
  findOrderNumbers,
  findReplacement,
  lockOrderByNumber,
  type OrderedLine,
  type StoredOrder,
} from '../orders/index.ts';
import type { Actor } from '../payments/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { StoredReturn } from './return.ts';
import { findReturn } from './store.ts';

/** A return with its order. */
export interface Case {
  readonly one: StoredReturn;
  readonly order: StoredOrder;
  /** The order's lines, with what was paid for them. */
  readonly ordered: readonly OrderedLine[];
  /** The order whose payment paid for them: another one where this order is a replacement. */
  readonly paidOrderId: number;
}

/** An order's lines for returns. A replacement's lines cost nothing, so they get what was paid for the units they replace. */
export async function findPaidLines(db: Db, orderId: number): Promise<Pick<Case, 'ordered' | 'paidOrderId'>> {
  const ordered = await findOrderLines(db, orderId);
  const replacement = await findReplacement(db, orderId);
  if (!replacement) return { ordered, paidOrderId: orderId };
  const paidFor = (variationId: number) => replacement.paid.find((one) => one.variationId === variationId)?.cents ?? 0;
  return { ordered: ordered.map((line) => ({ ...line, lineTotal: paidFor(line.variationId) })), paidOrderId: replacement.paidOrderId };
}

/** Loads a return under its order's lock, which every change takes; null when there is none. */
export async function lockCase(tx: Tx, caseNumber: string): Promise<Case | null> {
  const found = await findReturn(tx, caseNumber);
  const orderNumber = found && (await findOrderNumbers(tx, [found.orderId])).get(found.orderId);
  const order = orderNumber ? await lockOrderByNumber(tx, orderNumber) : null;
  const one = await findReturn(tx, caseNumber);
  return one && order && { one, order, ...(await findPaidLines(tx, order.id)) };
}

/** Returns the stock held for a replacement that will not be sent. The caller saves the return without it. */
export async function releaseHeld(tx: Tx, { stockHeld, caseNumber }: StoredReturn, actor: Actor, now: Date): Promise<void> {
  if (stockHeld) await returnStock(tx, stockHeld, { kind: 'released', actor, caseNumber }, now);
}
