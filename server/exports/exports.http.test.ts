import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExportSubject, exported, exportPath } from '../../contract/staff/exports.ts';
import { permissionsOf, roles } from '../../contract/staff/staff-roles.ts';
import { keysOf } from '../../contract/values/keys.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';
import { importFile } from '../catalog/import/import-file.ts';
import { dropProducts } from '../catalog/products/operations.ts';
import { aFile } from '../catalog/test-fixtures/catalogue.ts';
import { MediaStore } from '../media/index.ts';

let shop: CommerceShop;
let admin: SignedInStaff;

beforeAll(async () => {
  shop = await commerceShop();
  const [lamp = 0] = await stockShelves(shop, [{ price: 12_500, stock: 40 }]);
  const { pay } = await readyToPay(shop, [{ variationId: lamp }], { email: 'ada@example.com' });
  await pay(testCards.good);
  admin = await staffSignedIn(shop, 'administrator');
});
afterAll(() => shop.close());

/** What an import of the file changes. */
const imported = async (text: string, { dryRun = true } = {}) => {
  const file = await aFile('list.csv', text);
  return importFile(shop.database, new MediaStore(`${shop.config.dataDir}/media`), { file, dryRun, now: new Date() });
};
const get = (url: string, by: SignedInStaff) => shop.app.inject({ url, cookies: { staff_session_token: by.token } });

