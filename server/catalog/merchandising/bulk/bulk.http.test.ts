import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../../test/support/staff.ts';
import { MediaStore } from '../../../media/index.ts';
import { dropProducts } from '../../products/operations.ts';
import { aProduct, aVariation, emptyCatalogue, productIds, stockProducts } from '../../test-fixtures/catalogue.ts';
import { startDueImports, startImport } from '../uploads/operations.ts';
import { handleUpload } from '../uploads/run.ts';

let shop: TestShop;
let merchandiser: SignedInStaff;

beforeAll(async () => {
  shop = await testShop();
  merchandiser = await staffSignedIn(shop, 'merchandiser');
});
afterEach(() => emptyCatalogue(shop.database));
afterAll(() => shop.close());

async function send(method: 'GET' | 'POST' | 'PUT', url: string, body: object | null = null, staff: SignedInStaff | null = merchandiser) {
  const answer = await shop.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    ...(staff && { cookies: { staff_session_token: staff.token } }),
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const prepare = (body: object, staff?: SignedInStaff | null) => send('POST', '/api/staff/products/bulk', body, staff);
const step = async (importId: number, action: 'start' | 'undo' | null = null) => {
  if (action) expect((await send('POST', `/api/staff/imports/${importId}/${action}`)).status).toBe(200);
  await handleUpload({ database: shop.database, media: new MediaStore(`${shop.config.dataDir}/media`) }, importId, new Date());
  return (await send('GET', `/api/staff/imports/${importId}`)).body;
};
const productOf = async (handle: string) => {
  const ids = await productIds(shop.database.read);
  return (await send('GET', `/api/staff/products/${ids[handle]}`)).body;
};

const stock = () =>
  stockProducts(shop.database, [
    aProduct({ handle: 'lamp', name: 'Oslo lamp', tags: ['brass'], variations: [aVariation({ sku: 'L', price: 20_000 })] }),
    aProduct({ handle: 'stool', name: 'Oslo stool', variations: [aVariation({ sku: 'S', price: 10_000 })] }),
    aProduct({ handle: 'bench', name: 'Bergen bench', variations: [aVariation({ sku: 'B', price: 30_000 })] }),
  ]);
const tenPercent = { kind: 'price', unit: 'percent', by: -1000, rounding: 'to99' };

describe('[§17 products] a bulk change', () => {
  it('needs catalog.edit', async () => {
    const asked = { products: [1], change: { kind: 'endSale' } };
    expect((await prepare(asked, null)).status).toBe(401);
    expect((await prepare(asked, await staffSignedIn(shop, 'fulfilment'))).status).toBe(403);
  });

  it('of all that match is checked before anything is written, made, and undone', async () => {
    await stock();
    const { status, body } = await prepare({ filter: { q: 'oslo' }, change: tenPercent });
    expect(status).toBe(200);
    expect(await step(body.importId)).toMatchObject({
      name: 'Lower prices of 2 products by 10%',
      isBulk: true,
      state: 'checked',
      report: { updated: 2, failed: 0 },
    });
    expect((await productOf('lamp')).variations[0].price).toBe(20_000);
    await step(body.importId, 'start');
    const prices = async () => Promise.all(['lamp', 'stool', 'bench'].map(async (handle) => (await productOf(handle)).variations[0].price));
    expect(await prices()).toEqual([17_999, 8999, 30_000]);
    await step(body.importId, 'undo');
    expect(await prices()).toEqual([20_000, 10_000, 30_000]);
  });

  it('puts those selected on sale with the evidence, and ends it', async () => {
    await stock();
    const ids = await productIds(shop.database.read);
    const products = [ids.lamp, ids.bench, 999_999];
    const sale = { kind: 'sale', off: 2500, rounding: 'cent', evidence: 'Charged since May.', endsAt: '2031-01-01T05:00:00Z' };
    const { body } = await prepare({ products, change: sale });
    await step(body.importId);
    expect((await step(body.importId, 'start')).name).toBe('Put 2 products on sale, 25% off');
    const reference = { type: 'WAS', amount: 20_000, evidence: 'Charged since May.', endsAt: expect.stringMatching(/^2031-01-01T05:00/) };
    expect((await productOf('lamp')).variations[0]).toMatchObject({ price: 15_000, reference });
    expect((await productOf('stool')).variations[0].reference).toBeNull();
    const ended = (await prepare({ products, change: { kind: 'endSale' } })).body.importId;
    await step(ended);
    await step(ended, 'start');
    expect((await productOf('lamp')).variations[0]).toMatchObject({ price: 20_000, reference: null });
  });

  it('starts by itself at the planned time, once', async () => {
    await stock();
    const { importId } = (await prepare({ filter: { q: 'oslo' }, change: { kind: 'state', state: 'draft' } })).body;
    const plan = (startsAt: string | null) => send('POST', `/api/staff/imports/${importId}/plan`, { startsAt });
    const due = (at: string) => startDueImports(shop, new Date(at));
    const stateNow = async () => (await send('GET', `/api/staff/imports/${importId}`)).body.state;
    expect((await plan('2031-01-01T05:00:00Z')).body.code).toBe('import_not_ready');
    await step(importId);
    expect((await plan('2001-01-01T05:00:00Z')).body.fields).toEqual({ startsAt: 'Choose a time in the future' });
    expect((await plan('2031-01-01T05:00:00Z')).status).toBe(200);
    expect((await plan(null)).status).toBe(200);
    await due('2031-01-01T05:01:00Z');
    expect(await stateNow()).toBe('checked');
    await plan('2031-01-01T05:00:00Z');
    await due('2031-01-01T04:59:00Z');
    expect(await stateNow()).toBe('checked');
    await due('2031-01-01T05:01:00Z');
    await due('2031-01-01T05:02:00Z');
    expect((await step(importId)).state).toBe('imported');
    expect((await productOf('lamp')).state).toBe('draft');
    const { rows } = await sql<{ at: Date }>`
      select at from staff.audit where action = 'import.started' and subject_id = ${String(importId)}`.execute(shop.database.read);
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ kind: 'state', state: 'draft' }, 'Take 1 product back to draft', { state: 'draft' }],
    [{ kind: 'state', state: 'retired' }, 'Retire 1 product', { state: 'retired' }],
    [{ kind: 'addTag', tag: 'new' }, 'Add the tag “new” to 1 product', { tags: ['brass', 'new'] }],
    [{ kind: 'removeTag', tag: 'Brass' }, 'Remove the tag “Brass” from 1 product', { tags: [] }],
    [{ kind: 'category', category: 'lighting/floor-lamps' }, 'Move 1 product to ', { category: 'lighting/floor-lamps' }],
  ])('%j', async (change, name, after) => {
    await stock();
    await stockProducts(shop.database, [aProduct({ handle: 'other', name: 'Other', category: 'lighting/floor-lamps' })]);
    const { body } = await prepare({ filter: { q: 'Oslo lamp' }, change });
    await step(body.importId);
    expect((await step(body.importId, 'start')).name).toContain(name);
    expect(await productOf('lamp')).toMatchObject(after);
  });

  it.each([
    [
      { kind: 'addTag', tag: 'new' },
      { tags: ['oak', 'brass', 'new'], soldAt: { 'alder-loom': 'never' } },
    ],
    [
      { kind: 'removeTag', tag: 'brass' },
      { tags: ['oak'], soldAt: { 'alder-loom': 'never' } },
    ],
    [
      { kind: 'soldAt', brand: 'pip-alder', choice: 'always' },
      { tags: ['oak', 'brass'], soldAt: { 'alder-loom': 'never', 'pip-alder': 'always' } },
    ],
  ])('keeps what others change before it starts: %j', async (change, after) => {
    await stock();
    const { importId } = (await prepare({ filter: { q: 'Oslo lamp' }, change })).body;
    await step(importId);
    const { productId, version } = await productOf('lamp');
    const edit = { version, tags: ['oak', 'brass'], soldAt: { 'alder-loom': 'never' } };
    expect((await send('PUT', `/api/staff/products/${productId}`, edit)).status).toBe(200);
    await step(importId, 'start');
    expect(await productOf('lamp')).toMatchObject(after);
  });

  const rowsOf = async (importId: number) => (await send('GET', `/api/staff/imports/${importId}/changes`)).body.changes;

  it('leaves a product retired that was retired after it was checked', async () => {
    await stock();
    const { importId } = (await prepare({ filter: { q: 'Oslo' }, change: { kind: 'addTag', tag: 'new' } })).body;
    await step(importId);
    const ids = await productIds(shop.database.read);
    await shop.database.transact((tx) => dropProducts(tx, [ids.lamp ?? 0], new Date()));
    expect((await step(importId, 'start')).report).toMatchObject({ updated: 1 });
    expect(await productOf('lamp')).toMatchObject({ state: 'retired', tags: ['brass'] });
    expect(await productOf('stool')).toMatchObject({ state: 'published', tags: ['new'] });
    expect(await rowsOf(importId)).toContainEqual(
      expect.objectContaining({ handle: 'lamp', outcome: 'refused', reason: 'has since been retired' }),
    );
  });

  it.each([{ kind: 'sale', off: 1000, rounding: 'cent', evidence: 'Charged since May.' }, tenPercent])(
    'leaves a price that changed after it was checked: %j',
    async (change) => {
      await stock();
      const { importId } = (await prepare({ filter: { q: 'Oslo' }, change })).body;
      await step(importId);
      const { productId, version } = await productOf('lamp');
      await send('PUT', `/api/staff/products/${productId}`, { version, variations: [{ sku: 'L', price: 12_000 }] });
      await step(importId, 'start');
      expect((await productOf('lamp')).variations[0]).toMatchObject({ price: 12_000, reference: null });
      expect((await productOf('stool')).variations[0].price).toBeLessThan(10_000);
      expect(await rowsOf(importId)).toContainEqual(
        expect.objectContaining({ handle: 'lamp', outcome: 'refused', reason: 'the price changed since this was checked' }),
      );
    },
  );

  it('refuses the products whose price an amount would take away', async () => {
    await stock();
    const { importId } = (
      await prepare({ filter: { q: 'Oslo' }, change: { kind: 'price', unit: 'amount', by: -10_000, rounding: 'to99' } })
    ).body;
    await step(importId);
    await step(importId, 'start');
    expect((await productOf('lamp')).variations[0].price).toBe(9999);
    expect((await productOf('stool')).variations[0].price).toBe(10_000);
  });

  it('[§4 sale urgency] starts no sale that is over, nor plans one', async () => {
    await stock();
    const sale = (endsAt: string) => ({ kind: 'sale', off: 2500, rounding: 'cent', evidence: 'Charged since May.', endsAt });
    const past = await prepare({ filter: { q: 'Oslo' }, change: sale('2001-01-01T05:00:00Z') });
    expect(past.body).toMatchObject({ code: 'invalid_input', fields: { 'change.endsAt': 'Choose a time in the future' } });
    const { importId } = (await prepare({ filter: { q: 'Oslo' }, change: sale('2031-01-02T05:00:00Z') })).body;
    await step(importId);
    const plan = (startsAt: string) => send('POST', `/api/staff/imports/${importId}/plan`, { startsAt });
    expect((await plan('2031-01-02T05:00:00Z')).body.fields).toEqual({ startsAt: 'Choose a time before the sale ends' });
    expect((await plan('2031-01-01T05:00:00Z')).status).toBe(200);
    // Another import kept it waiting.
    await startDueImports(shop, new Date('2031-01-03T05:00:00Z'));
    expect((await send('GET', `/api/staff/imports/${importId}`)).body).toMatchObject({ state: 'checked', startsAt: null });
    const late = { member: { memberId: 1 }, now: new Date('2031-01-03T05:00:00Z') };
    await expect(startImport(shop, importId, late)).rejects.toMatchObject({ code: 'sale_ended' });
  });

  it('that names nothing, changes nothing or leads nowhere says so', async () => {
    await stock();
    expect((await prepare({ products: [], change: tenPercent })).body.code).toBe('nothing_chosen');
    expect((await prepare({ filter: { q: 'zzz' }, change: tenPercent })).body.code).toBe('nothing_chosen');
    expect((await prepare({ filter: { q: 'oslo' }, change: { kind: 'endSale' } })).body.code).toBe('nothing_to_change');
    expect((await prepare({ filter: { q: 'oslo' }, change: { kind: 'category', category: 'no/where' } })).body).toMatchObject({
      code: 'invalid_input',
      fields: { 'change.category': 'Choose a category' },
    });
    expect((await prepare({ filter: {}, change: { kind: 'addTag', tag: ' ' } })).body.fields).toEqual({ 'change.tag': 'Enter a tag' });
  });
});
