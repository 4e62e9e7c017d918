import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { stockMovementEndpoints } from '../../../contract/merchandising/stock-movements.ts';
import { type CommerceShop, clearBooks, commerceShop, readyToPay, type Shopper, testCards } from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { handleUpload } from '../../catalog/merchandising/uploads/run.ts';
import { aProduct, aVariation, productIds, stockProducts, variationIds } from '../../catalog/test-fixtures/catalogue.ts';
import { MediaStore } from '../../media/index.ts';
import { Desk } from '../../returns/test-fixtures/desk.ts';

type Listed = OutputOf<typeof stockMovementEndpoints.list> & { code?: string };

let shop: CommerceShop;
let desk: Desk;
let merchandiser: SignedInStaff;
let [productId, a, b]: number[] = [];
let handles = 0;

beforeAll(async () => {
  shop = await commerceShop();
  desk = await Desk.of(shop);
  merchandiser = await staffSignedIn(shop, 'merchandiser');
});
beforeEach(async () => {
  await clearBooks(shop);
  handles++;
  const handle = `lamp-${handles}`;
  const skuA = `A${handles}`;
  const skuB = `B${handles}`;
  await stockProducts(shop.database, [
    aProduct({
      handle,
      variations: [
        aVariation({ sku: skuA, options: { Color: 'Red' }, stock: { central: 10, east: 3 } }),
        aVariation({ sku: skuB, options: { Color: 'Blue' }, stock: 5 }),
      ],
    }),
  ]);
  const ids = await variationIds(shop.database.read);
  [productId, a, b] = [(await productIds(shop.database.read))[handle] ?? 0, ids[skuA] ?? 0, ids[skuB] ?? 0];
});
afterAll(() => shop.close());

