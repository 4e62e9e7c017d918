import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { aProduct, productIds, stockProducts } from '../../catalog/test-fixtures/catalogue.ts';
import { type Asker, customer, guest, submit, written } from '../test-fixtures/reviewing.ts';

let shop: TestShop;
let sofa = 0;
let reviewId = 0;

beforeAll(async () => {
  shop = await testShop();
  const review = { stars: 5, title: 'Good', text: 'It is good.', author: 'Ana R.', publishedOn: '2025-06-01', helpfulVotes: 3 };
  await stockProducts(shop.database, [aProduct({ handle: 'sofa', reviews: [review] })]);
  sofa = (await productIds(shop.database.read)).sofa ?? 0;
  reviewId = (await shop.app.inject(`/api/reviews?productId=${sofa}`)).json().reviews[0].reviewId;
});
afterAll(() => shop.close());

const like = (who: Asker, id = reviewId) => who.send({ method: 'POST', url: `/api/reviews/feedback?reviewId=${id}` });

it('[§7.6] a vote counts once per visitor, guest or customer', async () => {
  const [ann, bea] = [guest(shop), await customer(shop)];
  expect((await like(ann)).body).toEqual({ reviewId, helpfulVotes: 4 });
  expect((await like(ann)).body).toEqual({ reviewId, helpfulVotes: 4 });
  expect((await like(bea)).body.helpfulVotes).toBe(5);
  expect((await like(bea)).body.helpfulVotes).toBe(5);
});

it('two votes of one visitor at once are one', async () => {
  const carl = await customer(shop);
  await Promise.all([like(carl), like(carl), like(carl)]);
  expect((await like(guest(shop))).body.helpfulVotes).toBe(7);
});

it('a review that is not there, or not published, has no votes', async () => {
  expect((await like(guest(shop), 999_999)).status).toBe(404);
  const { body } = await submit(await customer(shop), written(sofa));
  expect((await like(guest(shop), body.reviewId)).status).toBe(404);
});
