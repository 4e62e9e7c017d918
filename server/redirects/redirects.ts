import type { Db } from '../platform/db/index.ts';
import { onPurge } from '../platform/purging.ts';
import { Epoch, Remembered } from '../platform/remembered.ts';
import { follow, type Lead, type Rule } from './rules.ts';
import { findRules } from './store.ts';

/** By this tag every process hears that addresses lead elsewhere. */
export const redirectsTag = 'redirects';

/** Where old addresses lead, as this process knows it: crawlers ask for the same ones again and again. */
export class Redirects {
  readonly #db: Db;
  readonly #epoch = new Epoch();
  readonly #rules = new Remembered<string, Rule[]>({ epoch: this.#epoch, ttlSeconds: 60, max: 2000 });
  readonly #stopHearing: () => void;

  constructor(db: Db) {
    this.#db = db;
    this.#stopHearing = onPurge((tags) => {
      if (tags === 'everything' || tags.includes(redirectsTag)) this.#epoch.advance();
    });
  }

  /** Where a request's target (`/path?query`) leads in a brand's shop; null: nowhere. */
  lead(brand: string, target: string, now: Date): Promise<Lead | null> {
    const rulesAt = (path: string) => this.#rules.recall(`${brand} ${path}`, now, () => findRules(this.#db, brand, path));
    return follow(rulesAt, target);
  }

  close(): void {
    this.#stopHearing();
  }
}
