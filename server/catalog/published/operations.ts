import type { Product } from '../../../contract/catalog.ts';
import type { Db } from '../../platform/db/index.ts';
import { withStock } from '../products/view.ts';
import { findStocked } from './store.ts';

/** What a feed needs of a product: all its page says but ratings and tags. */
export type PublishedOffer = Omit<Product, 'rating' | 'qualityTags'>;

/** Every product that the brand sells, in the order of the ids, a batch at a time, with the stock of the moment its batch is read. */
export async function* streamOffers(db: Db, brand: string, batchSize: number): AsyncGenerator<PublishedOffer[]> {
  let after = 0;
  while (true) {
    const batch = await findStocked(db, brand, { after, limit: batchSize, now: new Date() });
    const last = batch.at(-1);
    if (!last) return;
    yield batch.map(({ view, units }) => withStock(view, new Map(units), { rating: null, qualityTags: [] }));
    after = last.view.productId;
  }
}
