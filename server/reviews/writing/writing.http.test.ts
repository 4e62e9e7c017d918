import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { aProduct, productIds, stockProducts } from '../../catalog/test-fixtures/catalogue.ts';
import { findWaiting } from '../moderation/store.ts';
import { type Asker, customer, guest, submit, written } from '../test-fixtures/reviewing.ts';

let shop: TestShop;
let sofa = 0;
let author: Asker & { customerId: number };

beforeAll(async () => {
  shop = await testShop();
  await stockProducts(shop.database, [aProduct({ handle: 'sofa', name: 'Linen sofa' }), aProduct({ handle: 'other' })]);
  sofa = (await productIds(shop.database.read)).sofa ?? 0;
});
afterAll(() => shop.close());
beforeEach(async () => {
  author = await customer(shop);
});

const template = (who: Asker, productId = sofa) => who.send({ url: `/api/reviews/write/template?productId=${productId}` });
const waitingOf = async (reviewId: number) => (await findWaiting(shop.database.read, 1000)).find((one) => one.reviewId === reviewId);

describe('[§7.6] a product’s review template', () => {
  it('asks the questions of its category', async () => {
    const { body } = await template(guest(shop));
    expect(body).toMatchObject({ product: { name: 'Linen sofa' }, signedIn: false, own: null, author: '' });
    expect(body.questions.map(({ key }: { key: string }) => key)).toEqual(['comfort', 'firmness', 'assembly', 'picture']);
  });

  it('knows the customer and their existing review', async () => {
    expect((await template(author)).body).toMatchObject({ signedIn: true, own: null });
    const { body } = await submit(author, written(sofa));
    await sql`update reviews.review set submitted_at = '2026-11-12T03:30:00Z' where id = ${body.reviewId}`.execute(shop.database.read);
    expect((await template(author)).body.own).toEqual({ reviewId: body.reviewId, submittedOn: '2026-11-11', publishedOn: null });
  });

  it('of an unknown product is 404', async () => {
    expect((await template(author, 999_999)).status).toBe(404);
  });

  it('is also at /api/reviews/write, where the review is handed in too', async () => {
    const url = '/api/reviews/write';
    expect(await author.send({ url: `${url}?productId=${sofa}` })).toEqual(await template(author));
    const { status, body } = await author.send({ method: 'POST', url, payload: { review: written(sofa) } });
    expect([status, (await waitingOf(body.reviewId))?.status]).toEqual([200, 'waiting']);
  });
});

describe('[§7.6 §6] submitting a review', () => {
  it('requires a signed-in customer', async () => {
    const { status, body } = await submit(guest(shop), written(sofa));
    expect([status, body.code]).toEqual([401, 'sign_in_required']);
  });

  it('stores it cleaned and waiting, with the answers to its product’s questions', async () => {
    const draft = written(sofa, { title: ' Soft\n but  steady ', answers: { comfort: 5, absorbency: 2 } });
    const { status, body } = await submit(author, draft);
    expect(status).toBe(200);
    expect(await waitingOf(body.reviewId)).toMatchObject({
      title: 'Soft but steady',
      status: 'waiting',
      flags: [],
      verifiedPurchase: false,
    });
    const kept = await sql<{ answers: object }>`select answers from reviews.review where id = ${body.reviewId}`.execute(shop.database.read);
    expect(kept.rows[0]?.answers).toEqual({ comfort: 5 });
    const page = await shop.app.inject(`/api/reviews?productId=${sofa}`);
    expect(page.json().summary.count).toBe(0);
  });

  it('[§5] reports errors field by field', async () => {
    const { status, body } = await submit(author, written(sofa, { title: '', text: 'Nice.', author: 'x'.repeat(41) }));
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.fields).toEqual({
      title: 'Headline is required',
      text: 'Review must be more than 20 characters',
      author: 'Your name must be less than 41 characters',
    });
  });

  it('[§5] reports texts that are far too long in the same words', async () => {
    const { body } = await submit(author, written(sofa, { title: 'x'.repeat(1001), text: 'x'.repeat(20_001) }));
    expect(body.fields).toEqual({
      title: 'Headline must be less than 101 characters',
      text: 'Review must be less than 3001 characters',
    });
  });

  it.each([{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { productId: 'x' }])('rejects %j', async (more) => {
    expect((await submit(author, { ...written(sofa), ...more })).status).toBe(400);
  });

  it('of an unknown product is 404', async () => {
    expect((await submit(author, written(999_999))).status).toBe(404);
  });

  it('marks links, addresses and numbers', async () => {
    const { body } = await submit(author, written(sofa, { text: 'Cheaper at www.elsewhere.example, or call 206 555 0142 and ask.' }));
    expect((await waitingOf(body.reviewId))?.flags).toEqual(['link', 'phone']);
  });

  it('[§9] accepts one per product and customer', async () => {
    expect((await submit(author, written(sofa))).status).toBe(200);
    const { status, body } = await submit(author, written(sofa, { title: 'Another thought' }));
    expect([status, body.code, body.message]).toEqual([409, 'already_reviewed', 'You have already reviewed this product. Thank you!']);
    const { other } = await productIds(shop.database.read);
    expect((await submit(author, written(other ?? 0))).status).toBe(200);
    expect((await submit(await customer(shop), written(sofa))).status).toBe(200);
  });

  it('[§9] accepts one of two simultaneous ones', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => submit(author, written(sofa))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const kept = await sql`select 1 from reviews.review where customer_id = ${author.customerId}`.execute(shop.database.read);
    expect(kept.rows).toHaveLength(1);
  });
});
