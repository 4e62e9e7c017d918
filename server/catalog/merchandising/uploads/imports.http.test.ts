import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { flagship } from '../../../../brands/family.ts';
import { type TestShop, testShop } from '../../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../../test/support/staff.ts';
import { MediaStore } from '../../../media/index.ts';
import { callOf } from '../../../platform/http/request-call.ts';
import { aProduct, aVariation, emptyCatalogue, productIds, stockProducts } from '../../test-fixtures/catalogue.ts';
import { checkUpload, forgetOldUploads, runUpload, startDueImports } from './operations.ts';
import { serveImportReport } from './routes.ts';
import { handleUpload } from './run.ts';
import { countEndedImports } from './store.ts';

let shop: TestShop;
let merchandiser: SignedInStaff;

beforeAll(async () => {
  shop = await testShop({}, (app, opened) =>
    serveImportReport(app, { ...opened, makeCall: (request, reply) => callOf(request, reply, opened.config, flagship) }),
  );
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
const parts = () => ({ database: shop.database, media: new MediaStore(`${shop.config.dataDir}/media`) });
const run = (importId: number) => handleUpload(parts(), importId, new Date());
const stateOf = async (id: number) => (await send('GET', `/${id}`)).body.state;
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
    ['GET', '/1/changes', null],
    ['POST', '/1/mapping', { fields: ['name'], decimal: 'point', name: '' }],
    ['POST', '/1/retire', { products: true, variations: false }],
    ['POST', '/1/plan', { startsAt: null }],
    ['POST', '/1/stop', null],
    ['POST', '/1/resume', null],
    ['POST', '/1/undo', null],
  ] as const)('%s %s needs catalog.edit', async (method, path, body) => {
    expect((await send(method, path, body, null)).status).toBe(401);
    expect((await send(method, path, body, await staffSignedIn(shop, 'fulfilment'))).status).toBe(403);
  });

  it('files are listed twenty a page, the latest first', async () => {
    const ids: number[] = [];
    for (let times = 0; times < 21; times++) ids.unshift(await paste('name', `File ${times}`));
    const first = (await send('GET', '?page=1')).body;
    const last = (await send('GET', '?page=9')).body;
    expect([first.imports.length, last.page]).toEqual([20, first.pages]);
    const listed = [...first.imports, ...last.imports].map(({ importId }: { importId: number }) => importId);
    expect(listed.slice(0, 21)).toEqual(ids);
  });

  it('a file is checked without writing, shows each field before and after, and is imported once', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'lamp', variations: [aVariation({ sku: 'L' })] })]);
    const id = await paste('Handle,Variant SKU,Variant Price', 'lamp,L,150.00', 'lamp2,X,1.00');
    expect((await send('POST', `/${id}/start`)).body.code).toBe('import_not_ready');
    await run(id);
    const checked = (await send('GET', `/${id}`)).body;
    expect(checked).toMatchObject({ state: 'checked', report: { updated: 1, failed: 1 } });
    const { changes, totals } = (await send('GET', `/${id}/changes`)).body;
    expect(changes).toEqual([
      { line: 2, handle: 'lamp', name: 'lamp', outcome: 'updated', field: 'price', sku: 'L', before: 19_900, after: 15_000, reason: null },
      expect.objectContaining({ handle: 'lamp2', line: 3, outcome: 'refused', reason: expect.stringContaining('needs a name') }),
    ]);
    expect(totals).toEqual(
      expect.arrayContaining([
        { outcome: 'updated', rows: 1 },
        { outcome: 'refused', rows: 1 },
      ]),
    );
    expect((await send('GET', `/${id}/changes?show=updated`)).body.changes).toHaveLength(1);
    expect(await priceOf('lamp')).toBe(19_900);
    expect((await send('POST', `/${id}/start`)).status).toBe(200);
    await run(id);
    expect((await send('GET', `/${id}`)).body).toMatchObject({ state: 'imported', report: { updated: 1 } });
    expect(await priceOf('lamp')).toBe(15_000);
    expect((await send('POST', `/${id}/start`)).body.code).toBe('import_not_ready');
    expect((await send('GET', '')).body.imports[0]).toMatchObject({ importId: id, state: 'imported' });
  });

  it('the whole report is a CSV for staff with catalog.edit', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'lamp', variations: [aVariation({ sku: 'L' })] })]);
    const id = await paste('Handle,Variant SKU,Variant Price', 'lamp,L,150.00', 'lamp2,X,"1,0"');
    await run(id);
    const get = (token?: string) =>
      shop.app.inject({ url: `/api/staff/imports/${id}/report.csv`, ...(token && { cookies: { staff_session_token: token } }) });
    const { body, headers } = await get(merchandiser.token);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.split('\r\n')).toEqual(
      expect.arrayContaining([
        '\uFEFFLine,Product,Name,SKU,Outcome,Field,Before,After,Reason',
        '2,lamp,lamp,L,updated,price,199.00,150.00,',
        expect.stringContaining('3,lamp2,,,refused,Variant Price (column 3),'),
      ]),
    );
    expect((await get()).statusCode).toBe(401);
    expect((await get((await staffSignedIn(shop, 'fulfilment')).token)).statusCode).toBe(403);
  });

  it('counts rows that are left out apart from products, and names new ones', async () => {
    const id = await paste('Handle,Title,Variant SKU,Variant Price', 'short,Short', 'elm,Elm chair,ELM,150.00');
    await run(id);
    expect((await send('GET', `/${id}`)).body.report).toMatchObject({ created: 1, failed: 0, rowsRefused: 1 });
    const { changes } = (await send('GET', `/${id}/changes`)).body;
    expect(changes.map(({ handle, name, field }: { handle: string; name: string; field: string }) => [handle, name, field])).toEqual(
      expect.arrayContaining([
        ['short', null, null],
        ['elm', 'Elm chair', 'price'],
      ]),
    );
  });

  it('says which new products have no category of the shop', async () => {
    const id = await paste('Handle,Title,Type,Variant SKU,Variant Price', 'gnome,Gnome,Statuary,GN,150.00');
    await run(id);
    expect((await send('GET', `/${id}`)).body.report).toMatchObject({ created: 1, uncategorised: [{ type: 'Statuary', products: 1 }] });
  });

  it('checks are jobs of their own, which never write, so that none waits for an import', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'lamp', variations: [aVariation({ sku: 'L' })] })]);
    const id = await paste('Handle,Variant SKU,Variant Price', 'lamp,L,150.00');
    const waiting = async () =>
      Promise.all([checkUpload, runUpload].map(async (job) => (await shop.jobs.awaited(job, 'importId', [id])).has(id)));
    expect(await waiting()).toEqual([true, false]);
    await run(id);
    await send('POST', `/${id}/start`);
    expect(await waiting()).toEqual([true, true]);
    await handleUpload(parts(), id, new Date(), ['checking']);
    expect([await stateOf(id), await priceOf('lamp')]).toEqual(['importing', 19_900]);
    await run(id);
  });

  it('a file that is no list of products says why; an empty one and an unknown one are refused', async () => {
    const id = await paste('Dear shop,', 'please import this');
    await run(id);
    expect((await send('GET', `/${id}`)).body).toMatchObject({ state: 'failed', fault: expect.stringContaining('cannot be imported') });
    expect((await send('POST', '/text', { text: ' \n' })).body.code).toBe('empty_file');
    expect((await send('GET', '/999999')).status).toBe(404);
    expect((await send('POST', '/999999/start')).body.code).toBe('import_not_found');
  });

  it('a line that the database cannot hold is refused, and the others are checked', async () => {
    const id = await paste(JSON.stringify(aProduct({ handle: 'lamp' })), '{"handle":"la\\u0000mp"}', '{"handle":"\\ud83d"}');
    await run(id);
    expect((await send('GET', `/${id}`)).body).toMatchObject({ state: 'checked', report: { created: 1, failed: 2 } });
  });
});

