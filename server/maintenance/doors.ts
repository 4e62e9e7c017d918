import type { Db } from '../platform/db/index.ts';
import { onPurge } from '../platform/purging.ts';
import { type Closure, findClosure } from './store.ts';

/** By this tag every process hears that the shop was closed or opened. */
export const maintenanceTag = 'maintenance';

/** Whether the shop is open, as this process knows it: read once, and again when some process says that it has changed. */
export class Doors {
  readonly #db: Db;
  readonly #stopHearing: () => void;
  #known: Closure | null = null;
  #stale = true;

  constructor(db: Db) {
    this.#db = db;
    this.#stopHearing = onPurge((tags) => {
      if (tags === 'everything' || tags.includes(maintenanceTag)) this.#stale = true;
    });
  }

  /** Known without asking: what is served before all else may be served. */
  get areOpen(): boolean {
    return !this.#stale && this.#known === null;
  }

  /** What the shop is closed for, or null. While the database does not answer it is as it was. */
  async closure(): Promise<Closure | null> {
    if (!this.#stale) return this.#known;
    // Before it is read: what changes meanwhile is read again.
    this.#stale = false;
    try {
      this.#known = await findClosure(this.#db);
    } catch {
      this.#stale = true;
    }
    return this.#known;
  }

  close(): void {
    this.#stopHearing();
  }
}

const shortest = 60;
const unannounced = 600;

/** Seconds after which it is worth asking again: when it is said to open, or ten minutes; a minute when that has passed. */
export function retryAfterSeconds({ until }: Closure, now: Date): number {
  return until ? Math.max(shortest, Math.ceil((until.getTime() - now.getTime()) / 1000)) : unannounced;
}
