import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { robotsText } from '../../server/feeds/robots.ts';
import { type Crawl, type CrawledPage, crawl, fetchPage, sitemapPaths } from './support/crawl.ts';

/** Addresses for each product at the most: its page, its variations, its place in lists. A trap has no such bound. */
const addressesPerProduct = 12;
/** Spec §9 indexing: lists are followed up to so many chosen options. */
const mostOptions = 3;

/** Options chosen in the address of a list. */
function optionsIn(path: string): number {
  if (!path.startsWith('/c/')) return 0;
  return [...new URL(path, 'http://shop').searchParams.keys()].filter((name) => !['t', 'page', 'sort'].includes(name)).length;
}

/** All plain pages; of variations and of lists narrowed by one option, which there are thousands of, every fourth. */
function asks(path: string): boolean {
  const options = optionsIn(path);
  if (options === 0 && !path.includes('variation=')) return true;
  return options < 2 && (createHash('sha1').update(path).digest()[0] as number) % 4 === 0;
}

describe('[search engines 9] a crawl of the whole shop', () => {
  const origin = inject('shopUrl');
  let walked: Crawl;
  let named: Set<string>;
  let pages: CrawledPage[];
  /** Pages that say of themselves that they are the one to show. */
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

  it('[search engines 4 9] comes to an end, with a number of addresses that grows with the catalogue alone', () => {
    expect(products).toBeGreaterThan(400);
    expect(walked.trapped).toBe(false);
    expect(pages.length).toBeGreaterThan(named.size);
    const all = [...walked.pages.keys(), ...walked.counted];
    expect(all.filter((path) => optionsIn(path) === 0).length).toBeLessThan(addressesPerProduct * products);
    // Each of these holds three products at least, so that they too cannot outgrow the catalogue.
    expect(all.filter((path) => optionsIn(path) > mostOptions)).toEqual([]);
    expect(pages.filter((page) => optionsIn(page.path) > 0 && page.document && productsOn(page) < 3).map(({ path }) => path)).toEqual([]);
  });

  it('finds no link that is dead or leads on', () => {
    const faults = pages.filter(({ status }) => status !== 200);
    expect(faults.map(({ status, path, location, from }) => `${status} ${path} ${location ?? ''} (from ${from})`)).toEqual([]);
  });

  it('[search engines 3] finds pages that are their own canonical address, or name one that is', async () => {
    const own = new Set(canonical.map(({ path }) => origin + path));
    const others = pages.filter((page) => page.indexable && !own.has(origin + page.path));
    expect(others.filter(({ document }) => !own.has(document?.canonical ?? '')).map(({ path }) => path)).toEqual([]);
  });

  it('finds no two pages with one title, and none without description, heading or language', () => {
    const titles = canonical.map(({ document }) => document?.title ?? '');
    expect(titles.filter((title, i) => title === '' || titles.indexOf(title) !== i)).toEqual([]);
    expect(canonical.filter(({ document }) => !document?.description).map(({ path }) => path)).toEqual([]);
    expect(pages.filter(({ document }) => document && document.headings !== 1).map(({ path }) => path)).toEqual([]);
    expect(pages.filter(({ document }) => document && document.lang !== 'en').map(({ path }) => path)).toEqual([]);
  });

  it('finds no picture without a text in its place', () => {
    expect(pages.flatMap(({ path, document }) => (document?.unnamedPictures ?? []).map((src) => `${path}: ${src}`))).toEqual([]);
  });

  it('[search engines 6] finds in the sitemap every page to be indexed, and no other', async () => {
    // Further pages of a list or of reviews, and narrower lists, are found through the first.
    const first = canonical.filter(({ path }) => !/[?&](page|reviews)=/.test(path) && optionsIn(path) === 0);
    expect(first.filter(({ path }) => !named.has(path)).map(({ path }) => path)).toEqual([]);
    const own = new Set(canonical.map(({ path }) => path));
    expect([...named].filter((path) => !own.has(path))).toEqual([]);
  });

  it('[search engines 5] may not index carts, logins, visitors’ pages and searches', async () => {
    for (const path of ['/cart', '/blue-sofa/k/results.html']) {
      const page = await fetchPage(origin, path, '');
      expect([path, page.indexable]).toEqual([path, false]);
    }
  });
});

/** Products a page leads to. */
function productsOn({ document }: CrawledPage): number {
  const leading = (document?.links ?? []).flatMap(({ href }) => /^\/[^?]*\/product\.html/.exec(href)?.[0] ?? []);
  return new Set(leading).size;
}