const sofa = (skus: readonly string[] = ['S']) =>
  aProduct({ handle: 'sofa', name: 'Oslo sofa', variations: skus.map((sku) => aVariation({ sku, options: { Color: sku } })) });
const start = async (id: number) => {
  await run(id);
  expect((await send('POST', `/${id}/start`)).status).toBe(200);
  await run(id);
};

describe('[§17 import] columns of any file', () => {
  const rows = ['Artikelnummer;Bezeichnung;VK Preis;Bestand;Farbe', 'L-1;Lampe Oslo;149,50;7;Messing', 'L-2;Lampe Oslo;1.299,00;3;Nickel'];

  it('are shown with examples and a guess, mapped, saved and offered for the next file with the same ones', async () => {
    const id = await paste(...rows);
    await run(id);
    const { state, columns } = (await send('GET', `/${id}`)).body;
    expect(state).toBe('mapping');
    expect(columns).toMatchObject({ decimal: 'comma', chosen: null, saved: [] });
    expect(columns.columns.map(({ guess }: { guess: string }) => guess)).toEqual(['sku', 'name', 'price', 'stock', 'option']);
    expect(columns.columns[2]).toMatchObject({ title: 'VK Preis', samples: ['149,50', '1.299,00'] });
    const fields = ['sku', 'name', 'price', 'stock', 'option'];
    expect((await send('POST', `/${id}/mapping`, { fields, decimal: 'comma', name: 'Lieferant' })).status).toBe(200);
    await start(id);
    expect(await stateOf(id)).toBe('imported');
    expect(await priceOf('lampe-oslo')).toBe(14_950);
    const next = await paste(rows[0] ?? '', 'L-1;Lampe Oslo;99,00;7;Messing');
    await run(next);
    expect((await send('GET', `/${next}`)).body.columns.saved).toEqual([{ name: 'Lieferant', fields, decimal: 'comma' }]);
  });

  it('say at the right place what is missing or there twice', async () => {
    const id = await paste(...rows);
    await run(id);
    const send5 = async (fields: (string | null)[]) => (await send('POST', `/${id}/mapping`, { fields, decimal: 'comma', name: '' })).body;
    expect(await send5([null, null, 'price', null, null])).toMatchObject({
      code: 'invalid_input',
      fields: { needed: expect.stringContaining('SKU') },
    });
    expect(await send5(['sku', 'price', 'price', null, null])).toMatchObject({
      fields: { 'columns.2': 'Column 2 has this field already.' },
    });
    expect(await send5(['sku', 'stock:nowhere', 'price', null, null])).toMatchObject({
      fields: { 'columns.1': expect.stringContaining('warehouse') },
    });
    expect((await send('POST', `/${id}/mapping`, { fields: ['sku'], decimal: 'point', name: '' })).body.code).toBe('no_columns');
  });

  it('find products by SKU alone, and refuse what no product has with line and reason', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'lamp', variations: [aVariation({ sku: 'L' })] })]);
    const id = await paste('Code,EUR net', 'L,$120.00', 'X,1.00');
    await run(id);
    await send('POST', `/${id}/mapping`, { fields: ['sku', 'price'], decimal: 'point', name: '' });
    await start(id);
    expect(await priceOf('lamp')).toBe(12_000);
    expect((await send('GET', `/${id}/changes?show=refused`)).body.changes).toMatchObject([
      { line: 3, field: 'Code (column 1)', reason: 'the shop has no product with the SKU "X"' },
    ]);
  });
});

