import { product } from '../../contract/urls/shop.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import { getOffers, type Offer } from '../catalog/index.ts';
import { type CardDraft, giveCards } from '../engagement/index.ts';
import type { Database } from '../platform/db/index.ts';
import { formatDollars } from '../platform/format-dollars.ts';
import { findSavedVariations, findWhoSaved, saveTold, type Waiting } from './store.ts';

const shownDays = 14;
/** The smallest price drop worth a notification, in percent. */
const newsworthy = 5;
const batchSize = 500;

/** Announces price drops of saved items, each price once. Works by item, not by list, as most shoppers save the same items. */
export async function notifyOfSaved(database: Database, now: Date): Promise<void> {
  for (let after = 0, found = batchSize; found === batchSize; ) {
    const ids = await findSavedVariations(database.read, after, batchSize);
    const offers = await getOffers(database.read, ids, { now });
    const waiting = await findWhoSaved(
      database.read,
      ids.flatMap((id) => newsFrom(offers.get(id))),
    );
    const drafts = waiting.flatMap((one) => cheaper(one, offers.get(one.variationId), now));
    const told = waiting.map((one) => ({ ...one, price: offers.get(one.variationId)?.price.amount ?? one.priceSeen }));
    await database.transact(async (tx) => {
      await giveCards(tx, drafts);
      await saveTold(tx, told);
    });
    after = ids.at(-1) ?? 0;
    found = ids.length;
  }
}

/** Shoppers who saw at least this many cents. */
function newsFrom(offer: Offer | undefined): { variationId: number; cents: number }[] {
  if (offer?.availability !== 'SELLABLE') return [];
  return [{ variationId: offer.variationId, cents: Math.ceil((offer.price.amount * 100) / (100 - newsworthy)) }];
}

function cheaper({ ownerId, variationId, priceSeen }: Waiting, offer: Offer | undefined, now: Date): CardDraft[] {
  if (!offer) return [];
  return [
    {
      ownerId,
      // Without a brand, like a cart's or an alert's notification, so that an item in both is announced once.
      brand: null,
      subject: `price:${variationId}:${offer.price.amount}`,
      title: 'A better price on something you saved',
      description: `${offer.name} now costs ${formatDollars(offer.price.amount)}, down from ${formatDollars(priceSeen)}.`,
      imageUrl: offer.image?.url ?? null,
      url: product(offer, { variationId }),
      linkText: 'See it',
      startsAt: now,
      expiresAt: daysAfter(now, shownDays),
    },
  ];
}
