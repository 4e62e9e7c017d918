import type { Logger } from 'pino';
import { noteReturn } from '../../orders/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { lockCase, releaseHeld } from '../case.ts';
import { type NotificationParts, notifyReturn } from '../notifications.ts';
import { unitsOf } from '../requesting.ts';
import { isOverdue, neverArrivedReasons } from '../rules.ts';
import { findOverdue, saveEnd } from '../store.ts';

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
  const found = await lockCase(tx, caseNumber);
  // Staff may have received it before we got the lock.
  if (!found || !isOverdue(found.one, now)) return;
  const { one, order } = found;
  await releaseHeld(tx, one, 'system', now);
  await saveEnd(tx, one.id, { state: 'expired', words: null, refunded: null, refundedShipping: 0 }, now);
  const noted = { orderId: order.id, caseNumber, kind: 'return_expired', actor: 'system', cents: null, units: unitsOf(one.lines) } as const;
  await noteReturn(tx, noted, now);
  await notifyReturn(tx, parts, { ...found, one: { ...one, state: 'expired', words: null } }, 'expired', now);
}