describe('[§17 import] a planned start', () => {
  const at = '2031-01-01T05:00:00Z';
  const due = () => startDueImports(shop, new Date('2031-01-01T05:01:00Z'));
  const planned = async (by: SignedInStaff) => {
    const id = await paste('Handle,Variant SKU,Variant Price', 'sofa,S,150.00');
    await run(id);
    expect((await send('POST', `/${id}/plan`, { startsAt: at }, by)).status).toBe(200);
    return id;
  };

  it('is dropped when the file is checked again', async () => {
    await stockProducts(shop.database, [sofa()]);
    const id = await planned(merchandiser);
    await send('POST', `/${id}/retire`, { products: true, variations: false });
    await run(id);
    await due();
    expect((await send('GET', `/${id}`)).body).toMatchObject({ state: 'checked', startsAt: null, fault: null });
  });

  it('does not come when who planned it may not change products any more, and the bell tells', async () => {
    await stockProducts(shop.database, [sofa()]);
    const planner = await staffSignedIn(shop, 'merchandiser');
    const first = await planned(planner);
    const second = await planned(merchandiser);
    await sql`update staff.member set disabled_at = now() where id = ${planner.memberId}`.execute(shop.database.read);
    const failures = () => countEndedImports(shop.database.read, { failed: true, from: new Date(), since: new Date() });
    expect((await failures()).count).toBe(0);
    await due();
    expect((await send('GET', `/${first}`)).body).toMatchObject({
      state: 'checked',
      startsAt: null,
      fault: expect.stringContaining('as scheduled'),
    });
    expect((await failures()).count).toBe(1);
    expect(await stateOf(second)).toBe('importing');
    await run(second);
    expect((await send('POST', `/${first}/start`)).status).toBe(200);
    await run(first);
    expect((await send('GET', `/${first}`)).body).toMatchObject({ state: 'imported', fault: null });
  });
});

