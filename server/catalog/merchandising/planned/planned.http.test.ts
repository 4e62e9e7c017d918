import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../../test/support/staff.ts';
import { MediaStore } from '../../../media/index.ts';
import { importFile } from '../../import/import-file.ts';
import { aFile, aProduct, emptyCatalogue, productIds, stockProducts } from '../../test-fixtures/catalogue.ts';
import { followPlans } from './operations.ts';

let shop: TestShop;
let merchandiser: SignedInStaff;

beforeAll(async () => {
  shop = await testShop();
  merchandiser = await staffSignedIn(shop, 'merchandiser');
});
afterEach(() => emptyCatalogue(shop.database));
afterAll(() => shop.close());

async function send(method: 'GET' | 'PUT', path: string, body: object | null = null, staff: SignedInStaff | null = merchandiser) {
  const answer = await shop.app.inject({
    method,
    url: `/api/staff/products${path}`,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    ...(staff && { cookies: { staff_session_token: staff.token } }),
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const day = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * day);
const plan = (id: number, state: string, at: Date | null, version = 1) =>
  send('PUT', `/${id}/plan`, { version, state, at: at?.toISOString() ?? null });
const product = async (id: number) => (await send('GET', `/${id}`)).body;
const listed = async (state: string) => (await send('GET', `?state=${state}`)).body.products.map(({ name }: { name: string }) => name);
const status = async (id: number) => (await shop.app.inject(`/api/product/${id}`)).statusCode;
const found = async () => (await shop.app.inject('/api/search?k=lamp')).json().hits?.map(({ name }: { name: string }) => name);
async function aLamp(given: object = {}): Promise<number> {
  await stockProducts(shop.database, [aProduct({ handle: 'lamp', name: 'Oslo lamp', published: false, ...given })]);
  return (await productIds(shop.database.read)).lamp ?? 0;
}

describe('[§17 products] a planned publication', () => {
  it('needs catalog.edit', async () => {
    const asked = { version: 1, state: 'published', at: null };
    expect((await send('PUT', '/1/plan', asked, null)).status).toBe(401);
    expect((await send('PUT', '/1/plan', asked, await staffSignedIn(shop, 'fulfilment'))).status).toBe(403);
  });

  it('is shown and listed, happens at its time and once, and is withdrawn at another', async () => {
    const id = await aLamp();
    await stockProducts(shop.database, [aProduct({ handle: 'stool', name: 'Lamp stool' })]);
    expect(await plan(id, 'published', later(1))).toMatchObject({ status: 200, body: { version: 1 } });
    expect((await plan(id, 'retired', later(9))).status).toBe(200);
    expect(await product(id)).toMatchObject({
      state: 'draft',
      plans: [
        { state: 'published', at: later(1).toISOString(), fault: null },
        { state: 'retired', at: later(9).toISOString(), fault: null },
      ],
    });
    expect(await listed('planned')).toEqual(['Oslo lamp']);
    expect((await send('GET', '?state=planned')).body.products[0].plan).toMatchObject({ state: 'published', at: later(1).toISOString() });
    await followPlans(shop.database, new Date(later(1).getTime() - 1));
    expect([await status(id), await found()]).toEqual([404, ['Lamp stool']]);
    await followPlans(shop.database, later(1));
    await followPlans(shop.database, later(1));
    expect([await status(id), (await found()).toSorted()]).toEqual([200, ['Lamp stool', 'Oslo lamp']]);
    const published = await product(id);
    expect(published).toMatchObject({ state: 'published', version: 2, plans: [{ state: 'retired' }] });
    expect(published.history.map(({ action }: { action: string }) => action)).toEqual([
      'product.published',
      'product.planned',
      'product.planned',
    ]);
    expect(published.history[0]).toMatchObject({ by: expect.stringMatching(/^Mara/), reason: 'planned', version: 2 });
    await followPlans(shop.database, later(9));
    expect([await status(id), await found()]).toEqual([410, ['Lamp stool']]);
    expect([(await product(id)).plans, await listed('planned')]).toEqual([[], []]);
  });

  it('can be moved, and cancelled; both are in the history', async () => {
    const id = await aLamp();
    await plan(id, 'published', later(1));
    await plan(id, 'published', later(2));
    expect((await product(id)).plans).toMatchObject([{ at: later(2).toISOString() }]);
    await plan(id, 'published', null);
    await followPlans(shop.database, later(3));
    const { state, plans, history } = await product(id);
    expect([state, plans]).toEqual(['draft', []]);
    const field = 'planned.published';
    expect(history).toMatchObject([
      { action: 'product.unplanned', changes: [{ field, before: later(2).toISOString(), after: null }], change: null },
      { action: 'product.planned', changes: [{ before: later(1).toISOString() }, { after: later(2).toISOString() }] },
      { action: 'product.planned', changes: [{ field, before: null, after: later(1).toISOString() }] },
    ]);
  });

  it.each<[string, object, [string, number][], string]>([
    ['in the past', {}, [['published', -1]], 'Choose a time in the future'],
    ['of what is published', { published: true }, [['published', 1]], 'The product is published already'],
    ['of what is retired', { discontinued: true }, [['published', 1]], 'A retired product can’t be planned. Sell it again first'],
    ['of a draft’s withdrawal alone', {}, [['draft', 1]], 'Plan when the product is published first'],
    [
      'of a withdrawal before the publication',
      {},
      [
        ['published', 2],
        ['retired', 2],
      ],
      'Choose a time after the product is published',
    ],
    [
      'of a publication after the withdrawal',
      {},
      [
        ['published', 1],
        ['draft', 2],
        ['published', 3],
      ],
      'Choose a time before the product leaves the shop',
    ],
  ])('is refused %s', async (_, given, plans, message) => {
    const id = await aLamp(given);
    let last = { status: 0, body: {} as object };
    for (const [state, days] of plans) last = await plan(id, state, later(days));
    expect(last).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: { at: message } } });
  });

  it('is refused of a version that is no longer the latest, and of no product', async () => {
    const id = await aLamp();
    await send('PUT', `/${id}`, { version: 1, brand: 'Oslo' });
    expect(await plan(id, 'published', later(1))).toMatchObject({ status: 409, body: { code: 'product_changed' } });
    expect((await plan(id, 'published', later(1), 2)).status).toBe(200);
    expect((await plan(9_999_999, 'published', later(1))).status).toBe(404);
  });

  it('goes when staff publish by hand, unpublish or retire', async () => {
    const id = await aLamp();
    await plan(id, 'published', later(1));
    await plan(id, 'draft', later(2));
    await send('PUT', `/${id}/state`, { version: 1, state: 'published' });
    expect((await product(id)).plans).toMatchObject([{ state: 'draft' }]);
    await send('PUT', `/${id}/state`, { version: 2, state: 'draft' });
    expect((await product(id)).plans).toEqual([]);
    await plan(id, 'published', later(1), 3);
    await send('PUT', `/${id}/state`, { version: 3, state: 'retired' });
    expect((await product(id)).plans).toEqual([]);
  });

  it('goes when an import retires what its file lacks', async () => {
    const id = await aLamp();
    await plan(id, 'published', later(1));
    const media = new MediaStore(`${shop.config.dataDir}/media`);
    const file = await aFile('a.jsonl', JSON.stringify(aProduct({ handle: 'stool' })));
    await importFile(shop.database, media, { file, now: new Date(), retire: { products: true } });
    expect(await product(id)).toMatchObject({ state: 'retired', plans: [] });
    await followPlans(shop.database, later(1));
    expect((await product(id)).state).toBe('retired');
  });

  it('of what is not complete does not happen: the product stays a draft and says why, until it is planned again', async () => {
    const id = await aLamp();
    await plan(id, 'published', later(1));
    await sql`update catalog.variation set retired_at = now() where product_id = ${id}`.execute(shop.database.read);
    const byHand = await send('PUT', `/${id}/state`, { version: 1, state: 'published' });
    expect(byHand).toMatchObject({ status: 400, body: { fields: { variations: 'Without a variation it can’t be published' } } });
    await followPlans(shop.database, later(1));
    await followPlans(shop.database, later(2));
    const { state, plans, history } = await product(id);
    expect([state, await status(id)]).toEqual(['draft', 404]);
    expect(plans).toEqual([{ state: 'published', at: later(1).toISOString(), fault: 'Without a variation it can’t be published' }]);
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['product.plan_failed', 'product.planned']);
    await sql`update catalog.variation set retired_at = null where product_id = ${id}`.execute(shop.database.read);
    await plan(id, 'published', later(3));
    await followPlans(shop.database, later(3));
    expect(await product(id)).toMatchObject({ state: 'published', plans: [] });
  });

  it('of two jobs at once happens once', async () => {
    const id = await aLamp();
    await plan(id, 'published', later(1));
    await Promise.all([followPlans(shop.database, later(1)), followPlans(shop.database, later(1))]);
    expect(await product(id)).toMatchObject({ state: 'published', version: 2, plans: [] });
  });
});
