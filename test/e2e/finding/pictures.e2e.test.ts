import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../../contract/catalog/catalog.ts';
import type { Suggestions } from '../../../contract/search/search.ts';
import { sitemapPaths } from '../support/crawl.ts';
import { findProduct, goods } from '../support/goods.ts';
import { fromShop } from '../support/shop.ts';

const origin = fromShop('shopUrl');
const ask = async <T>(path: string, how?: RequestInit): Promise<T> => (await fetch(origin + path, how)).json();
/** Photographs are stored as WebP. */
const isPhotograph = (url: string | null | undefined): boolean => /^\/media\/[0-9a-f]{2}\/[0-9a-f]{30}\.webp$/.test(url ?? '');

/** Limits concurrent requests, to spare the shop. */
const askedAtOnce = 16;

/** The paths not answered with a picture. */
async function missing(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < paths.length; at += askedAtOnce) {
    const asked = paths.slice(at, at + askedAtOnce).map(async (path) => {
      const { status, headers } = await fetch(origin + path, { method: 'HEAD' });
      if (status !== 200 || !headers.get('content-type')?.startsWith('image/')) found.push(`${status} ${path}`);
    });
    await Promise.all(asked);
  }
  return found;
}

describe('[§9 images] the demonstration catalogue', () => {
  let products: Product[];
  let others: string[];
  beforeAll(async () => {
    const paths = [...(await sitemapPaths(origin))];
    others = paths.filter((path) => !path.endsWith('/product.html'));
    products = [];
    for (const path of paths.filter((one) => !others.includes(one))) products.push(await ask(`/api/product/${path.split('/').at(-2)}`));
    // Products that tests bring; one run's files share a shop.
    products = products.filter(({ variations }) => !variations.some(({ fullSku }) => fullSku.startsWith('E2E-')));
  });

  it('shows every variation of every product as photographs', () => {
    expect(products.length).toBeGreaterThan(400);
    const faults = products.flatMap(({ slug, images, variations }) => [
      ...images.filter(({ url }) => !isPhotograph(url)).map(({ url }) => `${slug} ${url}`),
      ...variations
        .filter(({ imageUrl }) => !images.some(({ url }) => url === imageUrl))
        .map(({ fullSku, imageUrl }) => `${fullSku} ${imageUrl}`),
    ]);
    expect(faults).toEqual([]);
  });

  it('has every photograph, and serves some of them at a width', async () => {
    const names = [...new Set(products.flatMap(({ images }) => images.map(({ url }) => url)))];
    expect(names.length).toBeGreaterThan(3000);
    expect(await missing(names)).toEqual([]);
    for (const name of names.filter((_, at) => at % 200 === 0)) {
      const { status, headers } = await fetch(origin + name.replace('/media/', '/images/96/'), { headers: { accept: 'image/webp' } });
      expect([name, status, headers.get('content-type')]).toEqual([name, 200, 'image/webp']);
    }
  });

  it('has every picture of its lists, rooms and other pages', async () => {
    const shown = new Set<string>();
    for (const path of others) {
      const html = await (await fetch(origin + path)).text();
      // The files only: rendering every width would take minutes.
      for (const [, name] of html.matchAll(/\ssrc="\/images\/\d+\/([^"]+)"/g)) shown.add(`/media/${name}`);
    }
    expect(shown.size).toBeGreaterThan(400);
    expect(await missing([...shown])).toEqual([]);
  });

  it('suggests products with their photographs', async () => {
    for (const word of ['sofa', 'rug', 'vase', 'quilt', 'towel', 'lamp', 'basket', 'pan', 'grill', 'crib', 'wreath']) {
      const { products: suggested } = await ask<Suggestions>('/api/autocomplete/suggestions', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ query: word }),
      });
      const ours = suggested.filter(({ productId }) => products.some((one) => one.productId === productId));
      expect([word, ours.length > 0, ours.every(({ image }) => isPhotograph(image?.url))]).toEqual([word, true, true]);
    }
  });
});

it('[§9 images] a product without a picture has none, and former drawings’ addresses lead nowhere', async () => {
  const product = await findProduct(origin, goods.plain);
  expect([product.images, product.variations[0]?.imageUrl]).toEqual([[], null]);
  for (const path of ['/media/drawn/1/sofa/oak/c9a06b/0.svg', '/images/640/drawn/1/sofa/oak/c9a06b/0.svg'])
    expect((await fetch(origin + path)).status).toBe(404);
});
