import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { robotsText } from '../../../server/feeds/robots.ts';
import { type Crawl, type CrawledPage, crawl, fetchPage, sitemapPaths } from '../support/crawl.ts';
import { fromShop } from '../support/shop.ts';

/** Maximum addresses per product: its page, variations, places in lists. A crawler trap has no such limit. */
const addressesPerProduct = 12;
/** Spec §9 indexing: crawlers follow lists up to this many chosen values. */
const maxOptions = 3;

/** Values chosen in a list's address. */
function optionsIn(path: string): number {
  if (!path.startsWith('/c/')) return 0;
  return [...new URL(path, 'http://shop').searchParams.keys()].filter((name) => !['t', 'page', 'sort'].includes(name)).length;
}

/** All plain pages; of the thousands of variations and lists filtered by one value, every fourth. */
function asks(path: string): boolean {
  const options = optionsIn(path);
  if (options === 0 && !path.includes('variation=')) return true;
  return options < 2 && (createHash('sha1').update(path).digest()[0] as number) % 4 === 0;
}

describe('[search engines 9] crawling the whole shop', () => {
  const origin = fromShop('shopUrl');
  let walked: Crawl;
  let named: Set<string>;
  let pages: CrawledPage[];
  /** Pages that name themselves as canonical. */
  let canonical: CrawledPage[];
  let products = 0;

  beforeAll(async () => {
    named = await sitemapPaths(origin);
    products = [...named].filter((path) => path.endsWith('/product.html')).length;
    const closed = [...robotsText({ stage: 'production', origin }).matchAll(/^Disallow: (.*)$/gm)].map((match) => match[1] ?? '');
    walked = await crawl({ origin, closed, asks, most: addressesPerProduct * products });
    pages = [...walked.pages.values()];
    canonical = pages.filter((page) => page.indexable && page.document?.canonical === origin + page.path);
  }, 180_000);

  it('[search engines 4 9] terminates, with a number of addresses that grows only with the catalogue', () => {
    expect(products).toBeGreaterThan(400);
    expect(walked.trapped).toBe(false);
    expect(pages.length).toBeGreaterThan(named.size);
    const all = [...walked.pages.keys(), ...walked.counted];
    expect(all.filter((path) => optionsIn(path) === 0).length).toBeLessThan(addressesPerProduct * products);
    // Each has at least three products, so that they cannot outgrow the catalogue either.
    expect(all.filter((path) => optionsIn(path) > maxOptions)).toEqual([]);
    expect(pages.filter((page) => optionsIn(page.path) > 0 && page.document && productsOn(page) < 3).map(({ path }) => path)).toEqual([]);
  });

  it('finds no dead link and no link to a redirect', () => {
    const faults = pages.filter(({ status }) => status !== 200);
    expect(faults.map(({ status, path, location, from }) => `${status} ${path} ${location ?? ''} (from ${from})`)).toEqual([]);
  });

  it('[search engines 3] finds only pages with a canonical address of their own or of another page', async () => {
    const own = new Set(canonical.map(({ path }) => origin + path));
    const others = pages.filter((page) => page.indexable && !own.has(origin + page.path));
    expect(others.filter(({ document }) => !own.has(document?.canonical ?? '')).map(({ path }) => path)).toEqual([]);
  });

  it('finds unique titles, and no page without description, heading or language', () => {
    const titles = canonical.map(({ document }) => document?.title ?? '');
    expect(titles.filter((title, i) => title === '' || titles.indexOf(title) !== i)).toEqual([]);
    expect(canonical.filter(({ document }) => !document?.description).map(({ path }) => path)).toEqual([]);
    expect(pages.filter(({ document }) => document && document.headings !== 1).map(({ path }) => path)).toEqual([]);
    expect(pages.filter(({ document }) => document && document.lang !== 'en').map(({ path }) => path)).toEqual([]);
  });

  it('[search engines] finds titles that fit a result, and a picture for link previews, on every page', () => {
    expect(canonical.map(({ document }) => document?.title ?? '').filter((title) => title.length > 60)).toEqual([]);
    expect(canonical.filter(({ document }) => !document?.picture?.startsWith(`${origin}/images/`)).map(({ path }) => path)).toEqual([]);
  });

  it('[search engines 4] finds fewer filtered lists to index than products', () => {
    // One in four is asked for.
    expect(canonical.filter(({ path }) => optionsIn(path) > 0).length * 4).toBeLessThan(2 * products);
    expect(canonical.filter(({ path }) => /[?&]reviews=/.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it('finds no picture without alternative text', () => {
    expect(pages.flatMap(({ path, document }) => (document?.unnamedPictures ?? []).map((src) => `${path}: ${src}`))).toEqual([]);
  });

  it('[search engines 6] finds exactly the indexable pages in the sitemap', async () => {
    // Further pages of lists or reviews, and filtered lists, are found through the first.
    const first = canonical.filter(({ path }) => !/[?&](page|reviews)=/.test(path) && optionsIn(path) === 0);
    expect(first.filter(({ path }) => !named.has(path)).map(({ path }) => path)).toEqual([]);
    const own = new Set(canonical.map(({ path }) => path));
    expect([...named].filter((path) => !own.has(path))).toEqual([]);
  });

  it('[search engines 5] must not index carts, sign-ins, personal pages and searches', async () => {
    for (const path of ['/cart', '/blue-sofa/k/results.html']) {
      const page = await fetchPage(origin, path, '');
      expect([path, page.indexable]).toEqual([path, false]);
    }
  });
});

/** Products linked by a page. */
function productsOn({ document }: CrawledPage): number {
  const leading = (document?.links ?? []).flatMap(({ href }) => /^\/[^?]*\/product\.html/.exec(href)?.[0] ?? []);
  return new Set(leading).size;
}
