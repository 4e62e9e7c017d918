import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import { aProduct, productIds, stockProducts } from '../../catalog/test-fixtures/catalogue.ts';
import { approveReview } from '../moderation/operations.ts';
import { type Asker, customer, guest, submit, written } from '../test-fixtures/reviewing.ts';

let shop: TestShop;
let sofa = 0;
let lamp = 0;
beforeAll(async () => {
  shop = await testShop();
  await stockProducts(shop.database, [aProduct({ handle: 'sofa' }), aProduct({ handle: 'lamp' })]);
  const ids = await productIds(shop.database.read);
  [sofa, lamp] = [ids.sofa ?? 0, ids.lamp ?? 0];
});
afterAll(() => shop.close());

async function desk(role: Parameters<typeof staffSignedIn>[1] = 'customer_care') {
  const { token } = await staffSignedIn(shop, role);
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const response = await shop.app.inject({
      method,
      url,
      cookies: { staff_session_token: token },
      headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  };
}

async function published(author: Asker, productId: number, more = {}): Promise<number> {
  const { body } = await submit(author, written(productId, more));
  await approveReview(shop.database, body.reviewId, { atOnce: true }, new Date());
  return body.reviewId;
}

const shown = async (reviewId: number) => (await shop.app.inject(`/api/reviews/id?reviewId=${reviewId}`)).json();
const rating = async (productId: number) => (await shop.app.inject(`/api/product/${productId}`)).json().rating;

describe('[look: staff console] reviews', () => {
  it('are found by words, author, product, rating, state and report', async () => {
    const send = await desk();
    const author = await customer(shop);
    const first = await published(author, sofa, { title: 'Sturdy oak legs', author: 'Quentin B.', stars: 2 });
    const { body } = await submit(author, written(lamp, { title: 'Glows warmly' }));
    await guest(shop).send({ method: 'POST', url: `/api/reviews/report?reviewId=${first}`, payload: { reason: 'untrue' } });
    const list = async (query: string) =>
      (await send('GET', `/api/staff/reviews?${query}`)).body.reviews.map(({ reviewId }: { reviewId: number }) => reviewId);
    expect(await list('sort=oldest')).toEqual([first, body.reviewId]);
    for (const query of ['q=oak+stur', 'q=quentin', 'rating=2', 'view=published', 'reported=1', `product=${sofa}`]) {
      expect(await list(query), query).toEqual([first]);
    }
    for (const query of ['q=glow', 'view=waiting', `q=${lamp}`]) expect(await list(query), query).toEqual([body.reviewId]);
    for (const query of ['q=oak+glow', 'photos=1', 'view=hidden', 'product=nothing']) expect(await list(query), query).toEqual([]);
    expect((await send('GET', '/api/staff/reviews')).body).toMatchObject({ waiting: 1, reported: 1, total: 2, next: null, previous: null });
    expect((await (await desk('content_editor'))('GET', `/api/staff/reviews/${first}`)).status).toBe(403);
  });

  it('are withdrawn and restored; the rating follows, and the log has before and after', async () => {
    const send = await desk();
    const reviewId = await published(await customer(shop), sofa, { stars: 5 });
    const before = await rating(sofa);
    const path = `/api/staff/reviews/${reviewId}/withdrawal`;
    expect((await send('POST', path, { reason: ' ' })).body.fields).toEqual({ reason: 'Reason is required' });
    expect((await send('POST', path, { reason: 'Names a neighbour' })).status).toBe(200);
    expect((await shop.app.inject(`/api/reviews/id?reviewId=${reviewId}`)).statusCode).toBe(404);
    expect((await rating(sofa)).count).toBe(before.count - 1);
    expect((await send('POST', path, { reason: 'again' })).body.code).toBe('review_not_published');
    expect((await send('GET', `/api/staff/reviews/${reviewId}`)).body).toMatchObject({ state: 'withdrawn', because: 'Names a neighbour' });
    expect((await send('DELETE', path)).status).toBe(200);
    expect(await rating(sofa)).toEqual(before);
    expect((await send('DELETE', path)).body.code).toBe('review_not_withdrawn');
    const { history } = (await send('GET', `/api/staff/reviews/${reviewId}`)).body;
    expect(history.map(({ action, reason }: { action: string; reason: string | null }) => [action, reason])).toEqual([
      ['review.restored', null],
      ['review.withdrawn', 'Names a neighbour'],
    ]);
  });

  it('a withdrawn review whose author wrote another stays withdrawn', async () => {
    const send = await desk();
    const author = await customer(shop);
    const reviewId = await published(author, lamp);
    await send('POST', `/api/staff/reviews/${reviewId}/withdrawal`, { reason: 'spam' });
    await submit(author, written(lamp, { title: 'Another' }));
    expect((await send('DELETE', `/api/staff/reviews/${reviewId}/withdrawal`)).body.code).toBe('review_replaced');
  });

  it('are answered in the brand’s name; the answer is changed, and removed', async () => {
    const send = await desk();
    const reviewId = await published(await customer(shop), sofa);
    const answer = (text: string) => send('PUT', `/api/staff/reviews/${reviewId}/answer`, { answer: text });
    expect((await answer('  ')).body.fields).toEqual({ answer: 'Answer is required' });
    await answer('Thanks!\r\nWe <b>fixed</b> it.');
    expect((await shown(reviewId)).reply).toMatchObject({ from: 'Alder & Loom', text: 'Thanks!\nWe <b>fixed</b> it.' });
    await answer('Thank you.');
    const { reviews } = (await shop.app.inject(`/api/reviews?productId=${sofa}`)).json();
    expect(reviews.find((one: { reviewId: number }) => one.reviewId === reviewId).reply.text).toBe('Thank you.');
    await send('DELETE', `/api/staff/reviews/${reviewId}/answer`);
    expect((await shown(reviewId)).reply).toBeNull();
    expect((await answer('Late')).status).toBe(200);
    const waiting = (await submit(await customer(shop), written(sofa))).body.reviewId;
    expect((await send('PUT', `/api/staff/reviews/${waiting}/answer`, { answer: 'Early' })).body.code).toBe('review_not_published');
  });

  it('are not answered over what somebody else has answered', async () => {
    const send = await desk();
    const path = `/api/staff/reviews/${await published(await customer(shop), sofa)}`;
    const seen = async () => (await send('GET', path)).body.answerFingerprint;
    const none = await seen();
    const answer = (text: string, basedOn: string) => send('PUT', `${path}/answer`, { answer: text, basedOn });
    expect([(await answer('Ours', none)).status, (await answer('Ours', none)).status]).toEqual([200, 200]);
    expect(await answer('Theirs', none)).toMatchObject({ status: 409, body: { code: 'answer_changed' } });
    expect((await send('DELETE', `${path}/answer?basedOn=${none}`)).body.code).toBe('answer_changed');
    expect((await send('GET', path)).body.reply.text).toBe('Ours');
    expect((await answer('Theirs', await seen())).status).toBe(200);
    expect((await send('DELETE', `${path}/answer?basedOn=${await seen()}`)).status).toBe(200);
  });

  it('a report counts once per visitor, and is settled by either decision', async () => {
    const send = await desk();
    const reviewId = await published(await customer(shop), sofa);
    const visitor = guest(shop);
    const report = (who: Asker, reason: string) =>
      who.send({ method: 'POST', url: `/api/reviews/report?reviewId=${reviewId}`, payload: { reason } });
    const open = async () => (await send('GET', `/api/staff/reviews/${reviewId}`)).body.openReports;
    expect((await report(visitor, 'nonsense')).body.fields).toEqual({ reason: 'Choose a reason' });
    await report(visitor, 'offensive');
    await report(visitor, 'private');
    await report(guest(shop), 'offensive');
    expect(await open()).toBe(2);
    await send('DELETE', `/api/staff/reviews/${reviewId}/reports`);
    expect(await open()).toBe(0);
    await report(guest(shop), 'untrue');
    await send('POST', `/api/staff/reviews/${reviewId}/withdrawal`, { reason: 'untrue' });
    expect(await open()).toBe(0);
    expect((await report(guest(shop), 'untrue')).body.code).toBe('review_not_found');
  });

  it('are listed fifty a page, beside a review, in either direction', async () => {
    const send = await desk();
    const author = await customer(shop);
    const { body } = await submit(author, written(lamp, { title: 'One of very many' }));
    await sql`
      insert into reviews.review (product_id, stars, title, text, author, imported, status, published_on)
      select product_id, 5, 'Bulk', 'Bulk', 'Bulk', true, 'published', '2026-01-01' from reviews.review, generate_series(1, 120)
      where id = ${body.reviewId}`.execute(shop.database.read);
    const page = async (query: string) => {
      const answer = await send('GET', `/api/staff/reviews?q=bulk&${query}`);
      return { ...answer.body, ids: answer.body.reviews?.map((one: { reviewId: number }) => one.reviewId) };
    };
    for (const sort of ['newest', 'oldest']) {
      const first = await page(`sort=${sort}`);
      const second = await page(`sort=${sort}&after=${first.next}`);
      const third = await page(`sort=${sort}&after=${second.next}`);
      expect([first.previous, first.total, third.next, third.ids.length]).toEqual([null, 120, null, 20]);
      const all = [...first.ids, ...second.ids, ...third.ids];
      expect(all).toEqual([...new Set(all)].toSorted((a, b) => (sort === 'newest' ? b - a : a - b)));
      expect(all).toHaveLength(120);
      expect((await page(`sort=${sort}&before=${third.previous}`)).ids).toEqual(second.ids);
      expect(await page(`sort=${sort}&before=${second.previous}`)).toMatchObject({ ids: first.ids, previous: null });
    }
    expect((await send('GET', '/api/staff/reviews?after=x')).status).toBe(400);
  });

  it('reports are listed fifty a page, the latest first', async () => {
    const send = await desk();
    const reviewId = await published(await customer(shop), sofa);
    await sql`
      insert into reviews.report (review_id, reporter, reason, reported_at)
      select ${reviewId}::bigint, 'g' || n, case when n = 1 then 'private' else 'offensive' end, now() - n * interval '1 minute'
      from generate_series(1, 101) n`.execute(shop.database.read);
    const page = async (query = '') => (await send('GET', `/api/staff/reviews/${reviewId}${query}`)).body;
    const first = await page();
    const last = await page('?reportsPage=9');
    expect([first.reports.length, first.reports[0].reason, first.reportsPage, first.reportsPages]).toEqual([50, 'private', 1, 3]);
    expect([last.reports.length, last.reportsPage]).toEqual([1, 3]);
  });
});
