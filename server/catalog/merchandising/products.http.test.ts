import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasServer, type TestShop, testShop } from '../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { MediaStore } from '../../media/index.ts';
import { aGlb } from '../../media/test-fixtures/glb.ts';
import type { Tx } from '../../platform/db/index.ts';
import { importFile } from '../import/import-file.ts';
import { endSales } from '../sales/operations.ts';
import { takeStock } from '../stock/operations.ts';
import { aFile, aProduct, aVariation, emptyCatalogue, productIds, stockProducts, variationIds } from '../test-fixtures/catalogue.ts';

let shop: TestShop;
let merchandiser: SignedInStaff;

beforeAll(async () => {
  shop = await testShop();
  merchandiser = await staffSignedIn(shop, 'merchandiser');
});
afterEach(() => emptyCatalogue(shop.database));
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'PUT';
async function send(method: Method, path: string, body: object | null = null, staff: SignedInStaff | null = merchandiser) {
  const answer = await shop.app.inject({
    method,
    url: `/api/staff/products${path}`,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    ...(staff && { cookies: { staff_session_token: staff.token } }),
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const idOf = async (handle: string) => (await productIds(shop.database.read))[handle] ?? 0;
const shown = async (id: number) => {
  const answer = await shop.app.inject(`/api/product/${id}`);
  return { status: answer.statusCode, body: answer.json() };
};
const searched = async (words: string) =>
  (await shop.app.inject(`/api/search?k=${encodeURIComponent(words)}`)).json().hits?.map(({ name }: { name: string }) => name);
const audited = async () =>
  (
    await sql<{ action: string; reason: string | null; details: { version: number; changes: object[] } }>`
      select action, reason, details from staff.audit where subject_kind = 'product' order by id desc`.execute(shop.database.read)
  ).rows;
const shelf = 'furniture/living-room/sofas';
const aSofa = (given: object = {}) => ({
  name: 'Oak sofa',
  category: shelf,
  description: '<p>Stands.</p>',
  variations: [{ sku: 'OAK-1', price: 90_000, stock: { central: 3 } }],
  ...given,
});

async function upload(bytes: Uint8Array<ArrayBuffer>, field: 'picture' | 'film' | 'model' = 'picture') {
  const form = new FormData();
  form.append(field, new Blob([bytes]), 'a.bin');
  const request = new Request('http://shop/', { method: 'POST', body: form });
  return shop.app.inject({
    method: 'POST',
    url: `/api/staff/products/${field}s`,
    headers: { 'x-error-body': 'original', 'sec-fetch-site': 'same-origin', 'content-type': request.headers.get('content-type') ?? '' },
    cookies: { staff_session_token: merchandiser.token },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** An uploaded picture in one color. */
async function aPicture(background = '#a8492a') {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return (await upload(new Uint8Array(bytes))).json();
}

describe('[§17 products] permissions', () => {
  const calls: [Method, string, object | null][] = [
    ['GET', '', null],
    ['GET', '/new', null],
    ['POST', '', {}],
    ['GET', '/1', null],
    ['PUT', '/1', { version: 1 }],
    ['PUT', '/1/state', { version: 1, state: 'draft' }],
    ['POST', '/1/duplicate', null],
    ['POST', '/1/undo', { version: 1 }],
    ['POST', '/1/restore', { version: 1, change: 1 }],
    ['POST', '/pictures', null],
    ['POST', '/films', null],
    ['POST', '/models', null],
  ];
  it.each(calls)('%s %s needs catalog.edit', async (method, path, body) => {
    expect((await send(method, path, body, null)).status).toBe(401);
    for (const role of ['fulfilment', 'customer_care', 'content_editor'] as const) {
      expect((await send(method, path, body, await staffSignedIn(shop, role))).status).toBe(403);
    }
  });
});

describe('[§17 products] adding', () => {
  it('a new product is a draft until it is published; then page and search have it', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'linen-chair' })]);
    const { status, body } = await send('POST', '', aSofa());
    expect(status).toBe(200);
    expect((await shown(body.productId)).status).toBe(404);
    const { body: product } = await send('GET', `/${body.productId}`);
    expect(product).toMatchObject({
      handle: 'oak-sofa',
      state: 'draft',
      version: 1,
      variations: [{ sku: 'OAK-1', stock: { central: 3 } }],
    });
    const published = await send('PUT', `/${body.productId}/state`, { version: 1, state: 'published' });
    expect(published.body).toMatchObject({ version: 2 });
    expect((await shown(body.productId)).body).toMatchObject({ name: 'Oak sofa', variations: [{ quantityAvailable: 3 }] });
    expect((await audited()).map(({ action }) => action)).toEqual(['product.published', 'product.created']);
  });

  it('a title and a description for search engines are kept, shown, and not copied', async () => {
    const seo = { seoTitle: 'Oak sofas that stand', seoDescription: 'Made to stand.' };
    const { productId } = (await send('POST', '', aSofa(seo))).body;
    await send('PUT', `/${productId}/state`, { version: 1, state: 'published' });
    expect((await send('GET', `/${productId}`)).body).toMatchObject(seo);
    expect((await shown(productId)).body.seo).toEqual({ title: seo.seoTitle, description: seo.seoDescription });
    await send('PUT', `/${productId}`, { version: 2, seoTitle: '' });
    expect((await shown(productId)).body.seo).toEqual({ description: seo.seoDescription });
    const copy = (await send('POST', `/${productId}/duplicate`)).body.productId;
    expect((await send('GET', `/${copy}`)).body).toMatchObject({ seoTitle: '', seoDescription: '' });
  });

  it('options make a matrix; variations without a SKU get one; two products of one name have two handles', async () => {
    const variations = ['Oak', 'Ash'].flatMap((wood) =>
      ['S', 'L'].map((size) => ({ options: { Wood: wood, Size: size }, price: 5000, stock: { central: 1 } })),
    );
    const one = await send('POST', '', aSofa({ variations }));
    const two = await send('POST', '', aSofa({ variations }));
    expect([one.status, two.status]).toEqual([200, 200]);
    const product = (await send('GET', `/${two.body.productId}`)).body;
    expect(product.handle).toBe('oak-sofa-2');
    expect(product.options.map(({ name }: { name: string }) => name).sort()).toEqual(['Size', 'Wood']);
    expect(product.variations.map(({ sku }: { sku: string }) => sku)).toContain('OAK-SOFA-2-OAK-S');
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ category: undefined }, 'category'],
    [{ category: 'furniture/nowhere' }, 'category'],
    [{ variations: [{ sku: 'A', price: 0 }] }, 'variations.0.price'],
    [{ variations: [{ sku: 'A' }] }, 'variations.0.price'],
    [{ variations: undefined }, 'variations'],
    [{ variations: [{ sku: 'A', price: 100, stock: { central: -1 } }] }, 'variations.0.stock'],
    [{ variations: [{ sku: 'A', price: 100, reference: { type: 'WAS', amount: 100, evidence: 'x' } }] }, 'variations.0.reference.amount'],
    [{ variations: [{ sku: 'TAKEN', price: 100 }] }, 'variations.0.sku'],
    [
      {
        variations: [
          { sku: 'A', price: 100 },
          { sku: 'A', price: 100 },
        ],
      },
      'variations.1.sku',
    ],
  ])('%j is refused at its field', async (wrong, field) => {
    await stockProducts(shop.database, [aProduct({ handle: 'other', variations: [aVariation({ sku: 'TAKEN' })] })]);
    const { status, body } = await send('POST', '', aSofa(wrong));
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(body.fields).some((path) => path.startsWith(field))).toBe(true);
  });
});