describe('[§17 import] retiring what a file lacks', () => {
  it('happens only when asked, and is counted before', async () => {
    await stockProducts(shop.database, [sofa(['S', 'T']), aProduct({ handle: 'lamp', variations: [aVariation({ sku: 'L' })] })]);
    const id = await paste('Handle,Variant SKU,Variant Price', 'sofa,S,150.00');
    await run(id);
    expect((await send('GET', `/${id}`)).body).toMatchObject({ report: { retired: 0 }, retires: { products: false, variations: false } });
    await send('POST', `/${id}/retire`, { products: true, variations: true });
    await run(id);
    expect((await send('GET', `/${id}`)).body).toMatchObject({ state: 'checked', report: { retired: 1, updated: 1 } });
    expect((await send('GET', `/${id}/changes?show=retired`)).body.changes).toMatchObject([
      { sku: 'T', field: 'variation' },
      { handle: 'lamp', line: 0 },
    ]);
    expect(await priceOf('lamp')).toBe(19_900);
    await start(id);
    expect(await priceOf('lamp')).toBeUndefined();
    await send('POST', `/${id}/undo`);
    await run(id);
    expect(await priceOf('lamp')).toBe(19_900);
    expect((await send('GET', `/${id}`)).body.undo).toEqual({ restores: 2, retires: 0, kept: 0 });
  });
});

describe('[§17 import] pictures from the web', () => {
  it('are counted by the check, fetched by the import, and those that fail are noted', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c03020' } })
      .jpeg()
      .toBuffer();
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/red.jpg') response.end(picture);
      else response.writeHead(404).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const download = { allows: (address: string) => address === '127.0.0.1', pauses: [] };
    const fetching = (id: number) => handleUpload({ ...parts(), download }, id, new Date());
    const id = await paste(
      'Handle,Title,Variant SKU,Variant Price,Image Src',
      `lamp,Lamp,L,9.00,${base}/red.jpg`,
      `lamp,,,,${base}/none.jpg`,
      'lamp,,,,folder/red.jpg',
    );
    await fetching(id);
    const reportOf = async () => (await send('GET', `/${id}`)).body.report;
    expect([(await reportOf()).files, asked]).toEqual([{ fetched: 0, failed: 0, left: 3 }, []]);
    expect((await send('GET', `/${id}/changes`)).body.changes).toContainEqual(
      expect.objectContaining({ field: 'pictures', after: [`${base}/red.jpg`, `${base}/none.jpg`, 'folder/red.jpg'] }),
    );
    await send('POST', `/${id}/start`);
    await fetching(id);
    expect(await reportOf()).toMatchObject({
      created: 1,
      files: { fetched: 1, failed: 1, left: 1 },
      notes: [{ message: `${base}/none.jpg its server answers 404` }],
    });
    const productId = (await productIds(shop.database.read)).lamp;
    expect((await shop.app.inject(`/api/product/${productId}`)).json().images).toMatchObject([{ width: 60 }]);
    server.close();
  });
});

