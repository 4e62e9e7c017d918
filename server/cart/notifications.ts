import { cart, product } from '../../contract/urls/shop.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import { getOffers, type Offer } from '../catalog/index.ts';
import { type CardDraft, giveCards, notYetGiven } from '../engagement/index.ts';
import type { Database } from '../platform/db/index.ts';
import { formatDollars } from '../platform/format-dollars.ts';
import { reminderOf } from './change.ts';
import type { Line } from './lines.ts';
import { buyable, priceLines } from './pricing.ts';
import { findQuietCarts, lockQuietCarts, type QuietCart } from './store.ts';

/** A cart counts as abandoned after 4 hours without a change, for up to 7 days. */
const abandoned = { afterHours: 4, untilDays: 7 };
const shownDays = 14;
/** The smallest price drop worth a notification, as a fraction. */
const newsworthy = 0.05;
const batchSize = 200;

/** Notifies shoppers once of each abandoned cart, and of each price drop in it. */
export async function notifyOfCarts(database: Database, now: Date): Promise<void> {
  const since = daysAfter(now, -abandoned.untilDays);
  const until = new Date(now.getTime() - abandoned.afterHours * 3_600_000);
  for (let after: string | null = null, found = batchSize; found === batchSize; ) {
    const carts: QuietCart[] = await findQuietCarts(database.read, { since, until, after, limit: batchSize });
    const ids = [...new Set(carts.flatMap(({ lines }) => lines.map(({ variationId }) => variationId)))];
    const offers = await getOffers(database.read, ids, { now });
    const drafts = carts.flatMap((cart) =>
      [...leftBehind(cart, offers, now), ...cheaper(cart, offers, now)].map((card) => ({ ...card, cartUuid: cart.uuid })),
    );
    // Locking writes to the carts, so only those with something new.
    const fresh = await notYetGiven(database.read, drafts);
    if (fresh.length > 0)
      await database.transact(async (tx) => {
        // One that was changed since it was read has lost its reminder, and would get an untrue one.
        const quiet = await lockQuietCarts(tx, [...new Set(fresh.map(({ cartUuid }) => cartUuid))], until);
        await giveCards(
          tx,
          fresh.filter(({ cartUuid }) => quiet.has(cartUuid)),
        );
      });
    after = carts.at(-1)?.uuid ?? null;
    found = carts.length;
  }
}

function leftBehind(left: QuietCart, offers: ReadonlyMap<number, Offer>, now: Date): CardDraft[] {
  const [first, ...others] = buyable(priceLines(left.lines, offers, now));
  if (!first) return [];
  const what = others.length === 0 ? first.offer.name : `${first.offer.name} and ${others.length} more`;
  return [
    {
      ...news(left.ownerId, now),
      // Withdrawn when the cart changes (`changeCart`); then it may be abandoned, and notified, again.
      subject: reminderOf(left),
      title: 'Still in your cart',
      description: `${what}: everything is as you left it, ready when you are.`,
      imageUrl: first.offer.image?.url ?? null,
      url: cart(),
      linkText: 'Back to your cart',
    },
  ];
}

function cheaper({ ownerId, lines }: QuietCart, offers: ReadonlyMap<number, Offer>, now: Date): CardDraft[] {
  return lines.flatMap((line) => {
    const offer = offers.get(line.variationId);
    if (offer?.availability !== 'SELLABLE' || !isNews(line, offer)) return [];
    return [
      {
        ...news(ownerId, now),
        subject: `price:${line.variationId}:${offer.price.amount}`,
        title: 'A better price in your cart',
        description: `${offer.name} now costs ${formatDollars(offer.price.amount)}, down from ${formatDollars(line.priceSeen)}.`,
        imageUrl: offer.image?.url ?? null,
        url: product(offer, offer),
        linkText: 'See it',
      },
    ];
  });
}

const isNews = ({ priceSeen }: Line, { price }: Offer): boolean => price.amount <= priceSeen * (1 - newsworthy);

const news = (ownerId: string, now: Date) => ({ ownerId, brand: null, startsAt: now, expiresAt: daysAfter(now, shownDays) });
