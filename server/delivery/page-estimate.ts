import type { EstimateAnswer } from '../../contract/delivery.ts';
import type { Database } from '../platform/db/index.ts';
import { onPurge } from '../platform/purging.ts';
import { Epoch, Remembered } from '../platform/remembered.ts';
import { estimateOne } from './operations.ts';

/** Advances when a product, its stock or its price has changed, in whichever process: the purge of its pages says so. */
const epoch = new Epoch();
onPurge((tags) => {
  if (tags === 'everything' || tags.some((tag) => tag.startsWith('product:'))) epoch.advance();
});

/**
 * The dates that a product page tells everybody, for all of the country: worked out once in half a minute and not for each page that is
 * rendered. Throws what `estimateOne` throws.
 */
export class PageEstimates {
  readonly #database: Database;
  readonly #remembered = new Remembered<number, EstimateAnswer>({ epoch, ttlSeconds: 30, max: 5000 });

  constructor(database: Database) {
    this.#database = database;
  }

  ofVariation(variationId: number, now: Date): Promise<EstimateAnswer> {
    return this.#remembered.recall(variationId, now, () => estimateOne(this.#database.read, { variationId, quantity: 1 }, null, now));
  }
}
