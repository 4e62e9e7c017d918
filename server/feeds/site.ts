import type { BrandFlagName } from '../../contract/flags/flags.ts';
import { category, contentPage, product as productLink } from '../../contract/urls/shop.ts';
import { allCategories, catalogueEpoch, findCategoryChanges, findPublished, findRanges, type PublishedRange } from '../catalog/index.ts';
import { findPublicPages } from '../content/index.ts';
import type { Database, Db } from '../platform/db/index.ts';
import { EpochCache } from '../platform/purging/epoch-cache.ts';
import type { Shopfront } from './feed-items.ts';
import { type SitemapEntry, sitemapEnd, sitemapEntries, sitemapStart } from './sitemap.ts';

/** Product ids per sitemap: a fifth of the protocol's limit, so that a change makes little to be read again. */
const rangeSize = 10_000;
const rowsAtOnce = 1_000;

/** The contents of the sitemap index. */
export interface Site {
  ranges: PublishedRange[];
  categories: SitemapEntry[];
  /** Pages written by editors; the home page always exists. A page with a flag exists while the flag is on. */
  pages: (SitemapEntry & { flag: BrandFlagName | null })[];
  /** When anything last changed. */
  changedAt: Date | undefined;
}

/** A brand's sitemap data, cached in this process for half a minute or until the catalogue changes. */
export function createSite(database: Database): { current(brand: string, now: Date): Promise<Site> } {
  const remembered = new EpochCache<string, Site>({ epoch: catalogueEpoch(database), ttlSeconds: 30, max: 20 });
  return { current: (brand, now) => remembered.get(brand, now, () => loadSite(database.read, brand, now)) };
}

async function loadSite(db: Db, brand: string, now: Date): Promise<Site> {
  const [ranges, categories, changes, written] = await Promise.all([
    findRanges(db, brand, rangeSize),
    allCategories(db),
    findCategoryChanges(db, brand),
    findPublicPages(db, brand, now),
  ]);
  const changedAt = new Map(changes.map((change) => [change.categoryId, change.changedAt]));
  return {
    ranges,
    categories: categories
      .filter(({ id }) => changedAt.has(id))
      .map(({ id, slug }) => ({ path: category({ slug, taxonomyId: id }), changedAt: changedAt.get(id) })),
    pages: written
      .filter(({ pageId }) => pageId !== 'homepage')
      .map(({ pageId, since, onlyWithStoreCard }) => ({
        path: contentPage(pageId),
        changedAt: since,
        flag: onlyWithStoreCard ? 'financing-offer' : null,
      })),
    changedAt: latest([...ranges.map((range) => range.changedAt), ...written.map(({ since }) => since)]),
  };
}

/** The sitemaps listed in the index. */
export function sitemapsOf({ ranges, categories, changedAt }: Site): SitemapEntry[] {
  return [
    { path: '/sitemap-pages.xml', changedAt },
    { path: '/sitemap-categories.xml', changedAt: latest(categories.flatMap((entry) => entry.changedAt ?? [])) },
    ...ranges.map((range) => ({ path: `/sitemap-products-${range.range}.xml`, changedAt: range.changedAt })),
  ];
}

function latest(moments: readonly Date[]): Date | undefined {
  return moments.length === 0 ? undefined : new Date(Math.max(...moments.map(Number)));
}

/** The sitemap of one product range, streamed. */
export async function* productSitemap(db: Db, { brand, origin }: Shopfront, range: number): AsyncGenerator<string> {
  yield sitemapStart;
  const upTo = (range + 1) * rangeSize;
  let after = range * rangeSize;
  while (after < upTo) {
    const products = await findPublished(db, brand, { after, upTo, limit: rowsAtOnce });
    const last = products.at(-1);
    if (!last) break;
    yield sitemapEntries(
      origin,
      products.map((product) => ({ path: productLink(product), changedAt: product.changedAt })),
    );
    after = last.productId;
  }
  yield sitemapEnd;
}
