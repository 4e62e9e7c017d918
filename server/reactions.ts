import { learnFromOrder, signedIn } from './accounts/index.ts';
import { adoptAlerts, noticeStock } from './alerts/index.ts';
import { endImpersonationsOfStaff } from './care/index.ts';
import { cartHandedOver, handOverCart } from './cart/index.ts';
import {
  catalogueEpoch,
  categoriesChanged,
  productChanged,
  qualityChanged,
  ratingChanged,
  reviewsSupplied,
  stockChanged,
} from './catalog/index.ts';
import { followCart } from './checkout/index.ts';
import { contentChanged } from './content/index.ts';
import { adoptCards } from './engagement/index.ts';
import { adoptOrders, orderPlaced, tellPlaced } from './orders/index.ts';
import { react } from './platform/events.ts';
import { onPurge, purge, renew } from './platform/purging.ts';
import { notePurchases } from './recommendations/index.ts';
import { keepSuppliedReviews, reviewVoted } from './reviews/index.ts';
import { handOverSaved } from './saved/index.ts';
import { indexProducts, indexRatings, indexStock, rowsEpoch } from './search/index.ts';
import { staffSessionsEnded } from './staff/index.ts';

/** ONE page: which domain reacts to which event, in the transaction that tells it. Bound when first imported. */

react(productChanged, indexProducts);
react(stockChanged, indexStock);
react(reviewsSupplied, keepSuppliedReviews);
react(ratingChanged, indexRatings);
react(orderPlaced, notePurchases);
react(orderPlaced, tellPlaced);
react(orderPlaced, (tx, { order }) => learnFromOrder(tx, order));
react(stockChanged, noticeStock);
// An import sets stock too.
react(productChanged, noticeStock);

// What was the guest's is the customer's with the sign-in.
react(signedIn, handOverCart);
react(signedIn, handOverSaved);
react(cartHandedOver, followCart);
react(signedIn, adoptOrders);
react(signedIn, adoptAlerts);
react(signedIn, adoptCards);

// Who acts for a customer does so as staff, and no longer than that.
react(staffSessionsEnded, endImpersonationsOfStaff);

/** Pages that show what has changed are made anew, in every process; those that an import changes are answered meanwhile. */
const tagsOf = (ids: readonly number[]) => ids.map((id) => `product:${id}`);
react(productChanged, (tx, { productIds }) => renew(tx, [...tagsOf(productIds), 'listing', 'home']));
// The menu stands on every page: only its own changes let all of them go.
react(categoriesChanged, (tx) => renew(tx, ['menu']));
react(contentChanged, (tx, { tags }) => purge(tx, tags));
react(stockChanged, (tx, { productIds }) => purge(tx, [...tagsOf(productIds), 'listing', 'home']));
react(qualityChanged, (tx, { productIds }) => purge(tx, tagsOf(productIds)));
react(ratingChanged, (tx, { ratings }) => purge(tx, [...tagsOf(ratings.map(({ productId }) => productId)), 'listing']));
react(reviewVoted, (tx, { productId }) => purge(tx, tagsOf([productId])));

/** What this process remembers of the catalogue counts no more when another process has changed it; its own changes say so themselves. */
onPurge((tags, from) => {
  if (from === 'here') return;
  if (tags !== 'everything' && !tags.includes('menu') && !tags.includes('listing')) return;
  catalogueEpoch.advance();
  rowsEpoch.advance();
});