describe('[§17 products] changing', () => {
  const stocked = async () => {
    const variations = [aVariation({ sku: 'A', options: { Size: 'S' } }), aVariation({ sku: 'B', options: { Size: 'L' } })];
    await stockProducts(shop.database, [aProduct({ handle: 'sofa', variations })]);
    return idOf('sofa');
  };

  it('only the fields given change; each is audited with before and after', async () => {
    const id = await stocked();
    const { body } = await send('PUT', `/${id}`, { version: 1, name: 'Renamed sofa', variations: [{ sku: 'A', price: 15_000 }] });
    expect(body).toEqual({ ok: true, productId: id, version: 2 });
    expect((await shown(id)).body).toMatchObject({
      name: 'Renamed sofa',
      variations: [{ price: { amount: 15_000 } }, { price: { amount: 19_900 } }],
    });
    const [entry] = await audited();
    expect(entry).toMatchObject({
      action: 'product.changed',
      details: {
        version: 2,
        changes: [
          { field: 'name', before: 'sofa', after: 'Renamed sofa' },
          { field: 'price', sku: 'A', before: 19_900, after: 15_000 },
        ],
      },
    });
    expect((await send('PUT', `/${id}`, { version: 2, name: 'Renamed sofa' })).body).toMatchObject({ version: 2 });
    expect((await audited())[0]?.details.version).toBe(2);
  });

  it('[§3 specifications] a variation’s measures and weight change its own rows alone, and are audited', async () => {
    const id = await stocked();
    const specifications = [{ label: 'Dimensions', values: ['72" W × 38" D'] }];
    await send('PUT', `/${id}`, { version: 1, variations: [{ sku: 'A', specifications, weightGrams: 50_802 }] });
    const { variations } = (await shown(id)).body;
    expect(variations[0]?.specifications).toEqual([...specifications, { label: 'Weight', values: ['112 lb'] }]);
    expect(variations[1]?.specifications ?? []).not.toContainEqual(specifications[0]);
    const [entry] = await audited();
    expect(entry?.details.changes).toContainEqual({ field: 'specifications', sku: 'A', before: [], after: specifications });
  });

  it('two people who save the same version: the second is told, and nothing of the first is lost', async () => {
    const id = await stocked();
    const answers = await Promise.all([
      send('PUT', `/${id}`, { version: 1, name: 'First' }),
      send('PUT', `/${id}`, { version: 1, brand: 'Second' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'product_changed', details: { version: 2 } });
  });

  it('an import in between is a newer version too; the same file again takes the console’s change back', async () => {
    const id = await stocked();
    const media = new MediaStore(join(shop.config.dataDir, 'media'));
    const file = await aFile('a.csv', 'Handle,Variant SKU,Variant Price\nsofa,A,120.00\nsofa,B,130.00\n');
    const run = () => importFile(shop.database, media, { file, now: new Date() });
    expect(await run()).toMatchObject({ updated: 1 });
    expect((await send('PUT', `/${id}`, { version: 1, name: 'Late' })).body).toMatchObject({ code: 'product_changed' });
    expect((await send('PUT', `/${id}`, { version: 2, variations: [{ sku: 'A', price: 11_000 }] })).status).toBe(200);
    expect(await run()).toMatchObject({ updated: 1 });
    expect((await shown(id)).body.variations[0].price.amount).toBe(12_000);
  });

  it('a variation whose value its option lacks is refused at its field', async () => {
    const id = await stocked();
    const edit = (...values: string[]) => ({ version: 1, options: [{ name: 'Size', values: values.map((value) => ({ value })) }] });
    const variations = [
      { sku: 'A', options: { Size: 'S' } },
      { sku: 'B', options: { Size: 'Set of 2, L' } },
    ];
    expect(await send('PUT', `/${id}`, { ...edit('S', 'Set of 2', 'L'), variations })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { 'variations.1.options': 'Add “Set of 2, L” to the values of Size' } },
    });
    expect((await send('PUT', `/${id}`, { ...edit('S', 'Set of 2, L'), variations })).status).toBe(200);
  });

  it('[§4 sale urgency] the end of a sale is a newer version too, so that a form opened before does not bring the sale back', async () => {
    const reference = { type: 'WAS', amount: 30_000, evidence: 'Charged until May.', endsAt: '2026-05-02T04:59:59Z' } as const;
    const variations = [
      aVariation({ sku: 'A', options: { Color: 'Sage' }, price: 20_000, reference }),
      aVariation({ sku: 'B', options: { Color: 'Oak' }, reference }),
    ];
    await stockProducts(shop.database, [aProduct({ handle: 'sofa', variations }), aProduct({ handle: 'lamp' })]);
    const id = await idOf('sofa');
    const other = await idOf('lamp');
    const { version } = (await send('GET', `/${id}`)).body;
    expect(await shop.database.transact((tx) => endSales(tx, new Date('2026-05-02T05:00:00Z')))).toEqual([id]);
    expect((await send('GET', `/${id}`)).body).toMatchObject({ version: version + 1, variations: [{ price: 30_000 }, { price: 30_000 }] });
    const asBefore = { version, variations: [{ sku: 'A', price: 20_000, reference }] };
    expect(await send('PUT', `/${id}`, asBefore)).toMatchObject({ status: 409, body: { code: 'product_changed' } });
    const [entry] = (await send('GET', `/${id}`)).body.history;
    const kept = { ...reference, endsAt: new Date(reference.endsAt).toISOString() };
    expect(entry).toMatchObject({ action: 'product.sale_ended', by: null, version: version + 1, change: null });
    expect(entry.changes).toEqual([
      { field: 'price', sku: 'A', before: 20_000, after: 30_000 },
      { field: 'reference', sku: 'A', before: kept, after: null },
      { field: 'price', sku: 'B', before: 19_900, after: 30_000 },
      { field: 'reference', sku: 'B', before: kept, after: null },
    ]);
    expect((await send('GET', `/${other}`)).body.version).toBe(1);
  });

  it('stock is refused where an order took units since it was seen', async () => {
    const id = await stocked();
    const a = (await variationIds(shop.database.read)).A ?? 0;
    await shop.database.transact((tx) => takeStock(tx, [{ variationId: a, quantity: 1 }], { now: new Date(), checkoutUuid: null }));
    const edit = (seen: number) => ({
      version: 1,
      variations: [{ sku: 'A', stock: { central: 20 }, seenStock: { central: seen } }],
      stockReason: 'received',
    });
    expect(await send('PUT', `/${id}`, edit(10))).toMatchObject({ status: 409, body: { code: 'stock_changed', details: { sku: 'A' } } });
    expect((await send('PUT', `/${id}`, edit(9))).status).toBe(200);
    expect((await audited())[0]).toMatchObject({
      reason: 'received',
      details: { changes: [{ field: 'stock', sku: 'A', before: { central: 9 }, after: { central: 20 } }] },
    });
  });

  it('undo takes a price back with its reference, and units as a difference; a later change ends it', async () => {
    const reference = { type: 'WAS' as const, amount: 25_000, evidence: 'charged until May' };
    await stockProducts(shop.database, [aProduct({ handle: 'lamp', variations: [aVariation({ sku: 'L', reference })] })]);
    const id = await idOf('lamp');
    await send('PUT', `/${id}`, { version: 1, variations: [{ sku: 'L', price: 26_000, stock: { central: 30 } }] });
    const l = (await variationIds(shop.database.read)).L ?? 0;
    await shop.database.transact((tx) => takeStock(tx, [{ variationId: l, quantity: 2 }], { now: new Date(), checkoutUuid: null }));
    expect((await send('POST', `/${id}/undo`, { version: 2 })).body).toMatchObject({ version: 3 });
    expect((await send('GET', `/${id}`)).body.variations[0]).toMatchObject({ price: 19_900, reference, stock: { central: 8 } });
    expect((await send('POST', `/${id}/undo`, { version: 2 })).body.code).toBe('product_changed');
    await send('PUT', `/${id}`, { version: 3, name: 'Lamp' });
    expect((await send('POST', `/${id}/undo`, { version: 4 })).body.code).toBe('nothing_to_undo');
  });

  it.runIf(hasServer)('undo does not give back units that an order is taking', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'lamp', variations: [aVariation({ sku: 'L' })] })]);
    const id = await idOf('lamp');
    await send('PUT', `/${id}`, { version: 1, variations: [{ sku: 'L', stock: { central: 30 } }] });
    const l = (await variationIds(shop.database.read)).L ?? 0;
    const isWaiting = async (tx: Tx) =>
      (await sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx)).rows.length > 0;
    const undone = await shop.database.transact(async (tx) => {
      await takeStock(tx, [{ variationId: l, quantity: 2 }], { now: new Date(), checkoutUuid: null });
      const undoing = send('POST', `/${id}/undo`, { version: 2 });
      while (!(await isWaiting(tx))) await setTimeout(10);
      return { undoing };
    });
    expect((await undone.undoing).body).toMatchObject({ version: 3 });
    expect((await send('GET', `/${id}`)).body.variations[0]).toMatchObject({ stock: { central: 8 } });
  });

  it('any change of the history goes back, but for what was changed later', async () => {
    const id = await stocked();
    const { pictures, description } = (await send('GET', `/${id}`)).body;
    await send('PUT', `/${id}`, {
      version: 1,
      description: '<p>Other.</p>',
      tags: ['vault'],
      pictures: [],
      variations: [{ sku: 'A', price: 500 }],
    });
    await send('PUT', `/${id}`, { version: 2, tags: ['new'] });
    const { history } = (await send('GET', `/${id}`)).body;
    expect(history.map(({ change }: { change: number | null }) => change)).toEqual([3, 2]);
    expect((await send('POST', `/${id}/restore`, { version: 2, change: 2 })).body.code).toBe('product_changed');
    const { body } = await send('POST', `/${id}/restore`, { version: 3, change: 2 });
    expect(body).toMatchObject({ version: 4, kept: [{ field: 'tags', sku: null, reason: 'It was changed later.' }] });
    const after = (await send('GET', `/${id}`)).body;
    expect(after).toMatchObject({ description, pictures, tags: ['new'] });
    expect(after.variations[0].price).not.toBe(500);
    expect((await send('POST', `/${id}/restore`, { version: 4, change: 2 })).body.code).toBe('nothing_to_undo');
    expect((await send('POST', `/${id}/restore`, { version: 4, change: 9 })).body.code).toBe('nothing_to_undo');
    expect((await audited())[0]).toMatchObject({ action: 'product.undone', details: { version: 4 } });
  });

  it('a text of which the history has only the beginning offers no way back, whether it grew or shrank', async () => {
    const id = await stocked();
    await send('PUT', `/${id}`, { version: 1, description: `<p>${'Long. '.repeat(1000)}</p>` });
    await send('PUT', `/${id}`, { version: 2, description: '<p>Short.</p>' });
    await send('PUT', `/${id}`, { version: 3, description: '<p>Shorter.</p>' });
    const { history } = (await send('GET', `/${id}`)).body;
    expect(history.map(({ change }: { change: number | null }) => change)).toEqual([4, null, null]);
    expect((await send('POST', `/${id}/restore`, { version: 4, change: 2 })).body).toEqual(
      expect.objectContaining({ code: 'nothing_to_undo' }),
    );
  });

  it('the history has pages; a change of an older page goes back, and versions of two pages are compared', async () => {
    const id = await stocked();
    const last = 34;
    for (let version = 1; version < last; version++) await send('PUT', `/${id}`, { version, tags: [`tag ${version}`] });
    const made = ({ body }: Awaited<ReturnType<typeof send>>, list = 'history') =>
      body[list].map((one: { version: number }) => one.version);
    const first = await send('GET', `/${id}`);
    const second = await send('GET', `/${id}?page=2&from=34&to=3`);
    expect(first.body).toMatchObject({ page: 1, pages: 2, between: [] });
    expect([made(first).length, made(second)]).toEqual([30, [4, 3, 2]]);
    expect([made(second, 'between').length, made(second, 'between').at(-1)]).toEqual([32, 3]);
    expect((await send('GET', `/${id}?page=9`)).body.page).toBe(2);
    await send('PUT', `/${id}`, { version: last, tags: [] });
    expect((await send('POST', `/${id}/restore`, { version: last + 1, change: 2 })).body).toMatchObject({
      code: 'nothing_to_undo',
      details: { kept: [{ field: 'tags', reason: 'It was changed later.' }] },
    });
    await send('PUT', `/${id}`, { version: last + 1, tags: ['tag 1'] });
    expect((await send('POST', `/${id}/restore`, { version: last + 2, change: 2 })).body).toMatchObject({ version: last + 3, kept: [] });
  });

  it('variations left out of a full list leave the shop', async () => {
    const id = await stocked();
    await send('PUT', `/${id}`, { version: 1, allVariations: true, variations: [{ sku: 'B' }] });
    expect((await shown(id)).body.variations).toMatchObject([{ fullSku: 'B' }]);
  });

  it('a retired product is gone, leads to its replacement, and stays retired when its price changes', async () => {
    const id = await stocked();
    await stockProducts(shop.database, [aProduct({ handle: 'newer' })]);
    const retire = (replacedBy: string) => send('PUT', `/${id}/state`, { version: 1, state: 'retired', replacedBy });
    expect((await retire('nothing')).body.fields).toEqual({ replacedBy: 'No other product has this handle' });
    expect((await retire('newer')).status).toBe(200);
    await send('PUT', `/${id}`, { version: 2, variations: [{ sku: 'A', price: 1000 }] });
    expect((await shown(id)).status).toBe(410);
    await send('PUT', `/${id}/state`, { version: 3, state: 'published' });
    expect((await shown(id)).status).toBe(200);
  });

  it('pictures are ordered, named and removed; an upload is re-encoded', async () => {
    const picture = await aPicture();
    expect(picture).toMatchObject({ width: 40, height: 30, src: expect.stringMatching(/^\/media\/.+\.webp$/) });
    const id = await stocked();
    const old = (await send('GET', `/${id}`)).body.pictures[0];
    await send('PUT', `/${id}`, { version: 1, pictures: [{ ...picture, alt: 'From the front' }, old] });
    expect((await shown(id)).body.images).toMatchObject([{ alt: 'From the front', width: 40 }, { alt: 'sofa' }]);
    await send('PUT', `/${id}`, { version: 2, pictures: [] });
    expect((await shown(id)).body.images).toEqual([]);
  });

  it('a picture of a variation that is no longer sold is shown nowhere, and stays the variation’s', async () => {
    const id = await stocked();
    const save = async (edit: object) => {
      const { version } = (await send('GET', `/${id}`)).body;
      expect((await send('PUT', `/${id}`, { version, ...edit })).status).toBe(200);
    };
    const picturesNow = async () => (await send('GET', `/${id}`)).body.pictures;
    const seen = async () => (await shown(id)).body.images.map(({ alt }: { alt: string }) => alt);
    const [whole] = await picturesNow();
    const small = { ...(await aPicture()), alt: 'A', skus: ['A'] };
    const large = { ...(await aPicture('#8a9a7b')), alt: 'B', skus: ['B'] };
    await save({ pictures: [{ ...whole, alt: 'Whole' }, small, large] });
    await save({ variations: [{ sku: 'A', options: { Size: 'S' } }], allVariations: true });
    expect(await seen()).toEqual(['Whole', 'A']);
    const kept = await picturesNow();
    expect(kept).toMatchObject([{ skus: [] }, { skus: ['A'] }, { skus: ['B'] }]);
    // As the form sends them: by place, and by SKU what is no longer sold.
    await save({
      pictures: kept.map((picture: object, place: number) => ({ ...picture, alt: '', ...(place === 1 && { skus: [], shows: [0] }) })),
      variations: [{ sku: 'A' }],
    });
    expect(await picturesNow()).toMatchObject([{ skus: [] }, { skus: ['A'] }, { skus: ['B'] }]);
    // As a file that does not say which variations a picture shows.
    const file = await aFile('a.csv', `Handle,Image Src,Image Alt Text\nsofa,${whole.src},Whole\nsofa,${large.src},B\n`);
    await importFile(shop.database, new MediaStore(join(shop.config.dataDir, 'media')), { file, now: new Date() });
    expect(await picturesNow()).toMatchObject([{ skus: [] }, { skus: ['B'] }]);
    expect(await seen()).toEqual(['Whole']);
    await save({ variations: [{ sku: 'B' }] });
    expect(await seen()).toEqual(['Whole', 'B']);
  });

  it('a picture keeps its subject, which the shop’s pages have, and shows variations that have no SKU yet', async () => {
    const whole = await aPicture();
    const oakPicture = await aPicture('#a0794a');
    const options = [
      {
        name: 'Color',
        values: [
          { value: 'Sage', swatch: '#8a9a7b' },
          { value: 'Oak', swatch: '#a0794a' },
        ],
      },
    ];
    const variations = ['Sage', 'Oak'].map((Color) => ({ options: { Color }, price: 90_000, stock: { central: 1 } }));
    const pictures = [
      { ...whole, alt: 'Whole' },
      { ...oakPicture, alt: 'Oak', shows: [1], focus: { x: 20, y: 75 } },
    ];
    const { productId: id } = (await send('POST', '', { ...aSofa({ options, variations }), pictures })).body;
    const { pictures: kept, variations: held, handle } = (await send('GET', `/${id}`)).body;
    expect(kept).toMatchObject([{ skus: [] }, { skus: [held[1].sku], focus: { x: 20, y: 75 } }]);
    expect(kept[0]).not.toHaveProperty('focus');

    await send('PUT', `/${id}/state`, { version: 1, state: 'published' });
    const { images } = (await shown(id)).body;
    expect([images[0].focus, images[1].focus]).toEqual([undefined, { x: 20, y: 75 }]);
    const [card] = (await shop.app.inject('/api/search?k=oak')).json().hits;
    expect([card.image.url, card.image.focus]).toEqual([oakPicture.src, { x: 20, y: 75 }]);
    expect(card.swatches).toMatchObject([{ value: 'Sage' }, { value: 'Oak', focus: { x: 20, y: 75 } }]);

    expect(await send('PUT', `/${id}`, { version: 2, pictures: kept })).toMatchObject({ body: { version: 2 } });
    const [, oak] = kept;
    await send('PUT', `/${id}`, { version: 2, pictures: [{ ...oak, focus: { x: 21, y: 75 } }] });
    expect((await send('POST', `/${id}/restore`, { version: 3, change: 3 })).body).toMatchObject({ version: 4, kept: [] });
    expect((await send('GET', `/${id}`)).body.pictures).toEqual(kept);
    // A supplier's file knows no subjects: the one that staff set stays, until a file says null.
    const again = async (focus: object) => {
      const file = await aFile('again.jsonl', JSON.stringify({ handle, images: [{ src: oak.src, alt: 'Oak again', ...focus }] }));
      await importFile(shop.database, new MediaStore(join(shop.config.dataDir, 'media')), { file, now: new Date() });
      return (await send('GET', `/${id}`)).body.pictures.map((one: { focus?: object }) => one.focus);
    };
    expect(await again({})).toEqual([{ x: 20, y: 75 }]);
    expect(await again({ focus: null })).toEqual([undefined]);
  });

  it.each([{ x: -1, y: 0 }, { x: 0, y: 101 }, { x: 0.5, y: 1 }, { x: 1 }])(
    'a subject outside its picture is refused: %j',
    async (focus) => {
      const picture = { src: '/media/aa/a.webp', alt: '', width: 1, height: 1, tint: '#000000', focus };
      expect((await send('POST', '', aSofa({ pictures: [picture] }))).status).toBe(400);
    },
  );

  it('pictures and films come from the store, and pictures with their measures', async () => {
    const id = await stocked();
    const [known] = (await send('GET', `/${id}`)).body.pictures;
    const picture = { ...(await aPicture()), alt: '' };
    const save = (edit: object) => send('PUT', `/${id}`, { version: 1, ...edit });
    for (const wrong of [
      { src: 'https://example.com/a.webp' },
      { src: '/media/aa/0123456789abcdef0123456789abcd.webp' },
      { src: known.src.replace('.svg', '.webp') },
      { width: 0 },
      { height: -1 },
      { tint: 'red;background:url(//example.com)' },
    ]) {
      const fields = { pictures: 'Upload the pictures again' };
      expect(await save({ pictures: [known, { ...picture, ...wrong }] })).toMatchObject({ status: 400, body: { fields } });
    }
    for (const video of [{ url: 'https://example.com/a.mp4' }, { url: picture.src }]) {
      const fields = { video: 'Upload the video again' };
      expect(await save({ video: { ...video, title: 'Film' } })).toMatchObject({ status: 400, body: { fields } });
    }
    expect((await send('POST', '', aSofa({ pictures: [{ ...picture, tint: '' }] }))).body.fields).toEqual({
      pictures: 'Upload the pictures again',
    });
    expect((await save({ pictures: [known, picture] })).status).toBe(200);
  });

  it('[§4 sale urgency] a sale ends in time to come, but for one that is there', async () => {
    const reference = { type: 'WAS' as const, amount: 30_000, evidence: 'Charged until May.' };
    const past = { ...reference, endsAt: '2026-05-02T04:59:59Z' };
    await stockProducts(shop.database, [aProduct({ handle: 'sofa', variations: [aVariation({ sku: 'A', reference: past })] })]);
    const id = await idOf('sofa');
    const save = (endsAt: string) =>
      send('PUT', `/${id}`, { version: 1, variations: [{ sku: 'A', weightGrams: 900, reference: { ...reference, endsAt } }] });
    const fields = { 'variations.0.reference.endsAt': 'Choose a time in the future' };
    expect((await save('2026-05-02T04:59:00Z')).body.fields).toEqual(fields);
    expect((await save(past.endsAt)).body).toMatchObject({ version: 2 });
    expect((await send('POST', '', aSofa({ variations: [{ sku: 'N', price: 5000, reference: past }] }))).body.fields).toEqual(fields);
  });

  it('[§9] pictures are saved up to 200', async () => {
    const id = await stocked();
    const [old] = (await send('GET', `/${id}`)).body.pictures;
    const save = (count: number) => send('PUT', `/${id}`, { version: 1, pictures: Array.from({ length: count }, () => old) });
    expect(await save(201)).toMatchObject({ status: 400, body: { fields: { pictures: expect.any(String) } } });
    expect((await save(200)).status).toBe(200);
    expect((await shown(id)).body.images).toHaveLength(200);
  });

  it('a film and a 3D model are uploaded, shown, copied, taken back and removed', async () => {
    const film = (await upload(new Uint8Array(await readFile('sample/media/films/evening-study.mp4')), 'film')).json();
    const model = (await upload(new Uint8Array(aGlb()), 'model')).json();
    expect([film.url, model.url]).toEqual([expect.stringMatching(/^\/media\/.+\.mp4$/), expect.stringMatching(/^\/media\/.+\.glb$/)]);
    const id = await stocked();
    const video = { url: film.url, title: 'By lamplight' };
    expect((await send('PUT', `/${id}`, { version: 1, video, model: model.url })).status).toBe(200);
    expect((await shown(id)).body).toMatchObject({ video, model });
    expect((await audited())[0]?.details.changes).toMatchObject([
      { field: 'video', before: null, after: { title: 'By lamplight' } },
      { field: 'model', before: null, after: model.url },
    ]);
    const copy = (await send('POST', `/${id}/duplicate`)).body.productId;
    expect((await send('GET', `/${copy}`)).body).toMatchObject({ video, model: model.url });
    await send('PUT', `/${id}`, { version: 2, name: 'Renamed' });
    expect((await send('GET', `/${id}`)).body).toMatchObject({ video, model: model.url });
    await send('PUT', `/${id}`, { version: 3, video: null, model: null });
    expect((await send('GET', `/${id}`)).body).toMatchObject({ video: null, model: null });
    expect((await send('POST', `/${id}/restore`, { version: 4, change: 4 })).body.kept).toEqual([]);
    expect((await shown(id)).body).toMatchObject({ video, model });
  });

  it('what is no film or model is refused in words', async () => {
    const refused = async (bytes: Uint8Array, field: 'film' | 'model') => (await upload(new Uint8Array(bytes), field)).json();
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a8492a' } })
      .avif()
      .toBuffer();
    expect((await refused(picture, 'film')).code).toBe('film_unreadable');
    expect((await refused(Buffer.from('<script>'), 'film')).code).toBe('film_unreadable');
    expect((await refused(Buffer.alloc(15 * 1024 * 1024 + 1), 'film')).code).toBe('film_too_large');
    expect(await refused(Buffer.from('glTF'), 'model')).toMatchObject({ code: 'model_unusable', details: { reason: 'is not a GLB file' } });
    expect((await refused(Buffer.alloc(10_000_001), 'model')).code).toBe('model_too_large');
    const id = await stocked();
    expect((await send('PUT', `/${id}`, { version: 1, model: 'https://example.com/a.glb' })).body.fields).toEqual({
      model: 'Upload a GLB file',
    });
    expect((await send('PUT', `/${id}`, { version: 1, video: { url: 'javascript:alert(1)', title: 'x' } })).status).toBe(400);
  });

  it('related products are kept in their order; unknown ones and the product itself are refused', async () => {
    await stockProducts(
      shop.database,
      ['oak', 'ash', 'elm'].map((handle) => aProduct({ handle, name: handle, variations: [aVariation({ sku: handle })] })),
    );
    const oak = await idOf('oak');
    const ash = await idOf('ash');
    const elm = await idOf('elm');
    expect((await send('PUT', `/${oak}`, { version: 1, related: [elm, ash, elm] })).status).toBe(200);
    expect((await send('GET', `/${oak}`)).body.related).toEqual([
      { productId: elm, name: 'elm' },
      { productId: ash, name: 'ash' },
    ]);
    expect((await audited())[0]?.details.changes).toEqual([{ field: 'related', before: [], after: ['elm', 'ash'] }]);
    expect((await send('PUT', `/${oak}`, { version: 2, related: [oak] })).body.fields).toEqual({
      related: 'A product can’t be related to itself',
    });
    expect((await send('PUT', `/${oak}`, { version: 2, related: [999_999] })).body.fields).toEqual({
      related: 'There is no product 999999',
    });
  });

  it('an SVG is refused whatever its name, so that no drawing is parsed on the server', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>');
    const answer = await upload(new Uint8Array(svg));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'picture_unreadable']);
  });

  it('[search engines 8] a variation has the number below its barcode', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'lamp', variations: [aVariation({ sku: 'L' })] })]);
    const id = await idOf('lamp');
    const put = async (gtin: string | null) => {
      const { version } = (await send('GET', `/${id}`)).body;
      return send('PUT', `/${id}`, { version, variations: [{ sku: 'L', gtin }] });
    };
    const gtinNow = async () => (await send('GET', `/${id}`)).body.variations[0].gtin;
    expect((await put('4006381333932')).body).toMatchObject({
      fields: { 'variations.0.gtin': 'Must be a GTIN: 8, 12, 13 or 14 digits, the last of which checks the others ("4006381333932")' },
    });
    expect([(await put('4006381333931')).status, await gtinNow()]).toEqual([200, '4006381333931']);
    expect((await shop.app.inject(`/api/product/${id}`)).json().variations[0].gtin).toBe('4006381333931');
    expect([(await put(null)).status, await gtinNow()]).toEqual([200, null]);
  });

  it('a duplicate is a draft with its own SKUs, without stock, reference prices or GTINs', async () => {
    const reference = { type: 'WAS' as const, amount: 25_000, evidence: 'charged until May' };
    const variations = [aVariation({ sku: 'L', reference, gtin: '4006381333931' })];
    await stockProducts(shop.database, [aProduct({ handle: 'lamp', name: 'Lamp', variations })]);
    const { body } = await send('POST', `/${await idOf('lamp')}/duplicate`);
    expect((await send('GET', `/${body.productId}`)).body).toMatchObject({
      name: 'Lamp (copy)',
      state: 'draft',
      variations: [{ sku: 'LAMP-COPY', gtin: null, price: 19_900, reference: null, stock: { central: 0 } }],
    });
  });

  it('SKUs that are made are no other product’s', async () => {
    const taken = ['OAK-SOFA-S', 'SOFA-S', 'SOFA-COPY'].map((sku) => aVariation({ sku, options: { Code: sku } }));
    await stockProducts(shop.database, [
      aProduct({ handle: 'other', name: 'Other', variations: taken }),
      aProduct({ handle: 'sofa', name: 'Sofa', variations: [aVariation({ sku: 'A' })] }),
    ]);
    const skusOf = async (id: number) => (await send('GET', `/${id}`)).body.variations.map(({ sku }: { sku: string }) => sku);
    const variations = [{ options: { Size: 'S' }, price: 5000 }];
    const fresh = await send('POST', '', aSofa({ variations }));
    expect([fresh.status, await skusOf(fresh.body.productId)]).toEqual([200, [expect.stringMatching(/^OAK-SOFA-S-[0-9A-F]{8}$/)]]);
    const copy = await send('POST', `/${await idOf('sofa')}/duplicate`);
    expect([copy.status, await skusOf(copy.body.productId)]).toEqual([200, [expect.stringMatching(/^SOFA-COPY-[0-9A-F]{8}$/)]]);
    const added = await send('PUT', `/${await idOf('sofa')}`, { version: 1, allVariations: true, variations });
    expect([added.status, await skusOf(await idOf('sofa'))]).toEqual([200, [expect.stringMatching(/^SOFA-S-[0-9A-F]{8}$/)]]);
  });

  it('a product whose name fills its handle is copied, and its copy', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'sofa', name: 'a'.repeat(150), variations: [aVariation({ sku: 'A' })] })]);
    const first = await send('POST', `/${await idOf('sofa')}/duplicate`);
    const second = await send('POST', `/${first.body.productId}/duplicate`);
    expect([first.status, second.status]).toEqual([200, 200]);
  });

  it('a copy leaves pictures of variations that are no longer sold behind', async () => {
    const variations = [aVariation({ sku: 'A', options: { Size: 'S' } }), aVariation({ sku: 'B', options: { Size: 'L' } })];
    const picture = { src: '/media/aa/bbcc.svg', width: 800, height: 800, tint: '#ddccbb' };
    const images = [
      { ...picture, alt: 'Whole' },
      { ...picture, src: '/media/aa/ddee.svg', alt: 'Large', skus: ['B'] },
    ];
    await stockProducts(shop.database, [aProduct({ handle: 'sofa', variations, images })]);
    await send('PUT', `/${await idOf('sofa')}`, { version: 1, allVariations: true, variations: [{ sku: 'A' }] });
    const { productId } = (await send('POST', `/${await idOf('sofa')}/duplicate`)).body;
    expect((await send('GET', `/${productId}`)).body.pictures).toMatchObject([{ alt: 'Whole' }]);
  });
});

