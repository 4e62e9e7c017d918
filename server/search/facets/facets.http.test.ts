import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Facet } from '../../../contract/search/facets.ts';
import type { Listing } from '../../../contract/search/search.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import type { ProductRecord } from '../../catalog/import/record.ts';
import { aProduct, aVariation, categoryIdsByPath, stockProducts } from '../../catalog/test-fixtures/catalogue.ts';

let shop: TestShop;
let categories: Record<string, number>;

const search = async (query: URLSearchParams | string): Promise<Listing> => {
  const response = await shop.app.inject(`/api/search?${query}`);
  expect(response.statusCode).toBe(200);
  return response.json();
};
const names = async (query: string) => (await search(query)).hits.map(({ name }) => name).sort();
const facetOf = ({ facets }: Listing, key: string): Facet => {
  const facet = facets.find((candidate) => candidate.key === key);
  if (!facet) throw new Error(`No facet ${key}`);
  return facet;
};
const countsOf = (listing: Listing, key: string) =>
  Object.fromEntries(facetOf(listing, key).values.map(({ label, count }) => [label, count]));

const colors = { Navy: '#1f2a4a', Teal: '#1f7a78', Rust: '#b4552d' };
const materials = ['Oak', 'Steel', '100% wool', 'Oak and steel'];
const departments = ['furniture/sofas', 'furniture/chairs', 'rugs/wool-rugs'];

/** Forty products that differ in every facet. */
const goods: ProductRecord[] = Array.from({ length: 40 }, (_, i) => {
  const color = Object.keys(colors)[i % 3] as keyof typeof colors;
  const price = 2_000 + ((i * 7_919) % 90_000);
  const sku = `G-${i}`;
  return aProduct({
    handle: `good-${i}`,
    name: `Good thing ${i}`,
    brand: i % 4 === 0 ? 'Halden Works' : 'North Quarry',
    category: departments[i % departments.length] as string,
    options: [
      { name: 'Color', values: [{ value: color, swatch: colors[color] }] },
      { name: 'Size', values: [{ value: i % 2 ? "5' × 8'" : 'Queen' }] },
    ],
    specifications: [
      { label: 'Material', values: [materials[i % materials.length] as string] },
      ...(i % 5 ? [{ label: 'Dimensions', values: [`${10 + i * 2}" W × 30" D × ${60 - i}" H`] }] : []),
    ],
    variations: [
      aVariation({
        sku,
        price,
        options: { Color: color, Size: i % 2 ? "5' × 8'" : 'Queen' },
        // The default warehouse alone, or one on each side of the country.
        stock: i % 6 === 0 ? 0 : i % 5 === 0 ? 4 : { central: 4, west: 4 },
        leadTimeDays: i % 11 === 0 ? 3 : 0,
        weightGrams: i % 7 === 0 ? 60_000 : 2_000,
        // One product comes in another size.
        ...(i === 1 && { specifications: [{ label: 'Dimensions', values: ['200" W × 30" D × 59" H'] }] }),
        ...(i % 3 === 0 && { reference: { type: 'WAS' as const, amount: price + 1_000, evidence: 'price list of May' } }),
      }),
    ],
    reviews: i % 4 ? [{ stars: 1 + (i % 5), title: 'Seen', text: 'It is what it is.', author: 'Kim', publishedOn: '2026-01-02' }] : [],
  });
});

beforeAll(async () => {
  shop = await testShop();
  await stockProducts(shop.database, goods);
  categories = await categoryIdsByPath(shop.database.read);
});
afterAll(() => shop.close());