describe('[§17 import] after the check', () => {
  it('what was changed meanwhile is not written over, but refused and counted; units are written', async () => {
    const stocked = ['sofa', 'lamp', 'stool'].map((handle) => aProduct({ handle, variations: [aVariation({ sku: handle })] }));
    await stockProducts(shop.database, stocked);
    const id = await paste(
      'Handle,SKU,Price,Stock: east',
      ...['sofa', 'lamp', 'stool'].map((handle) => `${handle},${handle},150.00,4`),
      'none,none,1.00,4',
    );
    await run(id);
    expect((await send('GET', `/${id}`)).body.report).toMatchObject({ updated: 3, failed: 1 });
    const later = await paste('Handle,SKU,Price', 'sofa,sofa,170.00');
    await start(later);
    await sql`update catalog.stock set on_hand = 1`.execute(shop.database.read);
    await start(id);
    expect([await priceOf('sofa'), await priceOf('lamp')]).toEqual([17_000, 15_000]);
    expect((await send('GET', `/${id}`)).body.report).toMatchObject({ products: 4, updated: 2, failed: 2, unchanged: 0 });
    expect((await send('GET', `/${id}/changes?show=refused`)).body.changes).toMatchObject([
      { handle: 'sofa', line: 2, reason: expect.stringMatching(/changed since the check \(sofa price\)/) },
      { handle: 'none', line: 5 },
    ]);
  });

  it('products added since the upload are not retired, and are named', async () => {
    const since = aProduct({ handle: 'stool', variations: [aVariation({ sku: 'ST' })] });
    await stockProducts(shop.database, [sofa(), aProduct({ handle: 'lamp', variations: [aVariation({ sku: 'L' })] })]);
    const id = await paste('Handle,Variant SKU,Variant Price', 'sofa,S,150.00');
    await run(id);
    await send('POST', `/${id}/retire`, { products: true, variations: false });
    await run(id);
    await stockProducts(shop.database, [since]);
    await start(id);
    expect([await priceOf('lamp'), await priceOf('stool')]).toEqual([undefined, 19_900]);
    expect((await send('GET', `/${id}`)).body.report).toMatchObject({
      retired: 1,
      notes: [{ line: 0, message: expect.stringContaining('not taken off sale: stool') }],
    });
  });
});

