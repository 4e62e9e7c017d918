import type { Db } from '../platform/db/index.ts';
import { EpochCache } from '../platform/purging/epoch-cache.ts';
import { purgingOf } from '../platform/purging/purging.ts';
import { follow, type Lead, type Rule } from './rules.ts';
import { findRules } from './store.ts';

/** Purge tag that tells every process about changed redirects. */
export const redirectsTag = 'redirects';

/** Redirects cached by this process, as crawlers ask for the same ones again and again. */
export class Redirects {
  readonly #db: Db;
  readonly #rules: EpochCache<string, Rule[]>;

  constructor(db: Db) {
    this.#db = db;
    const epoch = purgingOf(db).epoch((tag) => tag === redirectsTag);
    this.#rules = new EpochCache({ epoch, ttlSeconds: 60, max: 2000 });
  }

  /** Where a request's target (`/path?query`) leads in a brand's shop; null when nowhere. Pages on the way, which `isPage` knows, take precedence. */
  lead(brand: string, target: string, now: Date, isPage?: (address: string) => Promise<boolean>): Promise<Lead | null> {
    const rulesAt = (path: string) => this.#rules.get(`${brand} ${path}`, now, () => findRules(this.#db, brand, path));
    return follow(rulesAt, target, isPage);
  }
}
