import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { ownerOfCustomer } from '../../accounts/index.ts';
import { aProduct, productIds, stockProducts } from '../../catalog/test-fixtures/catalogue.ts';
import { countTasks } from '../desk/store.ts';
import { approveReview } from '../moderation/operations.ts';
import { type Asker, customer, guest, submit, written } from '../test-fixtures/reviewing.ts';
import { moveReviews } from './operations.ts';

let shop: TestShop;
let sofa = 0;
beforeAll(async () => {
  shop = await testShop();
  await stockProducts(shop.database, [aProduct({ handle: 'sofa' })]);
  sofa = (await productIds(shop.database.read)).sofa ?? 0;
});
afterAll(() => shop.close());

async function published(author: Asker): Promise<number> {
  const { body } = await submit(author, written(sofa));
  await approveReview(shop.database, body.reviewId, { atOnce: true }, new Date());
  return body.reviewId;
}

const whose = ({ customerId }: { customerId: number }) => ({ customerId, ownerId: ownerOfCustomer(customerId) });
const merge = (from: { customerId: number }, to: { customerId: number }) =>
  shop.database.transact((tx) => moveReviews(tx, whose(from), whose(to), new Date()));
const votesFor = async (reviewId: number) => {
  const { rows } = await sql<{ counted: number; stored: number }>`
    select helpful_votes as counted, (select count(*) from reviews.vote where review_id = ${reviewId}) as stored
    from reviews.review where id = ${reviewId}`.execute(shop.database.read);
  return rows[0];
};
const like = (who: Asker, reviewId: number) => who.send({ method: 'POST', url: `/api/reviews/feedback?reviewId=${reviewId}` });

it('[look: staff console] a review for which both merged accounts voted has one vote less', async () => {
  const from = await customer(shop);
  const to = await customer(shop);
  const both = await published(await customer(shop));
  const one = await published(await customer(shop));
  for (const who of [from, to, guest(shop)]) await like(who, both);
  await like(from, one);
  await merge(from, to);
  expect(await votesFor(both)).toEqual({ counted: 2, stored: 2 });
  expect(await votesFor(one)).toEqual({ counted: 1, stored: 1 });
});

it('[look: staff console] a vote of one merged account for the other’s review is taken off', async () => {
  const from = await customer(shop);
  const to = await customer(shop);
  const kept = await published(to);
  for (const who of [from, guest(shop)]) await like(who, kept);
  await merge(from, to);
  expect(await votesFor(kept)).toEqual({ counted: 1, stored: 1 });
  const author = await customer(shop);
  const moved = await published(author);
  for (const who of [to, guest(shop)]) await like(who, moved);
  await merge(author, to);
  expect(await votesFor(moved)).toEqual({ counted: 1, stored: 1 });
});

it('[look: staff console] a review withdrawn by a merge has no open reports', async () => {
  const from = await customer(shop);
  const to = await customer(shop);
  await published(to);
  const reviewId = await published(from);
  const other = await published(await customer(shop));
  for (const id of [reviewId, other])
    await guest(shop).send({ method: 'POST', url: `/api/reviews/report?reviewId=${id}`, payload: { reason: 'untrue' } });
  expect((await countTasks(shop.database.read)).reported).toBe(2);
  await merge(from, to);
  expect((await countTasks(shop.database.read)).reported).toBe(1);
});
