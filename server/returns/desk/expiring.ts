import type { Logger } from 'pino';
import { findOrderLines, findOrderNumbers, lockOrderByNumber, noteReturn } from '../../orders/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { type NotificationParts, notifyReturn } from '../notifications.ts';
import { unitsOf } from '../requesting.ts';
import { isOverdue, neverArrivedReasons } from '../rules.ts';
import { findOverdue, findReturn, saveEnd } from '../store.ts';
import { presentReturn } from '../view.ts';

export interface ExpiringParts extends NotificationParts {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
}

/** The most returns one run of the job ends. */
const atOnce = 200;

/** Expires returns whose items have not arrived in time (spec §9: 45 days), each once, and notifies the shoppers. */
export async function expireReturns(parts: ExpiringParts, now: Date): Promise<void> {
  const { database, log } = parts;
  for (const caseNumber of await findOverdue(database.read, { now, neverArrived: neverArrivedReasons, limit: atOnce })) {
    try {
      await database.transact((tx) => expire(tx, parts, caseNumber, now));
    } catch (error) {
      // The others still expire; this one is tried again with the next run.
      log.error({ err: error, caseNumber }, 'a return did not expire');
    }
  }
}

async function expire(tx: Tx, parts: NotificationParts, caseNumber: string, now: Date): Promise<void> {
  const found = await findReturn(tx, caseNumber);
  const orderNumber = found && (await findOrderNumbers(tx, [found.orderId])).get(found.orderId);
  const order = orderNumber ? await lockOrderByNumber(tx, orderNumber) : null;
  const one = await findReturn(tx, caseNumber);
  // Staff may have received it before we got the lock.
  if (!one || !order || !isOverdue(one, now)) return;
  const ordered = await findOrderLines(tx, order.id);
  await saveEnd(tx, one.id, { state: 'expired', words: null, refunded: null, refundedShipping: 0 }, now);
  const noted = { orderId: order.id, caseNumber, kind: 'return_expired', actor: 'system', cents: null, units: unitsOf(one.lines) } as const;
  await noteReturn(tx, noted, now);
  const shown = presentReturn({ ...one, state: 'expired', words: null }, order, ordered);
  await notifyReturn(tx, parts, { order, ordered, shown, news: 'expired' }, now);
}