describe('[checklist: Lists 2–4] facets', () => {
  it('have a fixed order and contain what the products have', async () => {
    const { facets } = await search('k=good+thing');
    expect(facets.map(({ key }) => key)).toEqual([
      'categories',
      'price',
      'color',
      'material',
      'size',
      'width',
      'height',
      'rating',
      'fastShipping',
      'sale',
      'inStock',
      'brand',
    ]);
  });

  it('accept several values of one facet, and several facets', async () => {
    expect((await search('color=blue')).total).toBe(14);
    expect((await search('color=blue&color=orange')).total).toBe(27);
    expect((await search('color=blue&brand=halden-works')).total).toBe(4);
  });

  it('keep the siblings of a chosen value with their counts', async () => {
    const free = countsOf(await search('k=good'), 'color');
    expect(countsOf(await search('k=good&color=blue'), 'color')).toEqual(free);
    expect(free).toEqual({ Blue: 14, Teal: 13, Orange: 13 });
  });

  it('show colours by family with a swatch, and sizes as written', async () => {
    const listing = await search('k=good');
    expect(facetOf(listing, 'color').values[0]).toMatchObject({ value: 'blue', label: 'Blue', swatch: '#34568b' });
    expect(facetOf(listing, 'size').values.map(({ value, label }) => [value, label])).toEqual([
      ['5x8', "5' × 8'"],
      ['queen', 'Queen'],
    ]);
  });

  it('give the bounds of ranges and accept numbers, ends included, open on either side', async () => {
    const { range } = facetOf(await search('k=good'), 'width');
    expect(range).toEqual({ unit: 'in', min: 12, max: 200, selected: null });
    // By its other size.
    expect(await names('width=150-')).toEqual(['Good thing 1']);
    expect(await names('width=12-12')).toEqual(['Good thing 1']);
    expect(await names('width=14-18')).toEqual(['Good thing 2', 'Good thing 3', 'Good thing 4']);
    expect(await names('width=86-150')).toEqual(['Good thing 38', 'Good thing 39']);
    expect(facetOf(await search('width=-14.5'), 'width').range?.selected).toEqual({ min: null, max: 14.5 });
  });

  it('[§3 facet keys] include fast shipping for what can leave at once and arrive nationwide within days', async () => {
    const fast = goods.filter((_, i) => i % 6 && i % 5 && i % 7 && i % 11);
    expect((await search('fastShipping=true')).total).toBe(fast.length);
    const { hits } = await search('fastShipping=true');
    const slow = (await search('k=good&inStock=true')).hits.find(({ productId }) => !hits.some((hit) => hit.productId === productId));
    const maxDays = async (productId = 0) => {
      const { variations } = (await shop.app.inject(`/api/product/${productId}`)).json();
      const { estimate } = (
        await shop.app.inject(`/api/delivery-estimate?variationId=${variations[0].variationId}&postalCode=98101`)
      ).json();
      return estimate.arrival.most;
    };
    expect(await maxDays(hits[0]?.productId)).toBeLessThan(await maxDays(slow?.productId));
  });

  it('follow the listed category, and expand the chosen one', async () => {
    const inFurniture = facetOf(await search(`category=${categories.furniture}`), 'categories');
    expect(inFurniture.values.map(({ label, level }) => [label, level])).toEqual([
      ['Sofas', 0],
      ['Chairs', 0],
    ]);
    const chosen = facetOf(await search(`k=good&categories=${categories.furniture}`), 'categories');
    expect(chosen.values.map(({ label, level, selected }) => [label, level, selected])).toEqual([
      ['Furniture', 0, true],
      ['Sofas', 1, false],
      ['Chairs', 1, false],
      ['Rugs', 0, false],
    ]);
  });

  it('[checklist: Lists 1] list applied values in the fixed order, even without results', async () => {
    const listing = await search('k=good&sale=true&color=plaid&price=25-50&color=blue&rating=4');
    expect(listing.applied).toEqual([
      { key: 'price', value: '25-50', label: 'Price: $25 – $50' },
      { key: 'color', value: 'plaid', label: 'plaid' },
      { key: 'color', value: 'blue', label: 'Blue' },
      { key: 'rating', value: '4', label: '4 stars & up' },
      { key: 'sale', value: 'true', label: 'On sale' },
    ]);
  });

  it.each([
    ['price=-79.50', 'Price: $79.50 and less'],
    ['price=79.5-1200', 'Price: $79.50 – $1,200'],
    ['width=30.5-', 'Width: 30.5 in. and more'],
  ])('[checklist: Lists 1] write amounts as shoppers do: %s', async (query, label) => {
    expect((await search(`k=good&${query}`)).applied).toMatchObject([{ label }]);
  });

  it('[checklist: Lists 10] offer a way on when nothing is left', async () => {
    const { total, instead } = await search(`category=${categories.rugs}&price=-1`);
    expect(total).toBe(0);
    expect(instead?.categories[0]).toMatchObject({ title: 'Rugs', taxonomyId: categories.rugs });
    expect(instead?.popular.length).toBeGreaterThan(0);
  });

  it.each(['price=cheap', 'price=-', 'width=10-20-30', 'rating=6', 'rating=4.7', 'sale=perhaps'])('refuse %s', async (query) => {
    expect((await shop.app.inject(`/api/search?${query}`)).statusCode).toBe(400);
  });
});

