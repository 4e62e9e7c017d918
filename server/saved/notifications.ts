import { product } from '../../contract/urls/shop.ts';
import { getOffers, type Offer } from '../catalog/index.ts';
import { type CardDraft, daysAfter, giveCards } from '../engagement/index.ts';
import type { Database } from '../platform/db/index.ts';
import { formatDollars } from '../platform/format-dollars.ts';
import { findSavedVariations, findWhoSaved, type Waiting } from './store.ts';

const shownDays = 14;
/** Percent of itself that a price must fall by before it is news. */
const newsworthy = 5;
const batchSize = 500;

/** Tells shoppers what of their saved items costs less by now; each price once. By item and not by list: most shoppers save the same things. */
export async function notifyOfSaved(database: Database, now: Date): Promise<void> {
  for (let after = 0, found = batchSize; found === batchSize; ) {
    const ids = await findSavedVariations(database.read, after, batchSize);
    const offers = await getOffers(database.read, ids, { now });
    const waiting = await findWhoSaved(
      database.read,
      ids.flatMap((id) => newsFrom(offers.get(id))),
    );
    const drafts = waiting.flatMap((one) => cheaper(one, offers.get(one.variationId), now));
    await database.transact((tx) => giveCards(tx, drafts));
    after = ids.at(-1) ?? 0;
    found = ids.length;
  }
}

/** For whom it is news: who saw at least so many cents. */
function newsFrom(offer: Offer | undefined): { variationId: number; cents: number }[] {
  if (offer?.availability !== 'SELLABLE') return [];
  return [{ variationId: offer.variationId, cents: Math.ceil((offer.price.amount * 100) / (100 - newsworthy)) }];
}

function cheaper({ ownerId, variationId, priceSeen }: Waiting, offer: Offer | undefined, now: Date): CardDraft[] {
  if (!offer) return [];
  return [
    {
      ownerId,
      // Of no brand, as a cart's and an alert's news is: who has it there too is told once.
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
