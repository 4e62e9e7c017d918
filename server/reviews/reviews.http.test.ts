import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';
import type { ReviewRecord } from '../catalog/import/record.ts';
import { aProduct, productIds, stockProducts } from '../catalog/test-fixtures/catalogue.ts';

let shop: TestShop;
let sofa = 0;

const review = (stars: number, day: number, more: Partial<ReviewRecord> = {}): ReviewRecord => ({
  stars,
  title: `Day ${day}`,
  text: 'We sit on it every evening.',
  author: 'Ana R.',
  publishedOn: `2025-06-${String(day).padStart(2, '0')}`,
  ...more,
});
const get = async (query: string) => (await shop.app.inject(`/api/reviews?${query}`)).json();

beforeAll(async () => {
  shop = await testShop();
  await stockProducts(shop.database, [
    aProduct({
      handle: 'sofa',
      reviews: [review(5, 3, { helpfulVotes: 2 }), review(1, 9), review(4, 1, { helpfulVotes: 7, verifiedPurchase: true }), review(4, 5)],
    }),
    aProduct({ handle: 'loved', reviews: Array.from({ length: 12 }, (_, i) => review(5, i + 1)) }),
    aProduct({ handle: 'new' }),
  ]);
  sofa = (await productIds(shop.database.read)).sofa ?? 0;
});
afterAll(() => shop.close());

describe('[§7.6] GET /api/reviews', () => {
  it('answers a summary and the newest first', async () => {
    const page = await get(`productId=${sofa}`);
    expect(page.summary).toEqual({ average: 3.5, count: 4, distribution: [1, 2, 0, 0, 1] });
    expect(page.reviews.map((one: { title: string }) => one.title)).toEqual(['Day 9', 'Day 5', 'Day 3', 'Day 1']);
    expect(page.reviews[3]).toMatchObject({ stars: 4, verifiedPurchase: true, helpfulVotes: 7, publishedOn: '2025-06-01' });
  });

  it.each([
    ['highest', 'Day 3'],
    ['lowest', 'Day 9'],
    ['helpful', 'Day 1'],
  ])('sorts by %s', async (sortBy, first) => {
    expect((await get(`productId=${sofa}&sortBy=${sortBy}`)).reviews[0].title).toBe(first);
  });

  it('comes in pages of ten', async () => {
    const { loved } = await productIds(shop.database.read);
    expect(await get(`productId=${loved}&page=2`)).toMatchObject({ page: 2, pages: 2, reviews: [{ title: 'Day 2' }, { title: 'Day 1' }] });
  });

  it('is empty for a product without reviews', async () => {
    const ids = await productIds(shop.database.read);
    expect(await get(`productId=${ids.new}`)).toMatchObject({ summary: { average: 0, count: 0 }, reviews: [], pages: 0 });
  });

  it('wants a product (spec §5)', async () => {
    expect(await get('')).toEqual({ statusCode: 400, message: 'No productId was provided', ok: false });
  });
});

describe("a product's rating", () => {
  it('is the average of its reviews, in its page and in lists', async () => {
    expect((await shop.app.inject(`/api/product/${sofa}`)).json().rating).toEqual({ average: 3.5, count: 4 });
    const { hits } = (await shop.app.inject('/api/search?k=loved')).json();
    expect(hits[0].rating).toEqual({ average: 5, count: 12 });
  });

  it('goes with imported reviews that are gone from the record', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'sofa', reviews: [] })]);
    expect((await shop.app.inject(`/api/product/${sofa}`)).json().rating).toBeNull();
    expect((await get(`productId=${sofa}`)).summary.count).toBe(0);
  });
});