describe('[§17 import] stop, resume and undo', () => {
  it('a stopped import keeps what it wrote and is resumed after it', async () => {
    await stockProducts(shop.database, [sofa()]);
    const id = await paste('Handle,Variant SKU,Variant Price', 'sofa,S,150.00');
    expect((await send('POST', `/${id}/stop`)).body.code).toBe('import_not_running');
    expect((await send('POST', `/${id}/resume`)).body.code).toBe('import_not_stopped');
    await run(id);
    await send('POST', `/${id}/start`);
    const other = await paste('Handle,Variant SKU,Variant Price', 'sofa,S,160.00');
    await run(other);
    expect((await send('POST', `/${other}/start`)).body.code).toBe('import_running');
    expect((await send('POST', `/${id}/stop`)).status).toBe(200);
    await run(id);
    expect(await stateOf(id)).toBe('stopped');
    expect(await priceOf('sofa')).toBe(19_900);
    expect((await send('POST', `/${id}/resume`)).status).toBe(200);
    await run(id);
    expect(await stateOf(id)).toBe('imported');
    expect(await priceOf('sofa')).toBe(15_000);
  });

  it('a resumed import leaves alone what it wrote before, whose units were sold meanwhile', async () => {
    await stockProducts(shop.database, [sofa(), aProduct({ handle: 'lamp', variations: [aVariation({ sku: 'L' })] })]);
    const id = await paste('Handle,SKU,Price,Stock: east', 'sofa,S,150.00,9', 'lamp,L,160.00,9');
    await start(id);
    // As if it had been broken off before its progress was noted, the lamp being yet to come.
    await sql`update catalog.upload set state = 'stopped' where id = ${id}`.execute(shop.database.read);
    await sql`update catalog.import_run set last_line = 0, finished_at = null`.execute(shop.database.read);
    await sql`delete from catalog.upload_change where upload_id = ${id} and pass = 'import' and handle = 'lamp'`.execute(
      shop.database.read,
    );
    await sql`update catalog.stock set on_hand = 1 where warehouse_code = 'east'`.execute(shop.database.read);
    expect((await send('POST', `/${id}/resume`)).status).toBe(200);
    await run(id);
    const { rows } = await sql`
      select v.sku, s.on_hand as units from catalog.stock s join catalog.variation v on v.id = s.variation_id
      where s.warehouse_code = 'east' order by v.sku`.execute(shop.database.read);
    expect(rows).toEqual([
      { sku: 'L', units: 9 },
      { sku: 'S', units: 1 },
    ]);
    expect((await send('GET', `/${id}`)).body).toMatchObject({ state: 'imported', report: { updated: 2, failed: 0 } });
  });

  it('an import that is stopped while it waits for a picture leaves its product, and fetches it when resumed', async () => {
    const asked = Promise.withResolvers<void>();
    let answers = false;
    const server = createServer((_request, response) => {
      asked.resolve();
      if (answers) response.writeHead(404).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/red.jpg`;
    const download = { allows: (host: string) => host === '127.0.0.1', pauses: [], timeout: 600_000 };
    const fetching = (id: number) => handleUpload({ ...parts(), download }, id, new Date());
    const id = await paste('Handle,Title,Variant SKU,Variant Price,Image Src', `lamp,Lamp,L,9.00,${address}`);
    await fetching(id);
    await send('POST', `/${id}/start`);
    const importing = fetching(id);
    await asked.promise;
    expect((await send('POST', `/${id}/stop`)).status).toBe(200);
    await importing;
    expect((await send('GET', `/${id}`)).body).toMatchObject({ state: 'stopped', report: { created: 0, files: { failed: 0 } } });
    expect(await productIds(shop.database.read)).toEqual({});
    answers = true;
    expect((await send('POST', `/${id}/resume`)).status).toBe(200);
    await fetching(id);
    expect((await send('GET', `/${id}`)).body).toMatchObject({ state: 'imported', report: { created: 1, files: { failed: 1 } } });
    server.close();
  });

  it('undo restores what nobody changed since, lists the rest, retires new products, and is audited; twice it is refused', async () => {
    await stockProducts(shop.database, [sofa(['S', 'T'])]);
    const id = await paste(
      'Handle,Title,Type,Variant SKU,Variant Price,Tags',
      'sofa,Bergen sofa,,S,150.00,new',
      'sofa,,,T,160.00,',
      'stool,Oslo stool,Stools,ST,45.00,',
    );
    expect((await send('POST', `/${id}/undo`)).body.code).toBe('nothing_to_undo');
    await start(id);
    const later = await paste('Handle,Variant SKU,Variant Price', 'sofa,T,170.00');
    await start(later);
    expect((await send('GET', `/${id}`)).body.undo).toEqual({ restores: 1, retires: 1, kept: 0 });
    expect((await send('POST', `/${id}/undo`)).status).toBe(200);
    expect((await send('POST', `/${id}/undo`)).body.code).toBe('import_undone');
    await run(id);
    expect(await stateOf(id)).toBe('undone');
    expect((await send('POST', `/${id}/undo`)).body.code).toBe('import_undone');
    expect(await priceOf('sofa')).toBe(19_900);
    expect(await priceOf('stool')).toBeUndefined();
    const { changes } = (await send('GET', `/${id}/changes`)).body;
    expect(changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ handle: 'sofa', outcome: 'restored', field: 'name', before: 'Bergen sofa', after: 'Oslo sofa' }),
        expect.objectContaining({
          handle: 'sofa',
          outcome: 'kept',
          sku: 'T',
          field: 'price',
          before: 17_000,
          reason: expect.stringContaining('changed later'),
        }),
        expect.objectContaining({ handle: 'stool', outcome: 'retired' }),
      ]),
    );
    const admin = await staffSignedIn(shop, 'administrator');
    const log = await shop.app.inject({
      url: '/api/staff/audit?action=product.import_undone',
      cookies: { staff_session_token: admin.token },
    });
    expect(log.json().total).toBeGreaterThanOrEqual(2);
    const again = await paste('Handle,Title,Type,Variant SKU,Variant Price', 'stool,Oslo stool,Stools,ST,45.00');
    await start(again);
    expect(await priceOf('stool')).toBe(4_500);
  });

  it('90 days after its end an import’s file and changes are forgotten, its sums stay, and undo says so', async () => {
    await stockProducts(shop.database, [sofa()]);
    const id = await paste('Handle,Variant SKU,Variant Price', 'sofa,S,150.00');
    await start(id);
    const planned = await paste('Handle,Variant SKU,Variant Price', 'sofa,S,160.00');
    await run(planned);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await send('POST', `/${planned}/plan`, { startsAt: inDays(120).toISOString() });
    await forgetOldUploads(shop.database, inDays(89));
    expect((await send('GET', `/${id}`)).body).toMatchObject({ isKept: true, undo: { restores: 1 } });
    await forgetOldUploads(shop.database, inDays(91));
    expect((await send('GET', `/${id}`)).body).toMatchObject({ state: 'imported', isKept: false, undo: null, report: { updated: 1 } });
    expect((await send('GET', `/${id}/changes`)).body.changes).toEqual([]);
    for (const action of ['start', 'resume', 'undo']) expect((await send('POST', `/${id}/${action}`)).body.code).toBe('import_forgotten');
    const { rows } = await sql`
      select octet_length(content) as bytes, (select count(*)::int from catalog.upload_change where upload_id = u.id) as changes
      from catalog.upload u where id = ${id}`.execute(shop.database.read);
    expect(rows).toEqual([{ bytes: 0, changes: 0 }]);
    expect((await send('GET', `/${planned}`)).body).toMatchObject({ state: 'checked', isKept: true });
  });

  it('a file that was checked again is kept for another 90 days', async () => {
    await stockProducts(shop.database, [sofa()]);
    const id = await paste('Handle,Variant SKU,Variant Price', 'sofa,S,150.00');
    await run(id);
    await sql`update catalog.upload set uploaded_at = uploaded_at - interval '90 days', ended_at = ended_at - interval '90 days'
      where id = ${id}`.execute(shop.database.read);
    await send('POST', `/${id}/retire`, { products: false, variations: false });
    await run(id);
    const isKept = async () => (await send('GET', `/${id}`)).body.isKept;
    await forgetOldUploads(shop.database, new Date());
    expect(await isKept()).toBe(true);
    await forgetOldUploads(shop.database, new Date(Date.now() + 91 * 86_400_000));
    expect(await isKept()).toBe(false);
  });
});
