import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buildSample } from '../../../sample/build.ts';
import { Shelving } from '../../../server/catalog/import/categories/place.ts';
import { type FormatName, formats } from '../../../server/catalog/import/formats/detect.ts';
import { fileSource } from '../../../server/catalog/import/formats/source.ts';
import type { ProductRecord } from '../../../server/catalog/import/record.ts';
import { readRecord } from '../../../server/catalog/import/schema.ts';
import { slugOf } from '../../../server/catalog/taxonomy/paths.ts';
import { seriesName } from './series-names.ts';

/** Real products to multiply the sample with, where available (`../shared/data`). */
const realFiles: readonly (readonly [path: string, format: FormatName])[] = [
  ['shopify/home-and-garden.csv', 'shopify'],
  ['shopify/bicycles.csv', 'shopify'],
  ['retail-demo-home/home-products.jsonl', 'flat'],
];

const shared = join(import.meta.dirname, '../../../../shared/data');
/** Reviews per copy; merchants' files seldom have any, the sample's products have nine. */
const reviewsOfCopy = 1;

/**
 * A catalogue of `count` products with realistic names, variations, HTML and lengths: the sample and the files of `../shared/data`, repeated as
 * further series ("Ashford Linen Sofa") with their own prices, stock and SKUs. Deterministic.
 */
export async function* bigCatalogue(count: number): AsyncGenerator<ProductRecord> {
  const originals = await realProducts();
  for (let i = 0; i < count; i++) {
    const original = originals[i % originals.length] as ProductRecord;
    const series = Math.floor(i / originals.length);
    yield series === 0 ? original : ofSeries(original, series);
  }
}

/** The same as a file for `npm run import` (`records`), written as a stream. */
export async function writeCatalogue(file: string, count: number): Promise<void> {
  const lines = async function* () {
    for await (const record of bigCatalogue(count)) yield `${JSON.stringify(record)}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(file, { highWaterMark: 1024 * 1024 }));
}

/** What the shop would make of the files, without what it would reject. */
async function realProducts(): Promise<ProductRecord[]> {
  const warehouses = new Set(['east', 'central', 'west']);
  const shelving = new Shelving([], true);
  const products = buildSample().map(({ record }) => record);
  for (const [path, format] of realFiles) {
    const file = join(shared, path);
    if (!existsSync(file)) continue;
    for await (const { record, hint, otherwise } of formats[format](fileSource(file))) {
      if (record === null) continue;
      const read = readRecord({ ...record, category: shelving.placeOf(hint ?? {}, otherwise).path }, warehouses, { brief: true });
      if (read.ok) products.push(read.record);
    }
  }
  return products;
}

function ofSeries(original: ProductRecord, series: number): ProductRecord {
  const name = `${seriesName(series)} ${original.name}`.slice(0, 200);
  const key = series.toString(36);
  const skuOf = (sku: string) => `${sku.slice(-90)}-${key}`.toUpperCase();
  const dearer = 0.75 + ((series * 37) % 60) / 100;
  return {
    ...original,
    handle: [slugOf(seriesName(series)), original.handle.slice(0, 150).replace(/-+$/, ''), key].join('-'),
    name,
    description: `<p>Of the ${seriesName(series)} series.</p>${original.description}`,
    variations: original.variations.map(({ reference, ...variation }, i) => {
      const price = Math.max(99, Math.round((variation.price * dearer) / 100) * 100 - 1);
      const before = reference && Math.round(reference.amount * dearer);
      return {
        ...variation,
        sku: skuOf(variation.sku),
        price,
        ...(reference && before !== undefined && before > price && { reference: { ...reference, amount: before } }),
        stock: stockOf(variation.stock, series + i),
      };
    }),
    ...(original.images && {
      images: original.images.map((image) => ({ ...image, ...(image.skus && { skus: image.skus.map(skuOf) }) })),
    }),
    ...(original.reviews && { reviews: original.reviews.slice(0, reviewsOfCopy) }),
  };
}

/** About every fifteenth variation is sold out. */
function stockOf(stock: ProductRecord['variations'][number]['stock'], turn: number): ProductRecord['variations'][number]['stock'] {
  const times = turn % 15 === 0 ? 0 : 0.5 + (turn % 7) / 4;
  if (typeof stock === 'number') return Math.round(stock * times);
  return Object.fromEntries(Object.entries(stock).map(([code, units]) => [code, Math.round(units * times)]));
}
