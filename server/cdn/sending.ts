import type { Logger } from 'pino';
import type { CdnConfig } from '../platform/config/cdn-config.ts';
import type { Database } from '../platform/db/index.ts';
import { errorOf } from '../platform/errors.ts';
import { defineMetric, metricsOf } from '../platform/metrics.ts';
import type { Cdn } from './provider.ts';
import { cloudflare } from './providers/cloudflare.ts';
import { fastly } from './providers/fastly.ts';
import { webhook } from './providers/webhook.ts';
import { deletePurges, postponePurge, type QueuedPurge, takeDue } from './store.ts';
import { batchesOf } from './tags.ts';

export const purgesSent = defineMetric(
  'cdn_purges_total',
  'Calls that had the CDN drop pages, by outcome: done, or failed and tried again',
  ['outcome'],
);

const providers: Readonly<Record<CdnConfig['kind'], (config: CdnConfig) => Cdn>> = { cloudflare, fastly, webhook };

export const openCdn = (config: CdnConfig): Cdn => providers[config.kind](config);

const minuteMs = 60_000;
/** Minutes before each further attempt. Two hours later no copy of the old pages is left (docs/operations/cdn.md). */
export const pausesMinutes = [1, 1, 2, 5, 10, 15, 30, 60] as const;
/** Longer than all calls of one round may take. */
const leaseMs = 2 * minuteMs;
const atOnce = 500;

export interface SendingParts {
  readonly database: Database;
  readonly cdn: Cdn;
  readonly log: Logger;
}

/** Sends everything that is due, in as few calls as the CDN allows. One that was interrupted is sent again, which does no harm. */
export async function sendDue(parts: SendingParts, now: Date): Promise<void> {
  for (;;) {
    const due = await parts.database.transact((tx) => takeDue(tx, now, new Date(now.getTime() + leaseMs), atOnce));
    if (due.length > 0) await send(parts, due, now);
    if (due.length < atOnce) return;
  }
}

async function send({ database, cdn, log }: SendingParts, due: readonly QueuedPurge[], now: Date): Promise<void> {
  const count = (outcome: string) => metricsOf(database).count(purgesSent, { outcome });
  try {
    const batches = batchesOf(
      due.map(({ tags }) => tags),
      cdn.atOnce,
    );
    for (const tags of batches) {
      await cdn.purge(tags, now);
      count('done');
    }
  } catch (error) {
    count('failed');
    return postpone({ database, log }, due, errorOf(error), now);
  }
  await database.transact((tx) =>
    deletePurges(
      tx,
      due.map(({ purgeId }) => purgeId),
    ),
  );
}

/** Until the next attempt, or for good when so much time has passed that the CDN has renewed its pages itself. */
async function postpone(
  { database, log }: Pick<SendingParts, 'database' | 'log'>,
  due: readonly QueuedPurge[],
  error: Error,
  now: Date,
): Promise<void> {
  const isLast = ({ attempts }: QueuedPurge) => attempts >= pausesMinutes.length;
  const given = due.filter(isLast).map(({ purgeId }) => purgeId);
  log.warn({ err: error, purges: due.length, givenUp: given.length }, 'the CDN has not dropped pages');
  await database.transact(async (tx) => {
    await deletePurges(tx, given);
    for (const { purgeId, attempts } of due.filter((one) => !isLast(one)))
      await postponePurge(tx, purgeId, new Date(now.getTime() + (pausesMinutes[attempts] ?? 0) * minuteMs));
  });
}
