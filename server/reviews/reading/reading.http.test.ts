import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import type { ReviewRecord } from '../../catalog/import/record.ts';
import { aProduct, productIds, stockProducts } from '../../catalog/test-fixtures/catalogue.ts';

let shop: TestShop;
let sofa = 0;
let talkedAbout = 0;
let lamp = 0;
let sheets = 0;

const photo = { src: '/media/aa/0123456789abcdef0123456789abcd.webp', width: 1200, height: 900, tint: '#ddccbb' };
const review = (stars: number, day: number, more: Partial<ReviewRecord> = {}): ReviewRecord => ({
  stars,
  title: `Day ${day}`,
  text: 'We sit on it every evening.',
  author: 'Ana R.',
  publishedOn: `2025-06-${String(day).padStart(2, '0')}`,
  ...more,
});
const sofaReviews = [
  review(5, 3, { helpfulVotes: 2, answers: { comfort: 4, assembly: 5 } }),
  review(1, 9, { answers: { comfort: 2, forgotten: 1 } }),
  review(4, 1, { helpfulVotes: 7, verifiedPurchase: true, photos: [photo] }),
  review(4, 5, { verifiedPurchase: true }),
];
const discussed = [
  review(5, 1, { text: 'Very comfortable, and the delivery was quick.' }),
  review(4, 2, { text: 'The comforter fits the bed, which is quality enough for me.' }),
  review(3, 3, { title: 'COMFY', text: 'It arrived late.' }),
  review(5, 4, { text: 'We sit in comfort. Shipping took a week.' }),
];
const softlyLit = [
  'A soft glow.',
  'It glows with a soft white light.',
  'A soft light for reading, with a warm glow. Soft white bulbs fit.',
];
const softToTouch = ['Soft white sheets.', 'A soft light cotton.', 'Soft, light and airy.'];
const get = async (query: string) => (await shop.app.inject(`/api/reviews?${query}`)).json();
const titles = async (query: string) => (await get(`productId=${sofa}${query}`)).reviews.map((one: { title: string }) => one.title);

beforeAll(async () => {
  shop = await testShop();
  await stockProducts(shop.database, [
    aProduct({ handle: 'sofa', reviews: sofaReviews }),
    aProduct({ handle: 'loved', reviews: Array.from({ length: 12 }, (_, i) => review(5, i + 1)) }),
    aProduct({ handle: 'new' }),
    aProduct({ handle: 'discussed', reviews: discussed }),
    aProduct({ handle: 'lamp', reviews: softlyLit.map((text, i) => review(5, i + 1, { text })) }),
    aProduct({ handle: 'sheets', reviews: softToTouch.map((text, i) => review(5, i + 1, { text })) }),
  ]);
  const ids = await productIds(shop.database.read);
  sofa = ids.sofa ?? 0;
  talkedAbout = ids.discussed ?? 0;
  lamp = ids.lamp ?? 0;
  sheets = ids.sheets ?? 0;
});
afterAll(() => shop.close());

