import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../../test/support/staff.ts';
import { MediaStore } from '../../../media/index.ts';
import { aProduct, aVariation, emptyCatalogue, productIds, stockProducts } from '../../test-fixtures/catalogue.ts';
import { handleUpload } from './run.ts';

let shop: TestShop;
let merchandiser: SignedInStaff;

beforeAll(async () => {
  shop = await testShop();
  merchandiser = await staffSignedIn(shop, 'merchandiser');
});
afterEach(() => emptyCatalogue(shop.database));
afterAll(() => shop.close());

async function send(method: 'GET' | 'POST', path: string, body: object | null = null, staff: SignedInStaff | null = merchandiser) {
  const answer = await shop.app.inject({
    method,
    url: `/api/staff/imports${path}`,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    ...(staff && { cookies: { staff_session_token: staff.token } }),
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const run = (importId: number) =>
  handleUpload({ database: shop.database, media: new MediaStore(`${shop.config.dataDir}/media`) }, importId, new Date());
const paste = async (...lines: string[]) => (await send('POST', '/text', { text: lines.join('\n') })).body.importId as number;
const priceOf = async (handle: string) => {
  const id = (await productIds(shop.database.read))[handle];
  return (await shop.app.inject(`/api/product/${id}`)).json().variations?.[0]?.price.amount;
};

describe('[§17 import] in the console', () => {
  it.each([
    ['GET', '', null],
    ['GET', '/1', null],
    ['POST', '', null],
    ['POST', '/text', { text: 'x' }],
    ['POST', '/1/start', null],
  ] as const)('%s %s needs catalog.edit', async (method, path, body) => {
    expect((await send(method, path, body, null)).status).toBe(401);
    expect((await send(method, path, body, await staffSignedIn(shop, 'fulfilment'))).status).toBe(403);
  });

  it('a file is checked without writing, shows each field before and after, and is imported once', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'lamp', variations: [aVariation({ sku: 'L' })] })]);
    const id = await paste('Handle,Variant SKU,Variant Price', 'lamp,L,150.00', 'lamp2,X,1.00');
    expect((await send('POST', `/${id}/start`)).body.code).toBe('import_not_ready');
    await run(id);
    const checked = (await send('GET', `/${id}`)).body;
    expect(checked).toMatchObject({
      state: 'checked',
      report: {
        updated: 1,
        failed: 1,
        changes: [
          { handle: 'lamp', outcome: 'updated', changes: [{ field: 'price', sku: 'L', before: 19_900, after: 15_000 }] },
          { handle: 'lamp2', outcome: 'refused' },
        ],
      },
    });
    expect(await priceOf('lamp')).toBe(19_900);
    expect((await send('POST', `/${id}/start`)).status).toBe(200);
    await run(id);
    expect((await send('GET', `/${id}`)).body).toMatchObject({ state: 'imported', report: { updated: 1 } });
    expect(await priceOf('lamp')).toBe(15_000);
    expect((await send('POST', `/${id}/start`)).body.code).toBe('import_not_ready');
    expect((await send('GET', '')).body.imports[0]).toMatchObject({ importId: id, state: 'imported' });
  });

  it('a file that is no list of products says why; an empty one and an unknown one are refused', async () => {
    const id = await paste('Dear shop,', 'please import this');
    await run(id);
    expect((await send('GET', `/${id}`)).body).toMatchObject({ state: 'failed', fault: expect.stringContaining('cannot be imported') });
    expect((await send('POST', '/text', { text: ' \n' })).body.code).toBe('no_file');
    expect((await send('GET', '/999999')).status).toBe(404);
    expect((await send('POST', '/999999/start')).body.code).toBe('import_not_found');
  });
});
