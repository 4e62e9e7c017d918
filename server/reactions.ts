import { accountReplaced, emailChanged, emailProved, rememberOrderDetails, signedIn, unsubscribed } from './accounts/index.ts';
import { adoptAlerts, endAlerts, followEmail, noticeStock } from './alerts/index.ts';
import { endImpersonationsOfStaff } from './care/index.ts';
import { cartMerged, mergeGuestCart } from './cart/index.ts';
import {
  catalogueEpoch,
  categoriesChanged,
  categoryMerged,
  followRules,
  moveByRules,
  productChanged,
  qualityChanged,
  ratingChanged,
  reviewsSupplied,
  stockChanged,
} from './catalog/index.ts';
import { moveCheckout } from './checkout/index.ts';
import { contentChanged } from './content/index.ts';
import { adoptStoreCards } from './credit/index.ts';
import { adoptCards } from './engagement/index.ts';
import { announce, announceOrderEvent } from './integrations/index.ts';
import {
  adoptOrders,
  claimGuestOrders,
  findOrderNumbers,
  moveCategorySales,
  moveOrders,
  notifyPlaced,
  notifyRefunded,
  orderHappened,
  orderPlaced,
  unitsCancelled,
} from './orders/index.ts';
import { dropCards, refundMade } from './payments/index.ts';
import { eventsOf } from './platform/events.ts';
import type { OfShop } from './platform/per-shop.ts';
import { purge, purgingOf, renew } from './platform/purging/purging.ts';
import { followMergedCategory } from './promotions/index.ts';
import { noteCancelled, notePurchases, noteReturned } from './recommendations/index.ts';
import { moveReturnCards, noteScanned, unitsReturned } from './returns/index.ts';
import { keepSuppliedReviews, reviewChanged, reviewVoted } from './reviews/index.ts';
import { mergeGuestSaved } from './saved/index.ts';
import { indexProducts, indexRatings, indexStock, rowsEpoch } from './search/index.ts';
import { returnScanned } from './shipments/index.ts';
import { staffSessionsEnded } from './staff/index.ts';

/** Tags of pages that show these products. */
const tagsOf = (ids: readonly number[]) => ids.map((id) => `product:${id}`);

/** Binds every reaction of one domain to another's event, all in one place. Each runs in the transaction that emits. */
export function bindReactions(shop: OfShop): void {
  const events = eventsOf(shop);
  // First: search indexes products with the categories that rules put them in.
  events.react(productChanged, async (tx, { productIds }) => {
    await followRules(tx, productIds);
  });
  events.react(stockChanged, (tx, { productIds }) => moveByRules(tx, productIds, 'stock'));
  events.react(ratingChanged, (tx, { ratings }) =>
    moveByRules(
      tx,
      ratings.map(({ productId }) => productId),
      'rating',
    ),
  );
  events.react(productChanged, indexProducts);
  events.react(stockChanged, indexStock);
  events.react(reviewsSupplied, keepSuppliedReviews);
  events.react(ratingChanged, indexRatings);
  events.react(orderPlaced, notePurchases);
  events.react(orderPlaced, notifyPlaced);
  events.react(orderPlaced, (tx, { order }) => rememberOrderDetails(tx, order));
  events.react(unitsCancelled, noteCancelled);
  events.react(unitsReturned, noteReturned);
  events.react(returnScanned, noteScanned);
  events.react(stockChanged, noticeStock);
  // An import sets stock too.
  events.react(productChanged, noticeStock);

  // Webhooks, into their outbox.
  events.react(orderHappened, announceOrderEvent);
  events.react(refundMade, async (tx, { orderId }) => {
    const orderNumber = (await findOrderNumbers(tx, [orderId])).get(orderId);
    if (orderNumber) await announce(tx, 'order.refunded', { orderNumber });
  });
  events.react(productChanged, (tx, changed) => announce(tx, 'product.changed', changed));
  events.react(stockChanged, (tx, changed) => announce(tx, 'stock.changed', changed));

  // At sign-in the guest's things become the customer's.
  events.react(signedIn, mergeGuestCart);
  events.react(signedIn, mergeGuestSaved);
  events.react(cartMerged, moveCheckout);
  events.react(signedIn, adoptOrders);
  events.react(signedIn, adoptAlerts);
  events.react(signedIn, adoptCards);
  events.react(signedIn, adoptStoreCards);

  // These orders' e-mails went to the address that is now verified.
  events.react(emailProved, async (tx, proved) => {
    await moveReturnCards(tx, await claimGuestOrders(tx, proved), proved.ownerId);
  });
  events.react(accountReplaced, moveOrders);
  events.react(accountReplaced, dropCards);

  // What a customer waits for follows to their new address.
  events.react(emailChanged, followEmail);
  events.react(unsubscribed, endAlerts);

  // Impersonation needs the staff session and ends with it.
  events.react(staffSessionsEnded, endImpersonationsOfStaff);

  // Renews the pages that show a change, in every process; pages changed by an import are served meanwhile.
  events.react(productChanged, (tx, { productIds }) => renew(tx, [...tagsOf(productIds), 'listing', 'home']));
  // The menu is on every page, but only its own changes purge them all.
  events.react(categoriesChanged, (tx) => {
    tx.afterCommit(() => {
      catalogueEpoch(tx).advance();
      rowsEpoch(tx).advance();
    });
    return renew(tx, ['menu']);
  });
  events.react(categoryMerged, followMergedCategory);
  events.react(categoryMerged, moveCategorySales);
  events.react(contentChanged, (tx, { tags }) => purge(tx, tags));
  events.react(stockChanged, (tx, { productIds }) => purge(tx, [...tagsOf(productIds), 'listing', 'home']));
  events.react(qualityChanged, (tx, { productIds }) => purge(tx, tagsOf(productIds)));
  events.react(ratingChanged, (tx, { ratings }) => purge(tx, [...tagsOf(ratings.map(({ productId }) => productId)), 'listing']));
  events.react(reviewChanged, (tx, { productId }) => purge(tx, tagsOf([productId])));
  events.react(reviewVoted, (tx, { productId }) => purge(tx, tagsOf([productId])));

  // Drops cached catalogue data after other processes' changes; this process's own changes do so themselves.
  purgingOf(shop).hear((tags, from) => {
    if (from === 'here') return;
    if (tags !== 'everything' && !tags.includes('menu') && !tags.includes('listing')) return;
    catalogueEpoch(shop).advance();
    rowsEpoch(shop).advance();
  });
}

/** Binds the reactions that send e-mail, which need more of the shop than its database. */
export function bindNotices(parts: Parameters<typeof notifyRefunded>[1] & { readonly database: OfShop }): void {
  eventsOf(parts.database).react(refundMade, (tx, made) => notifyRefunded(tx, parts, made));
}