describe('[§17 products] the list', () => {
  const names = async (query: string) => (await send('GET', `?${query}`)).body.products.map(({ name }: { name: string }) => name);

  it('is searched by name, SKU and id, filtered and sorted', async () => {
    const reference = { type: 'WAS' as const, amount: 99_000, evidence: 'charged until May' };
    await stockProducts(shop.database, [
      aProduct({ handle: 'oak-sofa', name: 'Oak sofa', variations: [aVariation({ sku: 'SO-1', price: 500, stock: 0 })] }),
      aProduct({
        handle: 'ash-lamp',
        name: 'Ash lamp',
        category: 'lighting',
        variations: [aVariation({ sku: 'LA-1', price: 300, reference })],
      }),
      aProduct({
        handle: 'draft-rug',
        name: 'Draft rug',
        published: false,
        variations: [aVariation({ sku: 'RU-1', price: 400, stock: 2 })],
      }),
      aProduct({ handle: 'gone-bed', name: 'Gone bed', discontinued: true, images: [] }),
    ]);
    const lamp = await idOf('ash-lamp');
    const category = (await send('GET', '')).body.categories.find(({ path }: { path: string }) => path === 'furniture').taxonomyId;
    const found = {
      'q=AK+S': ['Oak sofa'],
      'q=sofa+oak': ['Oak sofa'],
      'q=sofa+ash': [],
      'q=la-1': ['Ash lamp'],
      [`q=${lamp}`]: ['Ash lamp'],
      'q=%25': [],
      'state=draft': ['Draft rug'],
      'state=retired': ['Gone bed'],
      'stock=out': ['Oak sofa'],
      'stock=low': ['Draft rug'],
      'sale=1': ['Ash lamp'],
      'picture=none': ['Gone bed'],
      [`category=${category}&sort=name`]: ['Draft rug', 'Gone bed', 'Oak sofa'],
      'sort=name': ['Ash lamp', 'Draft rug', 'Gone bed', 'Oak sofa'],
      'sort=price': ['Ash lamp', 'Draft rug', 'Oak sofa', 'Gone bed'],
    };
    for (const [query, expected] of Object.entries(found)) expect([query, await names(query)]).toEqual([query, expected]);
  });

  it('has a price compared with others’ prices as no sale, as search and the product’s page have it', async () => {
    const reference = { type: 'MSRP' as const, amount: 99_000, evidence: 'The maker’s list of May' };
    await stockProducts(shop.database, [aProduct({ handle: 'ash-lamp', variations: [aVariation({ sku: 'LA-1', reference })] })]);
    expect(await names('sale=1')).toEqual([]);
    expect((await send('GET', '')).body.products).toMatchObject([{ isOnSale: false }]);
    const { rows } = await sql<{ sold: boolean }>`select on_sale as sold from search.document`.execute(shop.database.read);
    expect(rows).toEqual([{ sold: false }]);
  });

  it('[§17 stock] has a product sold out whose only units are of a variation that is no longer sold', async () => {
    const variations = [aVariation({ sku: 'A', options: { Size: 'S' }, stock: 0 }), aVariation({ sku: 'B', options: { Size: 'L' } })];
    await stockProducts(shop.database, [aProduct({ handle: 'sofa', variations })]);
    expect(await names('stock=out')).toEqual([]);
    await send('PUT', `/${await idOf('sofa')}`, { version: 1, allVariations: true, variations: [{ sku: 'A' }] });
    expect(await names('stock=out')).toEqual(['sofa']);
  });
});

it('[§17 products] finds a renamed product under its new name', async () => {
  await stockProducts(shop.database, [aProduct({ handle: 'sofa' })]);
  await send('PUT', `/${await idOf('sofa')}`, { version: 1, name: 'Marzipan settee' });
  expect(await searched('marzipan')).toEqual(['Marzipan settee']);
});