const choices = fc.record(
  {
    color: fc.subarray(['blue', 'teal', 'orange'], { minLength: 1 }),
    material: fc.subarray(['wood', 'metal', 'wool'], { minLength: 1 }),
    size: fc.subarray(['5x8', 'queen'], { minLength: 1 }),
    brand: fc.constantFrom(['halden-works'], ['north-quarry']),
    price: fc.constantFrom('-200', '100-400', '400-'),
    width: fc.constantFrom('24-48', '-60'),
    rating: fc.constantFrom('2', '4.5'),
    sale: fc.constant('true'),
    inStock: fc.constant('true'),
    fastShipping: fc.constant('true'),
  },
  { requiredKeys: [] },
);

describe('[checklist: Lists 3] the count of a value', () => {
  it('is the number of results if it replaces its facet’s choice', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(choices, fc.constantFrom('k=good', 'k=thing+7', 'sort=newest'), async (chosen, text) => {
        const query = new URLSearchParams(text);
        for (const [key, values] of Object.entries(chosen)) for (const value of [values].flat()) query.append(key, value);
        const { facets } = await search(query);
        for (const { key, values } of facets) {
          for (const { value, count } of values) {
            const picked = new URLSearchParams(query);
            picked.delete(key);
            picked.append(key, value);
            expect([key, value, (await search(picked)).total]).toEqual([key, value, count]);
          }
        }
      }),
      { numRuns: 6 },
    );
  });
});

// Last, because the lists above have other products.
describe('[checklist: Lists 5] the filters above the list', () => {
  it('are the ones most products have, and the chosen ones', async () => {
    const sizes = ['Twin', 'King'];
    const pails = Array.from({ length: 12 }, (_, i) => {
      const Size = sizes[i];
      const variation = aVariation({ sku: `PAIL-${i}`, ...(Size && { options: { Size } }) });
      return aProduct({ handle: `pail-${i}`, name: `Milking pail ${i}`, category: 'outdoor/pails', variations: [variation] });
    });
    await stockProducts(shop.database, pails);
    expect(facetOf(await search('k=good+thing'), 'size').promoted).toBe(true);
    const listing = await search('k=milking+pail');
    expect(countsOf(listing, 'size')).toEqual({ King: 1, Twin: 1 });
    expect(facetOf(listing, 'size').promoted).toBe(false);
    expect(facetOf(await search('k=milking+pail&size=king'), 'size').promoted).toBe(true);
  });

  it('[§3 facet keys] divide a list that is rated well throughout, without steps that add nothing', async () => {
    const stars = [
      [5, 5],
      [5, 4],
      [4, 4],
    ];
    const churns = stars.map((given, i) =>
      aProduct({
        handle: `churn-${i}`,
        name: `Butter churn ${i}`,
        category: 'outdoor/pails',
        variations: [aVariation({ sku: `CHURN-${i}` })],
        reviews: given.map((one) => ({ stars: one, title: 'Seen', text: 'It is what it is.', author: 'Kim', publishedOn: '2026-01-02' })),
      }),
    );
    await stockProducts(shop.database, churns);
    expect(countsOf(await search('k=butter+churn'), 'rating')).toEqual({ '4.5 stars & up': 2, '4 stars & up': 3 });
    expect(await names('k=butter+churn&rating=4.5')).toEqual(['Butter churn 0', 'Butter churn 1']);
  });

  it('sort equally frequent sizes by measure', async () => {
    const sizes = [`2'6" × 10'`, `2'6" × 6'`, "9' × 12'", `2'6" × 8'`];
    const runners = sizes.map((Size, i) => {
      const variation = aVariation({ sku: `RUNNER-${i}`, options: { Size } });
      return aProduct({ handle: `runner-${i}`, name: `Croft stair runner ${i}`, category: 'rugs/runners', variations: [variation] });
    });
    await stockProducts(shop.database, runners);
    const labels = facetOf(await search('k=croft+stair'), 'size').values.map(({ label }) => label);
    expect(labels).toEqual([`2'6" × 6'`, `2'6" × 8'`, `2'6" × 10'`, "9' × 12'"]);
  });
});
