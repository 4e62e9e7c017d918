import type { Db } from '../platform/db/index.ts';
import { EpochCache } from '../platform/purging/epoch-cache.ts';
import { purgingOf } from '../platform/purging/purging.ts';
import { RuleSet } from './rule-set.ts';
import { follow, type Lead } from './rules.ts';
import { findRules } from './store.ts';

/** Purge tag that tells every process about changed redirects. */
export const redirectsTag = 'redirects';

/** Redirects cached by this process, as crawlers ask for the same ones again and again. */
export class Redirects {
  readonly #db: Db;
  readonly #rules: EpochCache<string, RuleSet>;

  constructor(db: Db) {
    this.#db = db;
    const epoch = purgingOf(db).epoch((tag) => tag === redirectsTag);
    this.#rules = new EpochCache({ epoch, ttlSeconds: 60, max: 2000 });
  }

  /** Where a request's target (`/path?query`) leads in a brand's shop; null when nowhere. Pages on the way, which `isPage` knows, take precedence. */
  lead(brand: string, target: string, now: Date, isPage?: (address: string) => Promise<boolean>): Promise<Lead | null> {
    const rulesAt = async (path: string, query: URLSearchParams) =>
      (await this.#rules.get(`${brand} ${path}`, now, async () => new RuleSet(await findRules(this.#db, brand, path)))).near(path, query);
    return follow(rulesAt, target, isPage);
  }
}
