import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { MediaStore } from '../../media/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { importFile } from '../import/import-file.ts';
import { takeStock } from '../stock/operations.ts';
import { aFile, aProduct, aVariation, emptyCatalogue, productIds, stockProducts, variationIds } from '../test-fixtures/catalogue.ts';

let shop: TestShop;
let editors: SignedInStaff[];
beforeAll(async () => {
  shop = await testShop();
  editors = await Promise.all([staffSignedIn(shop, 'merchandiser'), staffSignedIn(shop, 'administrator')]);
});
afterEach(() => emptyCatalogue(shop.database));
afterAll(() => shop.close());

const idOf = async () => (await productIds(shop.database.read)).sofa ?? 0;

/** Both editors save version 1 at once: each a price, and one a name, the other a brand. */
async function saveTwice() {
  const url = `/api/staff/products/${await idOf()}`;
  const changes = [
    { name: 'Renamed sofa', variations: [{ sku: 'A', price: 15_000 }] },
    { brand: 'Alder', variations: [{ sku: 'A', price: 16_000 }] },
  ];
  const answers = await Promise.all(
    changes.map((change, place) =>
      shop.app.inject({
        method: 'PUT',
        url,
        payload: { version: 1, ...change },
        headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
        cookies: { staff_session_token: editors[place]?.token ?? '' },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'product_changed', details: { version: 2 } });
  const won = answers[0]?.statusCode === 200 ? { name: 'Renamed sofa', brand: null } : { name: 'sofa', brand: 'Alder' };
  return { ...won, price: answers[0]?.statusCode === 200 ? 15_000 : 16_000 };
}

/** The sofa as it is stored. */
async function stored() {
  const { rows } = await sql<{ name: string; brand: string | null; version: number; price: number }>`
    select p.name, p.brand, p.version, v.price_cents as price from catalog.product p join catalog.variation v on v.product_id = p.id and v.sku = 'A'
    where p.handle = 'sofa'`.execute(shop.database.read);
  return rows[0];
}

const stockSofa = () => stockProducts(shop.database, [aProduct({ handle: 'sofa', variations: [aVariation({ sku: 'A' })] })]);
const run = (database: Database, file: string, options: object = {}) =>
  importFile(database, new MediaStore(join(shop.config.dataDir, 'media')), { file, now: new Date(), ...options });

/** A picture that is served once `meanwhile` is done: pictures are fetched after a product is read and before it is written. */
async function pictureAfter(meanwhile: () => Promise<unknown>) {
  const red = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c03020' } })
    .jpeg()
    .toBuffer();
  let done: Promise<unknown> | undefined;
  const server = createServer((_request, response) => {
    done ??= meanwhile();
    done.finally(() => response.end(red)).catch(() => undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const src = `http://127.0.0.1:${(server.address() as AddressInfo).port}/red.jpg`;
  return { images: [{ src, alt: 'In red' }], close: () => server.close() };
}
const fetching = { sources: { web: true }, download: { allows: () => true, pauses: [] } };

describe('[§4 products] an import runs over a product that changes meanwhile', () => {
  it('one editor wins, the other is told, and the import reports what it replaced of the winner’s', async () => {
    await stockSofa();
    let winner: Awaited<ReturnType<typeof saveTwice>> | undefined;
    const picture = await pictureAfter(async () => {
      winner = await saveTwice();
    });
    const row = { handle: 'sofa', images: picture.images, variations: [{ sku: 'A', price: 12_000 }] };
    const report = await run(shop.database, await aFile('a.jsonl', JSON.stringify(row)), fetching);
    picture.close();
    const { name, brand, price } = winner ?? {};
    expect(report).toMatchObject({ updated: 1, failed: 0, notes: [], files: { failed: 0 } });
    expect(report.changes[0]).toMatchObject({ line: 1, handle: 'sofa', outcome: 'updated' });
    expect(report.changes[0]?.changes).toContainEqual(expect.objectContaining({ field: 'price', sku: 'A', before: price, after: 12_000 }));
    expect(await stored()).toEqual({ name, brand, version: 3, price: 12_000 });
  });

  it('units that an order takes meanwhile stay taken in the warehouses that the file doesn’t name', async () => {
    await stockProducts(shop.database, [
      aProduct({ handle: 'sofa', variations: [aVariation({ sku: 'A', stock: { east: 4, central: 6, west: 2 } })] }),
    ]);
    const { A: variationId = 0 } = await variationIds(shop.database.read);
    const order = { now: new Date(), checkoutUuid: null, preferred: ['central'] };
    const picture = await pictureAfter(() => shop.database.transact((tx) => takeStock(tx, [{ variationId, quantity: 5 }], order)));
    const row = { handle: 'sofa', images: picture.images, variations: [{ sku: 'A', stock: { east: 10, west: 0 } }] };
    const report = await run(shop.database, await aFile('a.jsonl', JSON.stringify(row)), fetching);
    picture.close();
    const { rows } = await sql<{ code: string; units: number }>`
      select warehouse_code as code, on_hand as units from catalog.stock where variation_id = ${variationId}`.execute(shop.database.read);
    expect(Object.fromEntries(rows.map(({ code, units }) => [code, units]))).toEqual({ east: 10, central: 1, west: 0 });
    expect(report.changes[0]?.changes).toContainEqual({
      field: 'stock',
      sku: 'A',
      before: { central: 1, east: 4, west: 2 },
      after: { central: 1, east: 10 },
    });
  });

  it('a row that is overtaken while the products of a refused batch are tried one by one is reported, and not written', async () => {
    await stockSofa();
    let winner: Awaited<ReturnType<typeof saveTwice>> | undefined;
    /** Lets the editors in when the database refuses the batch. */
    const transact: Database['transact'] = async (work) => {
      try {
        return await shop.database.transact(work);
      } catch (error) {
        winner ??= await saveTwice();
        throw error;
      }
    };
    const rows = [aProduct({ handle: 'bad' }), { handle: 'sofa', variations: [{ sku: 'A', price: 12_000 }] }, aProduct({ handle: 'good' })];
    await shop.database.transact((tx) => sql`alter table catalog.product add constraint test_no_bad check (handle <> 'bad')`.execute(tx));
    const file = await aFile('a.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'));
    const report = await run({ ...shop.database, transact }, file);
    await shop.database.transact((tx) => sql`alter table catalog.product drop constraint test_no_bad`.execute(tx));
    expect(report).toMatchObject({ created: 1, updated: 0, failed: 2 });
    expect(report.notes).toMatchObject([
      { line: 1, level: 'error' },
      { line: 2, level: 'error', message: 'could not be stored: was changed at the same moment; import it again' },
    ]);
    expect(winner).toBeDefined();
    expect(await stored()).toEqual({ ...winner, version: 2 });
    // As it says.
    expect(await run(shop.database, file)).toMatchObject({ created: 1, updated: 1, failed: 0 });
    expect(await stored()).toEqual({ ...winner, version: 3, price: 12_000 });
  });
});