async function ask<T = Listed>(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, staff: SignedInStaff | null = merchandiser) {
  const response = await shop.app.inject({
    method,
    url: `/api/staff/${path}`,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    ...(staff && { cookies: { staff_session_token: staff.token } }),
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() as T };
}
const listed = async (query = '') => (await ask('GET', `products/${productId}/stock${query}`)).body;
const newest = async () => (await listed()).movements[0];

async function bought(quantity = 2, card: string = testCards.good) {
  const { shopper, pay } = await readyToPay(shop, [{ variationId: a ?? 0, quantity }]);
  return { shopper, orderNumber: (await pay(card)).body.orderNumber ?? '' };
}

/** Units of the product by variation and warehouse. */
async function stock(): Promise<Record<string, number>> {
  const { rows } = await sql<{ shelf: string; units: number }>`
    select variation_id || ' ' || w.name as shelf, on_hand as units from catalog.stock s join catalog.warehouse w on w.code = s.warehouse_code
    where product_id = ${productId} and on_hand > 0`.execute(shop.database.read);
  return Object.fromEntries(rows.map(({ shelf, units }) => [shelf, units]));
}

/** The same from all movements. */
async function moved(): Promise<Record<string, number>> {
  const sums = new Map<string, number>();
  const first = await listed();
  for (let page = 1; page <= first.pages; page++) {
    for (const { variationId, warehouse, change } of (await listed(`?page=${page}`)).movements) {
      const shelf = `${variationId} ${warehouse}`;
      sums.set(shelf, (sums.get(shelf) ?? 0) + change);
    }
  }
  return Object.fromEntries([...sums].filter(([, units]) => units !== 0));
}

describe('[§17 products] stock movements', () => {
  it('need catalog.edit and a product', async () => {
    expect((await ask('GET', `products/${productId}/stock`, undefined, null)).status).toBe(401);
    expect((await ask('GET', `products/${productId}/stock`, undefined, await staffSignedIn(shop, 'fulfilment'))).status).toBe(403);
    expect(await ask('GET', 'products/999999/stock')).toMatchObject({ status: 404, body: { code: 'product_not_found' } });
  });

  it('of an order: the units it took, by its number, and none more when it ships', async () => {
    const { orderNumber } = await bought();
    const taken = { change: -2, onHand: 8, cause: 'ordered', orderNumber, by: { kind: 'shopper', name: null }, variationId: a };
    expect(await newest()).toMatchObject(taken);
    await desk.ship(orderNumber, [{ variationId: a ?? 0, quantity: 2 }]);
    expect(await newest()).toMatchObject(taken);
    expect((await listed()).total).toBe(4);
  });

  it('of a cancelled order: units taken and given back, by whom', async () => {
    const { shopper, orderNumber } = await bought(3);
    const cancel = { orderNumber, cancellationUuid: randomUUID(), reason: 'changed_mind', lines: [{ variationId: a, quantity: 1 }] };
    expect((await shopper.send('POST', '/api/orders/invoices/lines/cancel', cancel)).status).toBe(200);
    expect((await listed()).movements.slice(0, 2)).toMatchObject([
      { change: 1, onHand: 8, cause: 'cancelled', orderNumber, by: { kind: 'shopper' } },
      { change: -3, onHand: 7, cause: 'ordered', orderNumber },
    ]);
  });

  it('of an order paid at the second try: each try, and what the declined one gave back', async () => {
    const { pay } = await readyToPay(shop, [{ variationId: a ?? 0, quantity: 2 }]);
    await pay(testCards.declined);
    const { orderNumber } = (await pay(testCards.good)).body;
    expect((await listed()).movements.slice(0, 3)).toMatchObject([
      { change: -2, onHand: 8, cause: 'ordered', orderNumber },
      { change: 2, onHand: 10, cause: 'declined', by: { kind: 'system' } },
      { change: -2, onHand: 8, cause: 'ordered' },
    ]);
    expect(await moved()).toEqual(await stock());
  });

  it('of a return: the units restocked, with its case; and of a replacement: the units held', async () => {
    const refund = await desk.asked([{ variationId: a ?? 0, quantity: 2 }], 'refund');
    await desk.inspected(refund.path, 1);
    expect(await newest()).toMatchObject({ change: 1, onHand: 9, cause: 'returned', caseNumber: refund.caseNumber, by: { kind: 'staff' } });
    const other = await desk.asked([{ variationId: b ?? 0, quantity: 2 }], 'replacement');
    await desk.inspected(other.path, 1);
    expect((await desk.send('PUT', `${other.path}/replacement`, {})).status).toBe(200);
    expect((await listed()).movements.slice(0, 4)).toMatchObject([
      { change: 1, cause: 'released', caseNumber: other.caseNumber },
      { change: 1, cause: 'returned', caseNumber: other.caseNumber },
      { change: -2, cause: 'held', caseNumber: other.caseNumber },
      { change: -2, cause: 'ordered', variationId: b },
    ]);
    expect(await moved()).toEqual(await stock());
  });

  it('of an edit: its reason or the member’s words; of its undo; and of a new product', async () => {
    const { name } = (await ask<{ name: string }>('GET', `products/${productId}`)).body;
    expect(name).not.toBe('');
    const edit = (units: number, why: object) => ({ variations: [{ sku: `A${handles}`, stock: { central: units } }], ...why });
    await ask('PUT', `products/${productId}`, { version: 1, ...edit(12, { stockReason: 'received' }) });
    expect(await newest()).toMatchObject({ change: 2, onHand: 12, cause: 'edited', reason: 'received', by: { kind: 'staff' } });
    await ask('PUT', `products/${productId}`, { version: 2, ...edit(7, { stockReason: 'counted', stockNote: ' Lent to the studio ' }) });
    expect(await newest()).toMatchObject({ change: -5, onHand: 7, reason: 'Lent to the studio' });
    await ask('POST', `products/${productId}/undo`, { version: 3 });
    expect(await newest()).toMatchObject({ change: 5, onHand: 12, cause: 'undone' });
    await ask('PUT', `products/${productId}`, { version: 4, name: 'A lamp' });
    expect((await listed()).total).toBe(6);
    const fresh = {
      name: `Bench ${handles}`,
      category: 'furniture/living-room/sofas',
      variations: [{ price: 9900, options: {}, stock: { east: 4 } }],
    };
    const added = (await ask<{ productId: number }>('POST', 'products', fresh)).body.productId;
    const { movements } = (await ask('GET', `products/${added}/stock`)).body;
    expect(movements).toMatchObject([{ change: 4, onHand: 4, cause: 'added' }]);
  });

  it('of an import: what each warehouse gained and lost, with who started it; and of its undo', async () => {
    const imports = (path: string, payload?: object) => ask<{ importId: number }>('POST', `imports${path}`, payload);
    const run = (importId: number) =>
      handleUpload({ database: shop.database, media: new MediaStore(`${shop.config.dataDir}/media`) }, importId, new Date());
    const text = `Handle,Variant SKU,Variant Inventory Qty\nlamp-${handles},A${handles},25\n`;
    const { importId } = (await imports('/text', { text })).body;
    await run(importId);
    await imports(`/${importId}/start`);
    await run(importId);
    const by = { kind: 'staff', name: expect.stringContaining('Mara') };
    const ofImport = { cause: 'imported', by, import: { importId, name: expect.any(String) } };
    expect((await listed()).movements.slice(0, 2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...ofImport, change: 15, onHand: 25 }),
        expect.objectContaining({ ...ofImport, change: -3, onHand: 0 }),
      ]),
    );
    await imports(`/${importId}/undo`);
    await run(importId);
    expect(await newest()).toMatchObject({ cause: 'import_undone', import: { importId } });
    expect(await moved()).toEqual(await stock());
  });

  it('are paged fifty at a time and narrowed to a variation and a warehouse', async () => {
    const codes = ['central', 'east'];
    for (let version = 1; version <= 54; version++) {
      const code = codes[version % 2] ?? '';
      const variations = [{ sku: `A${handles}`, stock: { [code]: 100 + version } }];
      expect((await ask('PUT', `products/${productId}`, { version, variations })).status).toBe(200);
    }
    const first = await listed();
    const last = await listed('?page=99');
    expect([first.total, first.pages, first.movements.length, last.page, last.movements.length]).toEqual([57, 2, 50, 2, 7]);
    expect([first.movements[0]?.onHand, last.movements.at(-1)?.onHand]).toEqual([154, last.movements.at(-1)?.change]);
    const east = await listed(`?variation=${a}&warehouse=east`);
    expect(new Set(east.movements.map(({ warehouse }) => warehouse)).size).toBe(1);
    expect(east.total).toBe(28);
    expect((await listed(`?variation=${b}`)).total).toBe(1);
  });

  it('begin with what was there for products that are older than the records', async () => {
    const { orderNumber } = await bought();
    await sql`delete from catalog.stock_change where product_id = ${productId}`.execute(shop.database.read);
    await sql`
      insert into catalog.stock_change (product_id, variation_id, warehouse_code, change, at, cause, actor)
      select product_id, variation_id, warehouse_code, on_hand, now(), 'opening', 'system' from catalog.stock where product_id = ${productId}`.execute(
      shop.database.read,
    );
    expect((await listed()).movements.map(({ cause }) => cause)).not.toContain('ordered');
    await desk.send('PUT', `/api/staff/orders/${orderNumber}/cancellations/${randomUUID()}`, { reason: 'out_of_stock', lines: null });
    const { since, movements } = await listed();
    expect(since).not.toBeNull();
    expect(movements[0]).toMatchObject({ change: 2, onHand: 10, cause: 'cancelled', orderNumber, by: { kind: 'staff' } });
    expect(await moved()).toEqual(await stock());
  });

  it('add up to the stock, whatever happens', async () => {
    const act = fc.constantFrom('buy', 'decline', 'cancel', 'return', 'edit');
    let orders: { shopper: Shopper; orderNumber: string }[] = [];
    let version = 1;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ does: act, units: fc.integer({ min: 1, max: 3 }) }), { minLength: 3, maxLength: 6 }),
        async (acts) => {
          const variations = [{ sku: `A${handles}`, stock: { central: 90 } }];
          version = (await ask<{ version: number }>('PUT', `products/${productId}`, { version, variations })).body.version;
          orders = [];
          for (const { does, units } of acts) {
            if (does === 'buy') orders.push(await bought(units));
            else if (does === 'decline') await bought(units, testCards.declined);
            else if (does === 'cancel') {
              const one = orders.pop();
              if (!one) continue;
              const lines = [{ variationId: a, quantity: 1 }];
              await one.shopper.send('POST', '/api/orders/invoices/lines/cancel', {
                orderNumber: one.orderNumber,
                cancellationUuid: randomUUID(),
                reason: 'changed_mind',
                lines,
              });
            } else if (does === 'return') {
              const { path } = await desk.asked([{ variationId: a ?? 0, quantity: units }], 'refund');
              await desk.inspected(path, 1);
            } else {
              const variations = [{ sku: `A${handles}`, stock: { central: 90 + units, east: units } }];
              version = (await ask<{ version: number }>('PUT', `products/${productId}`, { version, variations })).body.version;
            }
          }
          expect(await moved()).toEqual(await stock());
          const { movements } = await listed();
          expect(movements.every(({ onHand }) => onHand >= 0)).toBe(true);
        },
      ),
      { numRuns: 6 },
    );
  });
});
