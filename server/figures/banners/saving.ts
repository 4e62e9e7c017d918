import type { Banner } from '../../../contract/content/banners.ts';
import type { VisitParts } from '../visits/operations.ts';
import type { BannerCount, BannerOrder } from '../visits/tally.ts';
import { addBanners, addOrders } from './store.ts';

/** A banner's kind and heading; null for one that its page no longer has. */
const described = (banner: Banner | undefined) => ({ kind: banner?.kind ?? null, heading: banner?.heading ?? null });

/**
 * Saves what was counted of banners. Names come from browsers: only those that the published page has count, and those that were counted lately,
 * for visits and orders that go on when an editor takes a banner away.
 */
export async function saveBanners(
  { database, content }: VisitParts,
  banners: readonly BannerCount[],
  orders: readonly BannerOrder[],
  now: Date,
): Promise<void> {
  if (banners.length + orders.length === 0) return;
  const known = new Map<string, Banner>();
  const pages = new Map([...banners, ...orders].map(({ brand, page }) => [`${brand} ${page}`, { brand, pageId: page }]));
  // While the content system is away, what was counted lately still counts.
  for (const [key, page] of pages)
    for (const banner of await content.banners({ ...page, now }).catch(() => [])) known.set(`${key} ${banner.name}`, banner);
  const describe = <One extends BannerCount | BannerOrder>(one: One) => ({
    ...one,
    ...described(known.get(`${one.brand} ${one.page} ${one.banner}`)),
  });
  await database.transact(async (tx) => {
    await addBanners(tx, banners.map(describe));
    if (orders.length > 0) await addOrders(tx, orders.map(describe), now);
  });
}
