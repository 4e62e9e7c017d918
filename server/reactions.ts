import { productChanged, ratingChanged, reviewsSupplied, stockChanged } from './catalog/index.ts';
import { afterCommit } from './platform/db/index.ts';
import { react } from './platform/events.ts';
import { keepSuppliedReviews } from './reviews/index.ts';
import { indexProducts, indexRatings, indexStock } from './search/index.ts';

/** ONE page: which domain reacts to which event, in the transaction that tells it. Bound when first imported. */

react(productChanged, indexProducts);
react(stockChanged, indexStock);
react(reviewsSupplied, keepSuppliedReviews);
react(ratingChanged, indexRatings);

/** Lets kept pages go as soon as what they show has changed; answers a function that stops it. */
export function purgePages(purge: (tags: readonly string[]) => void): () => void {
  const tagsOf = (ids: readonly number[]) => ids.map((id) => `product:${id}`);
  const unbind = [
    react(productChanged, async (tx, { productIds }) => afterCommit(tx, () => purge([...tagsOf(productIds), 'listing', 'home', 'menu']))),
    react(stockChanged, async (tx, { productIds }) => afterCommit(tx, () => purge([...tagsOf(productIds), 'listing', 'home']))),
    react(ratingChanged, async (tx, { ratings }) =>
      afterCommit(tx, () => purge([...tagsOf(ratings.map(({ productId }) => productId)), 'listing'])),
    ),
  ];
  return () => {
    for (const stop of unbind) stop();
  };
}
