import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { aProduct, productIds, stockProducts } from '../../catalog/test-fixtures/catalogue.ts';
import { purgingOf } from '../../platform/purging/purging.ts';
import { countTasks } from '../desk/store.ts';
import { customer, guest, submit, written } from '../test-fixtures/reviewing.ts';
import { approveReview, publishDue, rejectReview } from './operations.ts';

const day = 86_400_000;
let shop: TestShop;
let sofa = 0;
const later = (days: number) => new Date(Date.now() + days * day);

async function start(env: Record<string, string>): Promise<void> {
  shop = await testShop(env);
  await stockProducts(shop.database, [aProduct({ handle: 'sofa' })]);
  sofa = (await productIds(shop.database.read)).sofa ?? 0;
}

const shown = async () => {
  const { reviews } = (await shop.app.inject(`/api/reviews?productId=${sofa}`)).json();
  return reviews.map(({ title }: { title: string }) => title);
};
const send = async (title: string, more = {}) => (await submit(await customer(shop), written(sofa, { title, ...more }))).body.reviewId;

describe('[§9] in the demonstration', () => {
  beforeAll(() => start({ REVIEW_DELAY_SECONDS: '0' }));
  afterAll(() => shop.close());

  it('a review is published automatically; its product’s rating and pages follow', async () => {
    const purged: string[] = [];
    const stop = purgingOf(shop.database).hear((tags) => purged.push(...(tags === 'everything' ? [] : tags)));
    await send('Out at once', { stars: 2 });
    expect(await shown()).toEqual([]);
    await shop.jobs.drain();
    stop();
    expect(await shown()).toEqual(['Out at once']);
    expect((await shop.app.inject(`/api/product/${sofa}`)).json().rating).toEqual({ average: 2, count: 1 });
    expect(purged).toContain(`product:${sofa}`);
  });

  it('a review with something suspicious waits for staff', async () => {
    const id = await send('Look here', { text: 'There is more of it at www.elsewhere.example for less.' });
    await shop.jobs.drain();
    expect(await shown()).not.toContain('Look here');
    expect(await approveReview(shop.database, id, { atOnce: false }, later(0))).toBe(true);
    expect(await shown()).toContain('Look here');
  });
});

describe('[§9] in production', () => {
  beforeAll(() =>
    start({
      MANTEL_STAGE: 'production',
      MANTEL_SECRET: 'c3Jv9Wq2nX7bL0tKfZ8dYhR5uPaE1mGs4VjN6oQiTw',
      PUBLIC_URL: 'https://shop.example',
      SMTP_URL: 'smtp://localhost',
      ALLOW_SANDBOX: 'true',
    }),
  );
  afterAll(() => shop.close());
  let id = 0;
  beforeEach(async () => {
    id = await send('Read first');
  });

  it('nothing is published unread, however long it waits', async () => {
    await publishDue(shop.database, later(30), { unread: shop.config.reviewDelaySeconds !== null });
    expect(await shown()).toEqual([]);
  });

  it('an approved review is published three business days after it was sent', async () => {
    await approveReview(shop.database, id, { atOnce: false }, later(0));
    await publishDue(shop.database, later(2), { unread: false });
    expect(await shown()).toEqual([]);
    await publishDue(shop.database, later(6), { unread: false });
    expect(await shown()).toEqual(['Read first']);
    expect(await approveReview(shop.database, id, { atOnce: true }, later(0))).toBe(false);
  });

  it('or at once', async () => {
    await approveReview(shop.database, id, { atOnce: true }, later(0));
    expect(await shown()).toHaveLength(2);
  });

  it('a rejected review is hidden, does not count, and may be written anew', async () => {
    const before = (await shown()).length;
    const author = await customer(shop);
    const { body } = await submit(author, written(sofa, { title: 'Rude' }));
    await approveReview(shop.database, body.reviewId, { atOnce: true }, later(0));
    expect(await shown()).toContain('Rude');
    await guest(shop).send({ method: 'POST', url: `/api/reviews/report?reviewId=${body.reviewId}`, payload: { reason: 'offensive' } });
    expect((await countTasks(shop.database.read)).reported).toBe(1);
    expect(await rejectReview(shop.database, body.reviewId, 'rude', later(0))).toBe(true);
    expect((await countTasks(shop.database.read)).reported).toBe(0);
    expect(await shown()).toHaveLength(before);
    expect((await shop.app.inject(`/api/product/${sofa}`)).json().rating?.count).toBe(before);
    expect(await rejectReview(shop.database, body.reviewId, 'rude', later(0))).toBe(false);
    expect((await submit(author, written(sofa, { title: 'Polite' }))).status).toBe(200);
  });

  it('a review and its answer bear days of the shop: in the evening UTC has the next one', async () => {
    await approveReview(shop.database, id, { atOnce: true }, new Date('2031-01-16T03:30:00Z'));
    await sql`
      update reviews.review set answer = 'Thank you!', answer_brand = 'alder-loom', answered_at = '2031-01-17T03:30:00Z' where id = ${id}`.execute(
      shop.database.read,
    );
    const { reviews } = (await shop.app.inject(`/api/reviews?productId=${sofa}`)).json();
    expect(reviews[0]).toMatchObject({ publishedOn: '2031-01-15', reply: { answeredOn: '2031-01-16' } });
  });
});
