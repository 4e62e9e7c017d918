import type { Db } from '../../platform/db/index.ts';
import { type CataloguedProduct, largeOf, withStock } from '../products/view.ts';
import { findStocked } from './store.ts';

/** A product for feeds: everything on its page except ratings, tags and the brand’s terms. */
export type PublishedOffer = Omit<CataloguedProduct, 'rating' | 'qualityTags'>;

/** All products the brand sells, by id, in batches; each batch has the stock at the time it is read. */
export async function* streamOffers(db: Db, brand: string, batchSize: number): AsyncGenerator<PublishedOffer[]> {
  let after = 0;
  while (true) {
    const batch = await findStocked(db, brand, { after, limit: batchSize, now: new Date() });
    const last = batch.at(-1);
    if (!last) return;
    yield batch.map(({ view, units, deliverables }) =>
      withStock(view, { available: new Map(units), heldUntil: new Map(), large: largeOf(deliverables) }, { rating: null, qualityTags: [] }),
    );
    after = last.view.productId;
  }
}
