import { describe, expect, it } from 'vitest';
import { products } from './catalogue/index.ts';
import { taxonomy } from './taxonomy.ts';
import { categoryPaths } from './test-fixtures/category-paths.ts';
import { likeness, wordRuns } from './test-fixtures/likeness.ts';

const paths = new Set(categoryPaths());

/** The values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}

/** The handles of products that break a rule, for readable failures. */
function offenders(breaks: (product: (typeof products)[number]) => boolean): string[] {
  return products.filter(breaks).map(({ handle }) => handle);
}

describe('[§9 departments] the taxonomy', () => {
  it('has the shop’s departments in menu order', () => {
    expect(taxonomy.map(({ slug }) => slug)).toEqual([
      'furniture',
      'rugs',
      'decor',
      'bedding',
      'bath',
      'lighting',
      'storage-and-cleaning',
      'kitchen',
      'outdoor',
      'kids',
      'holiday-and-gifts',
      'sales-and-deals',
    ]);
  });

  it('uses each slug once in the whole shop, so that /c/{slug} names one category', () => {
    expect(repeated([...paths].map((path) => path.split('/').at(-1) ?? ''))).toEqual([]);
  });

  it('has products in every category without children', () => {
    const used = new Set(products.flatMap(({ category, alsoIn }) => [category, ...(alsoIn ?? [])]));
    const leaves = [...paths].filter((path) => ![...paths].some((other) => other.startsWith(`${path}/`)));
    expect(leaves.filter((path) => !path.startsWith('sales-and-deals/') && !used.has(path))).toEqual([]);
  });
});

describe('[§9 products] the sample catalogue', () => {
  it('has at least 400 products, at least 20 in every department', () => {
    expect(products.length).toBeGreaterThanOrEqual(400);
    for (const { slug } of taxonomy) {
      if (slug === 'sales-and-deals') continue;
      expect(products.filter(({ category }) => category.startsWith(`${slug}/`)).length, slug).toBeGreaterThanOrEqual(20);
    }
  });

  it('never repeats a handle, a name or a SKU stem', () => {
    expect(repeated(products.map(({ handle }) => handle))).toEqual([]);
    expect(repeated(products.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(repeated(products.map(({ sku }) => sku))).toEqual([]);
  });

  it('has at most two names that start with the same word', () => {
    const first = products.map(({ name }) => name.split(' ')[0] ?? '');
    expect([...new Set(first.filter((word) => first.filter((other) => other === word).length > 2))]).toEqual([]);
  });

  it('lists products only in categories of the taxonomy', () => {
    expect(products.flatMap(({ category, alsoIn }) => [category, ...(alsoIn ?? [])]).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('describes every product in two paragraphs of its own', () => {
    const text = (description: string) => description.replace(/<[^>]+>/g, ' ').trim();
    expect(offenders(({ description }) => !/^<p>[^<]+<\/p><p>[^<]+<\/p>$/.test(description))).toEqual([]);
    expect(offenders(({ description }) => !between(text(description).split(/\s+/).length, 45, 90))).toEqual([]);
    expect(offenders(({ description }) => /lorem|ipsum|todo|elevate your/i.test(description))).toEqual([]);
  });

  it('has no two descriptions that differ only in names and colours', () => {
    const runs = products.map((product) => ({ handle: product.handle, runs: wordRuns(product) }));
    const alike = runs.flatMap((one, at) =>
      runs
        .slice(at + 1)
        .filter((other) => likeness(one.runs, other.runs) >= 0.5)
        .map((other) => `${one.handle} ~ ${other.handle}`),
    );
    expect(alike).toEqual([]);
  });

  it('gives every product highlights, specifications, notes and colours', () => {
    expect(offenders(({ highlights }) => !between(highlights.length, 3, 5))).toEqual([]);
    expect(offenders(({ specifications }) => !between(Object.keys(specifications).length, 5, 9))).toEqual([]);
    expect(offenders(({ reviewNotes }) => !between(reviewNotes.length, 3, 6))).toEqual([]);
    expect(offenders(({ colors }) => !between(colors.length, 1, 6) || repeated(colors.map(({ name }) => name)).length > 0)).toEqual([]);
    expect(offenders(({ colors }) => colors.some(({ hex, accent }) => ![hex, accent ?? hex].every(isHex)))).toEqual([]);
  });

  it('names silhouettes and measures the studio can render', () => {
    expect(offenders(({ look }) => !between(look.shape, 0, 5) || (look.accent !== undefined && !isHex(look.accent)))).toEqual([]);
    expect(offenders(({ size }) => [size.width, size.depth, size.height].some((inches) => !(inches > 0)))).toEqual([]);
  });

  it('has believable prices, some of them reduced', () => {
    expect(offenders(({ price, sizes, shapes }) => price + lowest(sizes) + lowest(shapes) < 500)).toEqual([]);
    expect(offenders(({ price, was }) => was !== undefined && was <= price)).toEqual([]);
    const reduced = products.filter(({ was }) => was !== undefined).length;
    expect(reduced / products.length).toBeGreaterThan(0.12);
    expect(reduced / products.length).toBeLessThan(0.45);
  });

  it('has sold-out products, and products with all three options', () => {
    expect(products.filter(({ stock }) => stock === 'out').length).toBeGreaterThanOrEqual(6);
    expect(products.filter(({ shapes, sizes, colors }) => shapes && sizes && colors.length > 1).length).toBeGreaterThanOrEqual(10);
  });
});

function between(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}

function isHex(color: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(color);
}

function lowest(values: readonly { add: number }[] | undefined): number {
  return Math.min(...(values ?? [{ add: 0 }]).map(({ add }) => add));
}
