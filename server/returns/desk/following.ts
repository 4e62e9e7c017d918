import { remindDays } from '../../../contract/returns/returns.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import { lockCase } from '../case.ts';
import { notifyReturn } from '../notifications.ts';
import { leave } from '../sending.ts';
import { findToPickUp, findToRemind, saveReminded } from '../store.ts';
import type { ExpiringParts } from './expiring.ts';

/** The most returns one run of the job handles. */
const atOnce = 200;
const day = 86_400_000;

/** Reminds shoppers, each once, whose items are due soon and have not been sent. */
export async function remindOfReturns(parts: ExpiringParts, now: Date): Promise<void> {
  const dueBefore = new Date(now.getTime() + remindDays * day);
  await each(parts, await findToRemind(parts.database.read, { now, dueBefore, limit: atOnce }), async (tx, caseNumber) => {
    const found = await lockCase(tx, caseNumber);
    if (found?.one.state !== 'approved' || !(await saveReminded(tx, found.one.id, now))) return;
    await notifyReturn(tx, parts, found, 'reminder', now);
  });
}

/** The sandbox carrier picks items up on their day. */
export async function pickUpReturns(parts: ExpiringParts, now: Date): Promise<void> {
  await each(parts, await findToPickUp(parts.database.read, shopDay(now), atOnce), async (tx, caseNumber) => {
    const found = await lockCase(tx, caseNumber);
    if (found) await leave(tx, found, 'system', now);
  });
}

/** Handles each case in its own transaction, so that one fault does not stop the others. */
async function each(
  { database, log }: ExpiringParts,
  caseNumbers: readonly string[],
  handle: (tx: Parameters<typeof lockCase>[0], caseNumber: string) => Promise<void>,
): Promise<void> {
  for (const caseNumber of caseNumbers) {
    try {
      await database.transact((tx) => handle(tx, caseNumber));
    } catch (error) {
      log.error({ err: error, caseNumber }, 'a return was not followed');
    }
  }
}