describe('[§7.6] GET /api/reviews', () => {
  it('returns a summary and the newest first', async () => {
    const page = await get(`productId=${sofa}`);
    expect(page.summary).toMatchObject({ average: 3.5, count: 4, distribution: [1, 2, 0, 0, 1], withPhotos: 1, verified: 2 });
    expect(page.reviews.map((one: { title: string }) => one.title)).toEqual(['Day 9', 'Day 5', 'Day 3', 'Day 1']);
    expect(page.reviews[3]).toMatchObject({
      productId: sofa,
      stars: 4,
      verifiedPurchase: true,
      helpfulVotes: 7,
      publishedOn: '2025-06-01',
    });
  });

  it.each([
    ['highest', 'Day 3'],
    ['lowest', 'Day 9'],
    ['helpful', 'Day 1'],
    ['photos', 'Day 1'],
    ['Newest', 'Day 9'],
    ['Highest', 'Day 3'],
  ])('[§3 review] sorts by %s', async (sortBy, first) => {
    expect((await titles(`&sortBy=${sortBy}`))[0]).toBe(first);
  });

  it.each([
    ['&stars=4', ['Day 5', 'Day 1']],
    ['&stars=5,1', ['Day 9', 'Day 3']],
    ['&withPhotos=true', ['Day 1']],
    ['&verified=true', ['Day 5', 'Day 1']],
    ['&verified=true&stars=5', []],
    ['&stars=4&sortBy=helpful', ['Day 1', 'Day 5']],
  ])('[checklist 15] filters by %s, and the summary still covers all', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
    const page = await get(`productId=${sofa}${query}`);
    expect(page).toMatchObject({ matching: expected.length, pages: expected.length > 0 ? 1 : 0, summary: { count: 4 } });
  });

  it.each(['stars=6', 'stars=4,', 'sortBy=worst', 'page=0', 'withPhotos=maybe', 'topic=constructor'])('refuses %s', async (query) => {
    expect((await shop.app.inject(`/api/reviews?productId=${sofa}&${query}`)).statusCode).toBe(400);
  });

  it('shows reviewers’ answers and averages those given by several', async () => {
    const page = await get(`productId=${sofa}`);
    expect(page.summary.answers).toEqual([{ key: 'comfort', value: 3 }]);
    expect(page.reviews[0].answers).toEqual([{ key: 'comfort', value: 2 }]);
    expect(page.questions).toEqual([
      { key: 'comfort', label: 'Comfort', low: 'Uncomfortable', high: 'Very comfortable' },
      expect.objectContaining({ key: 'assembly' }),
    ]);
  });

  it('[§2.10 reviews] counts what reviews speak of, and shows those that do', async () => {
    const page = await get(`productId=${talkedAbout}&topic=comfort`);
    expect(page.summary.topics).toEqual([
      { topic: 'comfort', count: 3 },
      { topic: 'delivery', count: 3 },
    ]);
    expect(page).toMatchObject({ matching: 3, choice: { topic: 'comfort' }, summary: { count: 4 } });
    expect(page.reviews.map((one: { title: string }) => one.title)).toEqual(['Day 4', 'COMFY', 'Day 1']);
  });

  it('takes soft light for no softness', async () => {
    expect((await get(`productId=${lamp}`)).summary.topics).toEqual([{ topic: 'light', count: 3 }]);
    expect((await get(`productId=${sheets}`)).summary.topics).toEqual([{ topic: 'softness', count: 3 }]);
  });

  it('collects the photos of all reviews', async () => {
    const shown = { url: photo.src, alt: 'Photo by Ana R.', width: 1200, height: 900, tint: '#ddccbb' };
    const page = await get(`productId=${sofa}&stars=5`);
    expect(page.photos).toEqual([{ ...shown, reviewId: expect.any(Number) }]);
    const one = await shop.app.inject(`/api/reviews/id?reviewId=${page.photos[0].reviewId}`);
    expect(one.json()).toMatchObject({ productId: sofa, title: 'Day 1', photos: [shown] });
  });

  it('has pages of six', async () => {
    const { loved } = await productIds(shop.database.read);
    expect(await get(`productId=${loved}&page=2`)).toMatchObject({
      page: 2,
      pages: 2,
      reviews: Array.from({ length: 6 }, (_, i) => ({ title: `Day ${6 - i}` })),
    });
  });

  it('is empty for a product without reviews', async () => {
    const ids = await productIds(shop.database.read);
    expect(await get(`productId=${ids.new}`)).toMatchObject({ summary: { average: 0, count: 0 }, reviews: [], photos: [], pages: 0 });
  });

  it('requires a product (spec §5)', async () => {
    expect(await get('')).toEqual({ statusCode: 400, message: 'No productId was provided', ok: false });
  });
});

it('[§7.6] GET /api/reviews/id of a review that is not there is 404', async () => {
  expect((await shop.app.inject('/api/reviews/id?reviewId=999999')).statusCode).toBe(404);
});

describe("a product's rating", () => {
  it('is the average of its reviews, on its page and in lists', async () => {
    expect((await shop.app.inject(`/api/product/${sofa}`)).json().rating).toEqual({ average: 3.5, count: 4 });
    const { hits } = (await shop.app.inject('/api/search?k=loved')).json();
    expect(hits[0].rating).toEqual({ average: 5, count: 12 });
  });

  it('keeps a review and its id when an import repeats it', async () => {
    const before = await get(`productId=${sofa}`);
    await stockProducts(shop.database, [aProduct({ handle: 'sofa', reviews: [...sofaReviews, review(2, 20)] })]);
    const after = await get(`productId=${sofa}`);
    const ids = (page: typeof before) => page.reviews.map(({ reviewId }: { reviewId: number }) => reviewId);
    expect(ids(after).slice(1)).toEqual(ids(before));
    expect(after.summary.count).toBe(5);
  });

  it('disappears with imported reviews dropped from the record', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'sofa', reviews: [] })]);
    expect((await shop.app.inject(`/api/product/${sofa}`)).json().rating).toBeNull();
    expect((await get(`productId=${sofa}`)).summary.count).toBe(0);
  });
});
