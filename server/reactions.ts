import { accountReplaced, rememberOrderDetails, signedIn } from './accounts/index.ts';
import { adoptAlerts, noticeStock } from './alerts/index.ts';
import { endImpersonationsOfStaff } from './care/index.ts';
import { cartMerged, mergeGuestCart } from './cart/index.ts';
import {
  catalogueEpoch,
  categoriesChanged,
  productChanged,
  qualityChanged,
  ratingChanged,
  reviewsSupplied,
  stockChanged,
} from './catalog/index.ts';
import { moveCheckout } from './checkout/index.ts';
import { contentChanged } from './content/index.ts';
import { adoptCards } from './engagement/index.ts';
import { adoptOrders, moveOrders, notifyPlaced, orderPlaced } from './orders/index.ts';
import { dropCards } from './payments/index.ts';
import { eventsOf } from './platform/events.ts';
import type { OfShop } from './platform/per-shop.ts';
import { purge, purgingOf, renew } from './platform/purging.ts';
import { notePurchases } from './recommendations/index.ts';
import { keepSuppliedReviews, reviewVoted } from './reviews/index.ts';
import { mergeGuestSaved } from './saved/index.ts';
import { indexProducts, indexRatings, indexStock, rowsEpoch } from './search/index.ts';
import { staffSessionsEnded } from './staff/index.ts';

/** The tags of pages that show these products. */
const tagsOf = (ids: readonly number[]) => ids.map((id) => `product:${id}`);

/** ONE page: which domain of a shop reacts to which event, in the transaction that tells it. */
export function bindReactions(shop: OfShop): void {
  const events = eventsOf(shop);
  events.react(productChanged, indexProducts);
  events.react(stockChanged, indexStock);
  events.react(reviewsSupplied, keepSuppliedReviews);
  events.react(ratingChanged, indexRatings);
  events.react(orderPlaced, notePurchases);
  events.react(orderPlaced, notifyPlaced);
  events.react(orderPlaced, (tx, { order }) => rememberOrderDetails(tx, order));
  events.react(stockChanged, noticeStock);
  // An import sets stock too.
  events.react(productChanged, noticeStock);

  // What was the guest's is the customer's with the sign-in.
  events.react(signedIn, mergeGuestCart);
  events.react(signedIn, mergeGuestSaved);
  events.react(cartMerged, moveCheckout);
  events.react(signedIn, adoptOrders);
  events.react(signedIn, adoptAlerts);
  events.react(signedIn, adoptCards);

  // Mails of these orders went to the address that has now been proved.
  events.react(accountReplaced, moveOrders);
  events.react(accountReplaced, dropCards);

  // Who acts for a customer does so as staff, and no longer than that.
  events.react(staffSessionsEnded, endImpersonationsOfStaff);

  // Pages that show what has changed are made anew, in every process; those that an import changes are answered meanwhile.
  events.react(productChanged, (tx, { productIds }) => renew(tx, [...tagsOf(productIds), 'listing', 'home']));
  // The menu stands on every page: only its own changes let all of them go.
  events.react(categoriesChanged, (tx) => renew(tx, ['menu']));
  events.react(contentChanged, (tx, { tags }) => purge(tx, tags));
  events.react(stockChanged, (tx, { productIds }) => purge(tx, [...tagsOf(productIds), 'listing', 'home']));
  events.react(qualityChanged, (tx, { productIds }) => purge(tx, tagsOf(productIds)));
  events.react(ratingChanged, (tx, { ratings }) => purge(tx, [...tagsOf(ratings.map(({ productId }) => productId)), 'listing']));
  events.react(reviewVoted, (tx, { productId }) => purge(tx, tagsOf([productId])));

  // What this process remembers of the catalogue counts no more when another process has changed it; its own changes say so themselves.
  purgingOf(shop).hear((tags, from) => {
    if (from === 'here') return;
    if (tags !== 'everything' && !tags.includes('menu') && !tags.includes('listing')) return;
    catalogueEpoch(shop).advance();
    rowsEpoch(shop).advance();
  });
}
