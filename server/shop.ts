import { join } from 'node:path';
import type { Logger } from 'pino';
import { followBrands, forgetBrands } from './brands/index.ts';
import { queuePurges } from './cdn/index.ts';
import { type Content, openContent } from './content/index.ts';
import { Flags } from './flags/index.ts';
import { MaintenanceGate } from './maintenance/index.ts';
import { Bucket, MediaStore, oneThreadPerPicture } from './media/index.ts';
import type { Config } from './platform/config/config.ts';
import { type Database, type DatabaseOptions, openDatabase } from './platform/db/index.ts';
import { migrateAtStart } from './platform/db/migrate.ts';
import { type Events, eventsOf } from './platform/events.ts';
import { Jobs } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { type Purging, purgingOf } from './platform/purging/purging.ts';
import { readClock } from './platform/time/clock.ts';
import type { Tracer } from './platform/tracing/tracer.ts';
import { startTracing } from './platform/tracing/tracing.ts';
import { bindReactions } from './reactions.ts';
import { searchIn } from './search/index.ts';
import { bringBrandNames } from './settings/index.ts';

/**
 * One shop, as opened by the web process, every command and every test. It owns everything its domains share and cache: nothing registers itself by
 * being imported, and two shops in one process share nothing (docs/decisions/0141-one-shop-owns-everything.md).
 */
export interface Shop {
  readonly config: Config;
  readonly log: Logger;
  /** With its prepared statements, and with what is reached through its connections: events, purging and caches (`perShop`). */
  readonly database: Database;
  readonly events: Events;
  readonly purging: Purging;
  readonly jobs: Jobs;
  readonly media: MediaStore;
  /** Files that are shown to some people only; nothing serves them by name. */
  readonly privateMedia: MediaStore;
  readonly flags: Flags;
  readonly content: Content;
  /** Whether the shop is open. */
  readonly maintenance: MaintenanceGate;
  /** Null where nobody asked for traces. */
  readonly tracer: Tracer | null;
  /** Lets running jobs finish, then closes the database. */
  close(): Promise<void>;
}

export interface ShopOptions {
  /** Refuses to share an embedded database with another process: `StartError`. */
  readonly exclusive?: boolean;
  /** Overrides the configured database. */
  readonly database?: Pick<DatabaseOptions, 'url' | 'dataDir' | 'template' | 'poolSize'>;
}

/**
 * Opens a shop on its migrated database. It does not serve yet (`createApi`) and runs no jobs (`jobs.start`). Throws `StartError`,
 * `DatabaseUnavailable`.
 */
export async function openShop(config: Config, options: ShopOptions = {}): Promise<Shop> {
  const log = createLog(config.logLevel);
  const tracer = await startTracing(config.tracing, log);
  const where = options.database ?? config.database;
  const database = await openDatabase({
    ...where,
    exclusive: options.exclusive ?? false,
    tracer,
    onError: (error) => log.error({ err: error }, 'database connection'),
    onRecovered: () => log.warn('the database is back'),
  });
  // Before anything else hears of a change and reads it.
  purgingOf(database).hear(() => database.changed());
  try {
    await migrateAtStart(database, where);
    await readClock(database.read);
    await followBrands({ database, config, log });
  } catch (error) {
    await database.close();
    throw error;
  }
  oneThreadPerPicture();
  bindReactions(database);
  searchIn(database, config.searchIn);
  queuePurges({ database, config, log });
  bringBrandNames(database);
  const jobs = new Jobs(database, log, tracer);
  const storeIn = (folder: string, copies: boolean) =>
    new MediaStore(join(config.dataDir, folder), config.bucket && { bucket: new Bucket(config.bucket, folder, log), copies });
  return {
    config,
    log,
    database,
    events: eventsOf(database),
    purging: purgingOf(database),
    jobs,
    media: storeIn('media', true),
    // Copies would outlive a photo that another machine deletes.
    privateMedia: storeIn('private-media', false),
    flags: new Flags({ database, config }),
    content: openContent({ database, config, log }),
    maintenance: new MaintenanceGate(database.read),
    tracer,
    close: async () => {
      await jobs.stop();
      forgetBrands({ config });
      await database.close();
      await tracer?.close();
    },
  };
}

/** Opens the shop for a command and closes it afterwards in any case. */
export async function withShop<T>(config: Config, work: (shop: Shop) => Promise<T>): Promise<T> {
  const shop = await openShop(config);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}
