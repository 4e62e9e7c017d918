import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { streamOffers } from '../catalog/index.ts';
import { brandNamesOf } from '../platform/brand-names.ts';
import type { Db } from '../platform/db/index.ts';
import { feedItems, type Shopfront } from './feed-items.ts';
import { xmlDeclaration, xmlText } from './xml.ts';

/** Products read at once: a few hundred kilobytes. */
const productsAtOnce = 100;

/** The product feed in Google Merchant Center's RSS format, streamed, with an item for each listable variation. */
export async function* productFeed(db: Db, shop: Shopfront, now: Date): AsyncGenerator<string> {
  yield `${xmlDeclaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`;
  yield `<title>${xmlText(await shop.name(now))}</title>\n<link>${xmlText(shop.origin)}</link>\n<description>${xmlText(shop.description)}</description>\n`;
  const names = await brandNamesOf(db).all(now);
  const terms = { now, rates: await shop.rates(now), ownBrands: new Set([...names.values()].map((name) => name.toLowerCase())) };
  for await (const products of streamOffers(db, shop.brand, productsAtOnce)) {
    yield products.flatMap((product) => feedItems(shop, product, terms)).join('');
  }
  yield '</channel>\n</rss>\n';
}

/** Writes the feed to a file, for upload to hosts. */
export async function writeProductFeed(db: Db, shop: Shopfront, file: string, now: Date): Promise<void> {
  await pipeline(Readable.from(productFeed(db, shop, now)), createWriteStream(file));
}
