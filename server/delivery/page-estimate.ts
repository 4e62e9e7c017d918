import type { EstimateAnswer } from '../../contract/delivery/delivery.ts';
import type { Database } from '../platform/db/index.ts';
import { EpochCache } from '../platform/purging/epoch-cache.ts';
import { purgingOf } from '../platform/purging/purging.ts';
import { estimateOne } from './operations.ts';
import { noRestrictions } from './restrictions/restrictions.ts';
import type { RatesAt } from './shop-rates.ts';

/** The nationwide dates on product pages, cached for half a minute instead of computed for each page. Throws what `estimateOne` throws. */
export class PageEstimates {
  readonly #database: Database;
  readonly #ratesAt: RatesAt;
  readonly #remembered: EpochCache<string, EstimateAnswer>;

  constructor(database: Database, ratesAt: RatesAt) {
    this.#database = database;
    this.#ratesAt = ratesAt;
    // Purged with the product's pages when its data, stock, price or the shop's rates change in any process.
    const epoch = purgingOf(database).epoch((tag) => /^(product|site):/.test(tag));
    this.#remembered = new EpochCache({ epoch, ttlSeconds: 30, max: 5000 });
  }

  ofVariation(variationId: number, brand: string, now: Date): Promise<EstimateAnswer> {
    return this.#remembered.get(`${brand} ${variationId}`, now, async () =>
      estimateOne(
        this.#database.read,
        { variationId, quantity: 1 },
        null,
        { rates: await this.#ratesAt(brand, now), restrictions: noRestrictions },
        now,
      ),
    );
  }
}