describe('[look: staff console] lists as CSV', () => {
  it('are for staff with the permission of the list, and audited', async () => {
    for (const role of roles) {
      const member = await staffSignedIn(shop, role);
      for (const subject of keysOf<ExportSubject>(exported)) {
        const { statusCode } = await get(exportPath(subject), member);
        expect([role, subject, statusCode]).toEqual([
          role,
          subject,
          permissionsOf[role].includes(exported[subject].permission) ? 200 : 403,
        ]);
      }
    }
    const refused = await shop.app.inject(exportPath('customers'));
    // The body of any failed call (spec §8).
    expect([refused.statusCode, refused.json()]).toEqual([401, { ok: false, statusCode: 401, message: expect.any(String) }]);
    expect((await get('/api/staff/exports/secrets.csv', admin)).statusCode).toBe(404);
    const log = (await get('/api/staff/audit?action=list.exported', admin)).json();
    expect(log.entries.map(({ subject }: { subject: { id: string } }) => subject.id)).toContain('customers');
  });

  it('of prices has a row for each variation, as the import reads them', async () => {
    const { body, headers } = await get(exportPath('prices'), admin);
    const [head, ...rows] = body.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFHandle,SKU,Price,Product');
    expect(rows.some((row) => row.includes(',125.00,'))).toBe(true);
    expect([headers['cache-control'], headers['content-type']]).toEqual(['private, no-store', 'text/csv; charset=utf-8']);
  });

  it('of brands has each product with those that always or never sell it, as the import reads them', async () => {
    await sql`update catalog.product set sold_at = '{"pip-alder": "never", "alder-loom": "always"}'::jsonb`.execute(shop.database.read);
    const { body } = await get(exportPath('brands'), admin);
    const [head, row] = body.split('\r\n');
    expect([head, row]).toEqual(['\uFEFFHandle,Sold at,Product', expect.stringMatching(/^[\w-]+,alder-loom: always \| pip-alder: never,/)]);
    await sql`update catalog.product set sold_at = '{}'::jsonb`.execute(shop.database.read);
  });

  it('of stock counts all warehouses, each in a column that the import takes for its stock', async () => {
    const { body } = await get(exportPath('stock'), admin);
    const { rows: warehouses } = await sql<{ code: string }>`select code from catalog.warehouse order by is_default desc, code`.execute(
      shop.database.read,
    );
    const codes = warehouses.map(({ code }) => code);
    const [head = '', row = ''] = body.split('\r\n');
    expect(head).toBe(`\uFEFFHandle,SKU,Product,Options,On hand,${codes.map((code) => `Stock: ${code}`).join(',')}`);
    expect(row).toMatch(new RegExp(`^lamp-0,LAMP-0,Lamp 0,,39,39${',0'.repeat(codes.length - 1)}$`));
    const renamed = body.replace('Lamp 0,,39,39', 'Another name,Red,7,38');
    const report = await imported(renamed);
    expect([report.changed, report.notes]).toEqual([{ stock: 1 }, []]);
  });

  it('of prices, brands and stock lack retired products, and put none back on sale', async () => {
    const subjects = ['prices', 'brands', 'stock'] as const;
    const files = await Promise.all(subjects.map(async (subject) => (await get(exportPath(subject), admin)).body));
    const { rows } = await sql<{ id: number }>`select id from catalog.product`.execute(shop.database.read);
    await shop.database.transact((tx) =>
      dropProducts(
        tx,
        rows.map(({ id }) => id),
        new Date(),
      ),
    );
    for (const [i, subject] of subjects.entries()) {
      expect(files[i]).toContain('lamp-0');
      expect((await get(exportPath(subject), admin)).body).not.toContain('lamp-0');
      expect((await imported(files[i] ?? '')).updated).toBe(0);
    }
    expect(await imported('Handle,SKU,Price\nlamp-0,LAMP-0,120.00', { dryRun: false })).toMatchObject({ changed: { price: 1 } });
    expect(await imported('Handle,Title\nlamp-0,Lamp 0', { dryRun: false })).toMatchObject({ changed: { discontinued: 1 } });
    await imported(files[0] ?? '', { dryRun: false });
  });

  it('of redirects has those of the brand, in the form that its import reads', async () => {
    const lines = '/old-sofas,/c/sofas?t=12,302\n/product.php?id=7,/deals\n/closing-sale';
    const save = (payload: object) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/staff/redirects/lines',
        payload,
        cookies: { staff_session_token: admin.token },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    expect((await save({ lines })).json()).toMatchObject({ taken: 3, faults: [] });
    await sql`
      insert into redirects.redirect (brand, path, query, target, status, saved_at, saved_by)
      values ('pip-alder', '/cots', '', '/deals', 301, now(), 'x')`.execute(shop.database.read);
    const { body } = await get(exportPath('redirects'), admin);
    expect(body.trimEnd().split('\r\n')).toEqual([
      '\uFEFFFrom,To,Status',
      '/old-sofas,/c/sofas?t=12,302',
      '/product.php?id=7,/deals,301',
      '/closing-sale,,410',
    ]);
    expect((await save({ lines: body })).json()).toMatchObject({ taken: 3, faults: [] });
  });

  it('of whole products has a line each, in the form that imports', async () => {
    const { body, headers } = await get(exportPath('products'), admin);
    expect(headers['content-type']).toBe('application/jsonl; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="products-\d{4}-\d\d-\d\d\.jsonl"$/);
    expect(body.endsWith('\n')).toBe(true);
    const products = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({ variations: [{ price: 12_500, reference: null }], published: true });
    const log = (await get('/api/staff/audit?action=list.exported', admin)).json();
    expect(log.entries[0]).toMatchObject({ subject: { id: 'products' }, details: { from: null, to: null } });
  });

  it('have the rows between two days of the shop, both included, and never run as a formula', async () => {
    const add = (email: string, firstName: string, at: string) =>
      shop.database.transact((tx) =>
        sql`insert into accounts.customer (email, email_key, first_name, last_name, brand, created_at, updated_at)
          values (${email}, ${email}, ${firstName}, 'B', 'alder-loom', ${at}, ${at})`.execute(tx),
      );
    await add('one@example.com', '=HYPERLINK("x")', '2020-05-02T03:59:00Z');
    await add('two@example.com', '+1', '2020-05-02T04:00:00Z');
    await add('three@example.com', '@SUM(A1)', '2020-05-03T04:00:00Z');
    const named = async (query: string) => {
      const { body, headers } = await get(`${exportPath('customers')}?${query}`, admin);
      return { rows: body.trimEnd().split('\r\n').slice(1), name: headers['content-disposition'] };
    };
    const first = await named('from=2020-05-01&to=2020-05-01');
    expect(first.name).toBe('attachment; filename="customers-2020-05-01-2020-05-01.csv"');
    expect(first.rows).toEqual([`one@example.com,"'=HYPERLINK(""x"")",B,alder-loom,2020-05-02T03:59:00.000Z,`]);
    expect((await named('from=2020-05-02&to=2020-05-02')).rows).toEqual(["two@example.com,'+1,B,alder-loom,2020-05-02T04:00:00.000Z,"]);
    expect((await named('from=&to=2020-05-02')).rows).toHaveLength(2);
    const refused = async (query: string) => (await get(`${exportPath('customers')}?${query}`, admin)).json();
    expect(await refused('from=yesterday')).toMatchObject({ statusCode: 400, message: expect.stringContaining('2026-01-31') });
    expect(await refused('from=2020-05-02&to=2020-05-01')).toMatchObject({ statusCode: 400, message: 'The first day is after the last.' });
  });

  it('of promotions has those that run in the days, with what they brought in these', async () => {
    const keys = async (query: string) =>
      (await get(`${exportPath('promotions')}?${query}`, admin)).body
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',')[0]);
    const add = (key: string, from: string, to: string | null, stopped: string | null) =>
      shop.database.transact((tx) =>
        sql`insert into promotions.promotion (key, name, label, brands, starts_at, ends_at, stopped_at, "group", stacks_with, conditions, benefit,
            advertised, created_at, updated_at, version, is_draft)
          values (${key}, ${key}, ${key}, '{}', ${from}, ${to}, ${stopped}, 'order', '{}', '[]', '{}', false, ${from}, ${from}, 1, true)`.execute(
          tx,
        ),
      );
    await add('past', '2021-01-01T05:00:00Z', '2021-02-01T05:00:00Z', null);
    await add('stopped', '2021-01-01T05:00:00Z', null, '2021-01-10T05:00:00Z');
    await add('open', '2021-01-20T05:00:00Z', null, null);
    expect(await keys('from=2021-01-05&to=2021-01-09')).toEqual(['past', 'stopped']);
    expect(await keys('from=2021-01-15&to=2021-01-31')).toEqual(['past', 'open']);
    await sql`
      insert into orders.promotion_day (promotion_id, day, orders, sales, discount, brand)
      select id, day::date, 1, 5000, 500, 'alder-loom' from promotions.promotion, unnest(array['2021-01-05', '2021-01-20']) day
      where key = 'past'`.execute(shop.database.read);
    await sql`
      insert into orders.promotion_change (promotion_id, day, orders, sales, discount, brand)
      select id, '2021-01-06', 1, 3000, 100, 'alder-loom' from promotions.promotion where key = 'past'`.execute(shop.database.read);
    const sums = async (query: string) =>
      (await get(`${exportPath('promotions')}?${query}`, admin)).body
        .split('\r\n')
        .find((row) => row.startsWith('past,'))
        ?.split(',')
        .slice(-3);
    expect(await sums('from=2021-01-05&to=2021-01-09')).toEqual(['2', '80.00', '6.00']);
    expect(await sums('from=2021-01-07')).toEqual(['1', '50.00', '5.00']);
    expect(await sums('')).toEqual(['3', '130.00', '11.00']);
    expect((await keys('from=2021-02-01')).filter((key) => ['past', 'stopped', 'open'].includes(key ?? ''))).toEqual(['open']);
  });
});
