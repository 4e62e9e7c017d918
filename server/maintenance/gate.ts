import type { Db } from '../platform/db/index.ts';
import { purgingOf } from '../platform/purging.ts';
import { type Closure, findClosure } from './store.ts';

/** By this tag every process hears that the shop was closed or opened. */
export const maintenanceTag = 'maintenance';

/** Whether the shop is open, as this process knows it: read once, and again when a process says that it has changed. */
export class MaintenanceGate {
  readonly #db: Db;
  #known: Closure | null = null;
  /** Changes that were heard of, and how many of them `#known` takes into account. */
  #changes = 0;
  #read = -1;

  constructor(db: Db) {
    this.#db = db;
    purgingOf(db).hear((tags) => {
      if (tags === 'everything' || tags.includes(maintenanceTag)) this.#changes++;
    });
  }

  /** Known to be open without asking, so that cached pages may be served first. False while the state is being read. */
  get isOpen(): boolean {
    return this.#read === this.#changes && this.#known === null;
  }

  /** What the shop is closed for, or null. While the database does not answer it is as it was. */
  async closure(): Promise<Closure | null> {
    if (this.#read === this.#changes) return this.#known;
    const changes = this.#changes;
    try {
      const closure = await findClosure(this.#db);
      // An answer that took longer than a later one says nothing new.
      if (changes >= this.#read) [this.#known, this.#read] = [closure, changes];
    } catch {}
    return this.#known;
  }
}

const shortest = 60;
const unannounced = 600;

/** Seconds after which it is worth asking again: when it is said to open, or ten minutes; a minute when that has passed. */
export function retryAfterSeconds({ until }: Closure, now: Date): number {
  return until ? Math.max(shortest, Math.ceil((until.getTime() - now.getTime()) / 1000)) : unannounced;
}
