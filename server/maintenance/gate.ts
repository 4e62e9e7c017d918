import type { Db } from '../platform/db/index.ts';
import { purgingOf } from '../platform/purging/purging.ts';
import { type Closure, findClosure } from './store.ts';

/** Purge tag that tells every process the shop was closed or opened. */
export const maintenanceTag = 'maintenance';

/** Whether the shop is open, as known to this process: read once, and again after another process reports a change. */
export class MaintenanceGate {
  readonly #db: Db;
  #known: Closure | null = null;
  /** Announced changes, and how many of them `#known` reflects. */
  #changes = 0;
  #read = -1;

  constructor(db: Db) {
    this.#db = db;
    purgingOf(db).hear((tags) => {
      if (tags === 'everything' || tags.includes(maintenanceTag)) this.#changes++;
    });
  }

  /** Known to be open without a query, so that cached pages may be served first. False while the state is loading. */
  get isOpen(): boolean {
    return this.#read === this.#changes && this.#known === null;
  }

  /** The current closure, or null. While the database does not answer, the last known state holds. */
  async closure(): Promise<Closure | null> {
    if (this.#read === this.#changes) return this.#known;
    const changes = this.#changes;
    try {
      const closure = await findClosure(this.#db);
      // An answer overtaken by a newer one is ignored.
      if (changes >= this.#read) [this.#known, this.#read] = [closure, changes];
    } catch {}
    return this.#known;
  }
}

const shortest = 60;
const unannounced = 600;

/** Seconds until a retry makes sense: the announced opening, or ten minutes; a minute when that time has passed. */
export function retryAfterSeconds({ until }: Pick<Closure, 'until'>, now: Date): number {
  return until ? Math.max(shortest, Math.ceil((until.getTime() - now.getTime()) / 1000)) : unannounced;
}
