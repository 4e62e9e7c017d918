import { product } from '../../contract/urls/shop.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import { getOffers, type Offer } from '../catalog/index.ts';
import { type CardDraft, giveCards } from '../engagement/index.ts';
import type { Database } from '../platform/db/index.ts';
import { formatDollars } from '../platform/format-dollars.ts';
import { type Alert, findWaiting, saveTold, type WaitingAlert } from './store.ts';

const shownDays = 14;
/** The smallest price drop worth a notification, as a fraction. */
const newsworthy = 0.05;
const batchSize = 500;

const about = (offer: Offer, now: Date) => ({
  imageUrl: offer.image?.url ?? null,
  url: product(offer, offer),
  startsAt: now,
  expiresAt: daysAfter(now, shownDays),
});

/** The notification beside the e-mail; none for an alert without an owner. */
export function backInStock({ id, ownerId, brand }: Alert, offer: Offer, now: Date): CardDraft[] {
  if (ownerId === null) return [];
  return [
    {
      ...about(offer, now),
      ownerId,
      brand,
      subject: `stock:${id}`,
      title: 'Back in stock',
      description: `${offer.name} is here again, for ${formatDollars(offer.price.amount)}.`,
      linkText: 'See it',
    },
  ];
}

/** Announces a price drop of an awaited item; each price once. */
export async function notifyOfPrices(database: Database, now: Date): Promise<void> {
  for (let after = 0, found = batchSize; found === batchSize; ) {
    const alerts = await findWaiting(database.read, after, batchSize);
    const offers = await getOffers(
      database.read,
      alerts.map(({ variationId }) => variationId),
      { now },
    );
    const news = alerts.flatMap((alert) => {
      const offer = offers.get(alert.variationId);
      return offer && isNews(alert, offer) ? [{ alert, offer }] : [];
    });
    const drafts = news.map(({ alert, offer }) => cheaper(alert, offer, now));
    const told = news.map(({ alert, offer }) => ({ id: alert.id, price: offer.price.amount }));
    await database.transact(async (tx) => {
      await giveCards(tx, drafts);
      await saveTold(tx, told);
    });
    after = alerts.at(-1)?.id ?? 0;
    found = alerts.length;
  }
}

const isNews = ({ priceSeen, toldPrice }: WaitingAlert, { published, price }: Offer): boolean =>
  published && price.amount <= (toldPrice ?? priceSeen) * (1 - newsworthy);

function cheaper({ ownerId, variationId, priceSeen }: WaitingAlert, offer: Offer, now: Date): CardDraft {
  return {
    ...about(offer, now),
    ownerId,
    // Without a brand, like a cart's notification, so that an item in the cart too is announced once.
    brand: null,
    subject: `price:${variationId}:${offer.price.amount}`,
    title: 'A better price',
    description: `${offer.name}, which you wait for, now costs ${formatDollars(offer.price.amount)}, down from ${formatDollars(priceSeen)}.`,
    linkText: 'See it',
  };
}
