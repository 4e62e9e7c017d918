import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { defineMetric, metricsOf } from '../platform/metrics.ts';
import { type Purge, purgingOf } from '../platform/purging/purging.ts';
import { clockOf } from '../platform/time/clock.ts';
import { openCdn, purgesSent, type SendingParts, sendDue } from './sending.ts';
import { countPurges } from './store.ts';
import { pageTags } from './tags.ts';

const purgeDue = defineJob<Record<string, never>>('cdn.purge');
const waiting = defineMetric('cdn_purges_waiting', 'Changes whose pages the CDN still has to drop');

/** Milliseconds from a change to its purge: what else changes meanwhile goes with it. */
const gatherMs = 1000;

interface CdnParts {
  readonly database: Database;
  readonly config: Pick<Config, 'cdn'>;
  readonly log: Logger;
}

const sendingParts = ({ database, config, log }: CdnParts): SendingParts | null =>
  config.cdn && { database, log, cdn: openCdn(config.cdn) };

/** Every minute: sends what failed before, or was left by a process that ended. */
export function workCdn(parts: CdnParts & { jobs: Jobs }): void {
  const { jobs } = parts;
  const metrics = metricsOf(parts.database);
  metrics.announceCounters(purgesSent);
  metrics.read(waiting, async () => [{ labels: {}, value: await countPurges(parts.database.read) }]);
  const sending = sendingParts(parts);
  // Bound without a CDN too: the schedule of an earlier one would fill a queue that nobody empties.
  jobs.work(purgeDue, async (_, now) => {
    if (sending) await sendDue(sending, now);
  });
  jobs.schedule(purgeDue, '* * * * *', {});
}

/** Sends purges a second after a change, in a process that runs jobs. Returns a function that stops it. */
export function sendSoon(parts: CdnParts): () => Promise<void> {
  const sending = sendingParts(parts);
  if (!sending) return async () => {};
  const { database, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const send = () => {
    timer = undefined;
    running = running
      .then(() => sendDue(sending, clockOf(database).now()))
      .catch((error: unknown) => log.warn({ err: error }, 'purges of the CDN wait'));
  };
  const concerns = (what: Purge) => what === 'everything' || pageTags(what).length > 0;
  const stopHearing = purgingOf(database).hear((what) => {
    if (concerns(what)) timer ??= setTimeout(send, gatherMs).unref();
  });
  return async () => {
    stopHearing();
    clearTimeout(timer);
    await running;
  };
}
