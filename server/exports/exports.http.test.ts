import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExportSubject, exportPath, exportPermissions } from '../../contract/staff/exports.ts';
import { permissionsOf, roles } from '../../contract/staff/staff-roles.ts';
import { keysOf } from '../../contract/values/keys.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';

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

const get = (url: string, by: SignedInStaff) => shop.app.inject({ url, cookies: { staff_session_token: by.token } });

describe('[look: staff console] lists as CSV', () => {
  it('are for staff with the permission of the list, and audited', async () => {
    for (const role of roles) {
      const member = await staffSignedIn(shop, role);
      for (const subject of keysOf<ExportSubject>(exportPermissions)) {
        const { statusCode } = await get(exportPath(subject), member);
        expect([role, subject, statusCode]).toEqual([role, subject, permissionsOf[role].includes(exportPermissions[subject]) ? 200 : 403]);
      }
    }
    expect((await shop.app.inject(exportPath('customers'))).statusCode).toBe(401);
    expect((await get('/api/staff/exports/secrets.csv', admin)).statusCode).toBe(404);
    const log = (await get('/api/staff/audit?action=list.exported', admin)).json();
    expect(log.entries.map(({ subject }: { subject: { id: string } }) => subject.id)).toContain('customers');
  });

  it('of prices has a row for each variation, as the import reads them', async () => {
    const { body, headers } = await get(exportPath('prices'), admin);
    const [head, ...rows] = body.trimEnd().split('\r\n');
    expect(head).toBe('Handle,SKU,Price,Product');
    expect(rows.some((row) => row.includes(',125.00,'))).toBe(true);
    expect([headers['cache-control'], headers['content-type']]).toEqual(['private, no-store', 'text/csv; charset=utf-8']);
  });

  it('of stock counts all warehouses', async () => {
    const { body } = await get(exportPath('stock'), admin);
    expect(body).toMatch(/^SKU,Title,Options,On hand,By warehouse\r\n/);
    expect(body).toMatch(/,39,/);
  });
});
