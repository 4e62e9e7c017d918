import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import { everyPageTag, purgingOf } from '../platform/purging/purging.ts';
import { clockOf } from '../platform/time/clock.ts';
import { insertPurge } from './store.ts';
import { pageTags } from './tags.ts';

interface QueueParts {
  readonly database: Database;
  readonly config: Pick<Config, 'cdn'>;
  readonly log: Logger;
}

/**
 * Queues what the page cache drops for the CDN, in the transaction of the change. A process that may have missed purges has answered the CDN with old
 * pages: it queues all of them. Does nothing without a CDN.
 */
export function queuePurges({ database, config, log }: QueueParts): void {
  if (!config.cdn) return;
  const purging = purgingOf(database);
  purging.noteWith(async (tx, tags) => {
    const known = pageTags(tags);
    if (known.length > 0) await insertPurge(tx, known, clockOf(tx).now());
  });
  purging.hear((what) => {
    if (what !== 'everything') return;
    database
      .transact((tx) => insertPurge(tx, [everyPageTag], clockOf(tx).now()))
      .catch((error: unknown) => log.error({ err: error }, 'the CDN keeps pages that may be old'));
  });
}
