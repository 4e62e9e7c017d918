import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildSample } from './build.ts';
import { lastDay } from './making/days.ts';

const entries = buildSample();
const records = entries.map(({ record }) => record);
const variations = records.flatMap((record) => record.variations.map((variation) => ({ ...variation, record })));

function unitsOf(stock: number | Record<string, number>): number {
  return typeof stock === 'number' ? stock : Object.values(stock).reduce((sum, units) => sum + units, 0);
}

describe('[§9 products] building the sample catalogue', () => {
  it('is deterministic', () => {
    expect(JSON.stringify(buildSample())).toBe(JSON.stringify(entries));
  });

  it('gives every variation its own SKU and a value of every option', () => {
    expect(new Set(variations.map(({ sku }) => sku)).size).toBe(variations.length);
    for (const { sku, options, record } of variations) {
      expect(Object.keys(options ?? {}), sku).toEqual(record.options?.map(({ name }) => name));
      for (const { name, values } of record.options ?? []) expect(values.map(({ value }) => value)).toContain(options?.[name]);
    }
  });

  it('orders options Shape, Color, Size and has at most 24 variations', () => {
    const order = ['Shape', 'Color', 'Size'];
    for (const record of records) {
      const names = record.options?.map(({ name }) => name) ?? [];
      expect(names).toEqual(order.filter((name) => names.includes(name)));
      expect(record.variations.length, record.handle).toBeLessThanOrEqual(24);
    }
  });

  it('has positive whole prices in cents, and WAS prices only above them, with evidence', () => {
    for (const { sku, price, reference } of variations) {
      expect(Number.isInteger(price) && price > 0, sku).toBe(true);
      if (!reference) continue;
      expect(reference.amount, sku).toBeGreaterThan(price);
      const [, since = '', until = ''] = /from (\S+) to (\S+)\.$/.exec(reference.evidence) ?? [];
      expect(until > since && until <= lastDay, reference.evidence).toBe(true);
    }
  });

  it('lists reduced products in Sales & Deals', () => {
    for (const record of records) {
      const isReduced = record.variations.some(({ reference }) => reference);
      expect(record.alsoIn?.includes(`sales-and-deals/sale-${record.category.split('/')[0]}`), record.handle).toBe(isReduced);
    }
  });

  it('has most items in stock, some low, some sold out', () => {
    const units = variations.map(({ stock }) => unitsOf(stock));
    expect(units.filter((each) => each === 0).length).toBeGreaterThan(30);
    expect(units.filter((each) => each > 0 && each < 5).length).toBeGreaterThan(50);
    expect(units.filter((each) => each > 20).length / units.length).toBeGreaterThan(0.7);
    const soldOut = records.filter(({ variations: own }) => own.every(({ stock }) => unitsOf(stock) === 0));
    expect(soldOut.length).toBeGreaterThanOrEqual(6);
  });
});

describe('[§9 pictures] the pictures of the sample catalogue', () => {
  it('show every variation, with alternative texts', () => {
    for (const { record, pictures } of entries) {
      const skus = record.variations.map(({ sku }) => sku);
      const mains = pictures.filter(({ photograph, view }) => !view && photograph.file.includes('/main-'));
      const showing = (sku: string) => mains.filter((main) => !main.skus || main.skus.includes(sku)).length;
      expect(skus.filter((sku) => showing(sku) !== 1)).toEqual([]);
      expect(pictures.filter(({ alt }) => alt.length <= 8)).toEqual([]);
      expect(pictures.flatMap((picture) => picture.skus ?? []).filter((sku) => !skus.includes(sku))).toEqual([]);
      expect(pictures[0]).toBe(mains[0]);
    }
  });

  it('are existing photographs', () => {
    const files = new Set(entries.flatMap(({ pictures }) => pictures.map(({ photograph }) => photograph.file)));
    expect([...files].filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('[§9 reviews] the reviews of the sample catalogue', () => {
  const reviews = records.flatMap((record) => (record.reviews ?? []).map((review) => ({ ...review, record })));

  it('never repeat within a product, the long ones nowhere', () => {
    for (const record of records) {
      const texts = record.reviews?.map(({ text }) => text) ?? [];
      expect(new Set(texts).size, record.handle).toBe(texts.length);
    }
    const long = reviews.filter(({ text }) => text.length > 160);
    expect(new Set(long.map(({ text }) => text)).size).toBe(long.length);
  });

  it('are hundreds for a few popular products and some for most', () => {
    const counts = records.map((record) => record.reviews?.length ?? 0);
    expect(counts.filter((count) => count >= 100).length).toBeGreaterThan(15);
    expect(counts.filter((count) => count < 20).length).toBeGreaterThan(counts.length * 0.75);
  });

  it("are dated between the product's first sale and the sample’s last day", () => {
    for (const { publishedOn, record } of reviews) {
      expect(publishedOn > (record.introducedOn ?? '') && publishedOn >= '2025-01-01' && publishedOn <= lastDay, record.handle).toBe(true);
    }
  });

  it('have whole stars from one to five, mostly by verified buyers', () => {
    expect(new Set(reviews.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(reviews.filter(({ verifiedPurchase }) => verifiedPurchase).length / reviews.length).toBeGreaterThan(0.8);
  });

  it('do not repeat a reviewer within a product', () => {
    for (const record of records) {
      const authors = record.reviews?.map(({ author }) => author) ?? [];
      expect(new Set(authors).size, record.handle).toBe(authors.length);
    }
  });
});
