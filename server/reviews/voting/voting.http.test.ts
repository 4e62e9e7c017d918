import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { solve } from '../../../test/support/proof.ts';
import { aProduct, productIds, stockProducts } from '../../catalog/test-fixtures/catalogue.ts';
import { approveReview } from '../moderation/operations.ts';
import { type Asker, customer, guest, submit, written } from '../test-fixtures/reviewing.ts';

let shop: TestShop;
let sofa = 0;
let other = 0;
let others: number[] = [];
let reviewId = 0;

beforeAll(async () => {
  shop = await testShop();
  const review = { stars: 5, title: 'Good', text: 'It is good.', author: 'Ana R.', publishedOn: '2025-06-01', helpfulVotes: 3 };
  const many = Array.from({ length: 13 }, (_, n) => ({ ...review, title: `Good ${n}` }));
  await stockProducts(shop.database, [aProduct({ handle: 'sofa', reviews: [review] }), aProduct({ handle: 'other', reviews: many })]);
  const ids = await productIds(shop.database.read);
  [sofa, other] = [ids.sofa ?? 0, ids.other ?? 0];
  const page = async (number: number) => (await shop.app.inject(`/api/reviews?productId=${other}&page=${number}`)).json().reviews;
  others = [...(await page(1)), ...(await page(2))].map((one: { reviewId: number }) => one.reviewId);
  reviewId = (await shop.app.inject(`/api/reviews?productId=${sofa}`)).json().reviews[0].reviewId;
});
afterAll(() => shop.close());

const voteFrom = (remoteAddress: string, id = reviewId, payload: object = {}) =>
  shop.app.inject({ method: 'POST', url: `/api/reviews/feedback?reviewId=${id}`, remoteAddress, payload });
const like = (who: Asker, id = reviewId) => who.send({ method: 'POST', url: `/api/reviews/feedback?reviewId=${id}` });

it('[§7.6] a vote counts once per visitor, guest or customer', async () => {
  const ann = guest(shop);
  const bea = await customer(shop);
  expect((await like(ann)).body).toEqual({ reviewId, helpfulVotes: 4 });
  expect((await like(ann)).body).toEqual({ reviewId, helpfulVotes: 4 });
  expect((await like(bea)).body.helpfulVotes).toBe(5);
  expect((await like(bea)).body.helpfulVotes).toBe(5);
});

it('two simultaneous votes of one visitor are one', async () => {
  const carl = await customer(shop);
  await Promise.all([like(carl), like(carl), like(carl)]);
  expect((await like(guest(shop))).body.helpfulVotes).toBe(7);
});

it('an unknown or unpublished review has no votes', async () => {
  expect((await like(guest(shop), 999_999)).status).toBe(404);
  const { body } = await submit(await customer(shop), written(sofa));
  expect((await like(guest(shop), body.reviewId)).status).toBe(404);
});

it('[§7.6] authors have no vote for their own review', async () => {
  const author = await customer(shop);
  const { body } = await submit(author, written(sofa));
  await approveReview(shop.database, body.reviewId, { atOnce: true }, new Date());
  expect(await like(author, body.reviewId)).toMatchObject({ status: 409, body: { code: 'own_review' } });
  expect((await like(guest(shop), body.reviewId)).body.helpfulVotes).toBe(1);
});

describe('[§6 abuse] anonymous votes', () => {
  const votesOf = async (id: number) => (await shop.app.inject(`/api/reviews/id?reviewId=${id}`)).json().helpfulVotes;

  it.each([
    ['an IPv4 address', (_n: number) => '198.51.100.7', 'others'],
    ['one /64 of IPv6', (n: number) => `2001:db8:7:7::${n.toString(16)}`, 'others'],
  ])('from %s, each with a new cookie, count three times a day per review', async (name, address) => {
    const id = others[name === 'an IPv4 address' ? 0 : 1] as number;
    const answers = [];
    for (let n = 1; n <= 8; n++) answers.push(await voteFrom(address(n), id));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    expect(answers[3]?.json().code).toBe('votes_used_up');
    expect(await votesOf(id)).toBe(6);
    await voteFrom('2001:db8:8:8::1', id);
    expect(await votesOf(id)).toBe(7);
  });

  it('count no more when sent all at once', async () => {
    const id = others[2] as number;
    await Promise.all(Array.from({ length: 20 }, () => voteFrom('198.51.100.8', id)));
    expect(await votesOf(id)).toBe(6);
  });

  it('cost a proof each once a network votes a lot, and a proof works once', async () => {
    const ids = others.slice(3);
    const free = [];
    for (const id of [...ids, ...ids].slice(0, 10)) free.push((await voteFrom('198.51.100.9', id)).statusCode);
    expect(new Set(free)).toEqual(new Set([200]));
    const asked = await voteFrom('198.51.100.9', ids[0]);
    expect([asked.statusCode, asked.json().code]).toEqual([403, 'captcha_required']);
    const captcha = solve(asked.json().details.challenge);
    expect((await voteFrom('198.51.100.9', ids[1], { captcha })).statusCode).toBe(200);
    expect((await voteFrom('198.51.100.9', ids[2], { captcha })).json().code).toBe('captcha_required');
  });

  it('of new accounts count as anonymous until their address is verified', async () => {
    const id = others[0] as number;
    const from = { remoteAddress: '198.51.100.7', url: `/api/reviews/feedback?reviewId=${id}`, method: 'POST' as const };
    const unproved = await customer(shop);
    expect((await unproved.send(from)).body.code).toBe('votes_used_up');
    const proved = await customer(shop);
    await sql`update accounts.customer set email_verified_at = now() where id = ${proved.customerId}`.execute(shop.database.read);
    expect((await proved.send(from)).status).toBe(200);
    expect((await proved.send(from)).body.helpfulVotes).toBe(await votesOf(id));
  });
});
