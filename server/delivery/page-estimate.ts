import type { EstimateAnswer } from '../../contract/delivery.ts';
import type { Database } from '../platform/db/index.ts';
import { onPurge } from '../platform/purging.ts';
import { Epoch, Remembered } from '../platform/remembered.ts';
import { estimateOne } from './operations.ts';
import type { RatesAt } from './shop-rates.ts';

/** Advances when a product, its stock, its price or the shop's rates have changed, in whichever process: the purge of its pages says so. */
const epoch = new Epoch();
onPurge((tags) => {
  if (tags === 'everything' || tags.some((tag) => /^(product|site):/.test(tag))) epoch.advance();
});

/**
 * The dates that a product page tells everybody, for all of the country: worked out once in half a minute and not for each page that is
 * rendered. Throws what `estimateOne` throws.
 */
export class PageEstimates {
  readonly #database: Database;
  readonly #ratesAt: RatesAt;
  readonly #remembered = new Remembered<string, EstimateAnswer>({ epoch, ttlSeconds: 30, max: 5000 });

  constructor(database: Database, ratesAt: RatesAt) {
    this.#database = database;
    this.#ratesAt = ratesAt;
  }

  ofVariation(variationId: number, brand: string, now: Date): Promise<EstimateAnswer> {
    return this.#remembered.recall(`${brand} ${variationId}`, now, async () =>
      estimateOne(this.#database.read, { variationId, quantity: 1 }, null, await this.#ratesAt(brand, now), now),
    );
  }
}
