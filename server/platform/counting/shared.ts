import { hash } from 'node:crypto';
import type { Db } from '../db/index.ts';
import type { Count, Counter, MakeCounter } from './counter.ts';
import { countManyLess, countManyMore, countOneLess, countOneMore, deleteCount, findCount } from './store.ts';

/** Maximum number of full keys a process remembers. */
const maxRemembered = 10_000;

/**
 * Counts in the database for all processes. A full key stays full until its window ends and is cached, so that persistent callers cost no query.
 * Stores only a digest of addresses.
 */
class SharedCounter implements Counter {
  readonly #db: Db;
  readonly #name: string;
  readonly #max: number;
  readonly #windowSeconds: number;
  /** The end of a full key's window in milliseconds. */
  readonly #fullUntil = new Map<string, number>();

  constructor(db: Db, name: string, max: number, windowSeconds: number) {
    this.#db = db;
    this.#name = name;
    this.#max = max;
    this.#windowSeconds = windowSeconds;
  }

  async add(key: string): Promise<Count> {
    const secondsLeft = this.#secondsFull(key);
    if (secondsLeft > 0) return { count: this.#max + 1, secondsLeft };
    return this.#learn(key, await countOneMore(this.#db, this.#id(key), this.#windowSeconds));
  }

  async addAll(keys: readonly string[]): Promise<Count[]> {
    const open = keys.filter((key) => this.#secondsFull(key) === 0);
    const found = await countManyMore(
      this.#db,
      open.map((key) => this.#id(key)),
      this.#windowSeconds,
    );
    return keys.map((key) => {
      const counted = found.get(this.#id(key));
      return counted ? this.#learn(key, counted) : { count: this.#max + 1, secondsLeft: this.#secondsFull(key) };
    });
  }

  async subtractAll(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#fullUntil.delete(key);
    await countManyLess(
      this.#db,
      keys.map((key) => this.#id(key)),
    );
  }

  /** Other processes keep a cached full key until its window ends: counters used with `subtract` are `neverFull`. */
  async subtract(key: string): Promise<void> {
    this.#fullUntil.delete(key);
    await countOneLess(this.#db, this.#id(key));
  }

  async clear(key: string): Promise<void> {
    this.#fullUntil.delete(key);
    await deleteCount(this.#db, this.#id(key));
  }

  async isFull(key: string): Promise<boolean> {
    if (this.#secondsFull(key) > 0) return true;
    const found = await findCount(this.#db, this.#id(key));
    return found !== null && this.#learn(key, found).count >= this.#max;
  }

  #id(key: string): string {
    return hash('sha256', `${this.#name} ${key}`, 'base64url');
  }

  #secondsFull(key: string): number {
    const until = this.#fullUntil.get(key);
    return until === undefined ? 0 : Math.ceil((until - Date.now()) / 1000);
  }

  #learn(key: string, found: Count): Count {
    if (found.count < this.#max) return found;
    if (this.#fullUntil.size >= maxRemembered) this.#fullUntil.clear();
    this.#fullUntil.set(key, Date.now() + found.secondsLeft * 1000);
    return found;
  }
}

export const countInDatabase =
  (db: Db): MakeCounter =>
  (name, max, windowSeconds) =>
    new SharedCounter(db, name, max, windowSeconds);
