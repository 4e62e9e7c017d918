import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BellItem, bellKinds } from '../../contract/staff/bell.ts';
import { permissionsOf, roles } from '../../contract/staff/staff-roles.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';

let shop: CommerceShop;
let lamp = 0;
let owner: SignedInStaff;
beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ price: 6000, stock: 100 }]);
  owner = await staffSignedIn(shop, 'administrator');
});
afterAll(() => shop.close());

async function send(method: 'GET' | 'POST', url: string, by: SignedInStaff | null = owner) {
  const answer = await shop.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(by && { cookies: { staff_session_token: by.token } }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const heard = async (by = owner): Promise<BellItem[]> => (await send('GET', '/api/staff/bell', by)).body.items;
const of = async (kind: BellItem['kind'], by = owner) => (await heard(by)).find((item) => item.kind === kind);
const see = (by = owner) => send('POST', '/api/staff/bell/seen', by);

/** Orders placed and paid, so many hours ago. */
async function bought(hours: number): Promise<string> {
  const { pay } = await readyToPay(shop, [{ variationId: lamp }]);
  const { body } = await pay(testCards.good);
  const orderNumber = 'orderNumber' in body ? body.orderNumber : '';
  await sql`update orders.order set placed_at = placed_at - make_interval(hours => ${hours}) where order_number = ${orderNumber}`.execute(
    shop.database.read,
  );
  return orderNumber;
}

describe('[look: staff console] the bell', () => {
  it('is silent while nothing waits', async () => {
    expect(await heard()).toEqual([]);
    await bought(1);
    expect(await heard()).toEqual([]);
  });

  it('tells of orders that wait for two days, new until it is opened', async () => {
    await bought(47);
    await bought(50);
    expect(await of('late_orders')).toEqual({ kind: 'late_orders', count: 1, fresh: 1 });
    expect((await see()).status).toBe(200);
    expect(await of('late_orders')).toEqual({ kind: 'late_orders', count: 1, fresh: 0 });
    expect(await of('late_orders', await staffSignedIn(shop, 'fulfilment'))).toMatchObject({ fresh: 1 });
  });

  it('tells of what became late after it was opened, however long ago it began', async () => {
    await sql`update staff.member set bell_seen_at = bell_seen_at - interval '90 minutes'`.execute(shop.database.read);
    await bought(49);
    expect(await of('late_orders')).toEqual({ kind: 'late_orders', count: 2, fresh: 1 });
    await see();
  });

  it('tells of orders on hold, and no more once they are released', async () => {
    const orderNumber = await bought(0);
    await sql`update orders.order set held_for = '{declines}' where order_number = ${orderNumber}`.execute(shop.database.read);
    expect(await of('held_orders')).toMatchObject({ count: 1 });
    await sql`update orders.order set held_for = null where order_number = ${orderNumber}`.execute(shop.database.read);
    expect(await of('held_orders')).toBeUndefined();
  });

  it('tells of e-mails that could not be sent', async () => {
    await shop.jobs.drain();
    await sql`update email.outbox set sent_at = null, failed_at = now() + interval '1 minute', failure = '550'
      where id = (select min(id) from email.outbox where subject is not null)`.execute(shop.database.read);
    expect(await of('unsent_emails')).toEqual({ kind: 'unsent_emails', count: 1, fresh: 1 });
  });

  it('tells of webhooks that fail, or were turned off for that', async () => {
    const insert = (since: string | null, off: string | null) =>
      sql`insert into integrations.webhook (url, kinds, secret, created_at, failing_since, disabled_at)
        values ('https://erp.example.com/', '{order.paid}', '', now(), now() - ${since}::interval, now() - ${off}::interval)`.execute(
        shop.database.read,
      );
    await see();
    await insert(null, null);
    await insert(null, '1 hour');
    await insert('1 hour', null);
    await insert('73 hours', '-1 minute');
    expect(await of('failing_webhooks')).toEqual({ kind: 'failing_webhooks', count: 2, fresh: 1 });
  });

  it('tells of imports that ended, the failed ones apart, for a day', async () => {
    const insert = (state: string, ago: string) =>
      sql`insert into catalog.upload (name, content, is_bulk, member_id, uploaded_at, state, ended_at)
        values ('a.csv', '', false, ${owner.memberId}, now(), ${state}, now() - ${ago}::interval)`.execute(shop.database.read);
    await insert('imported', '1 hour');
    await insert('failed', '2 hours');
    await insert('stopped', '3 hours');
    await insert('imported', '25 hours');
    for (const state of ['mapping', 'checked', 'importing', 'undone']) await insert(state, '1 hour');
    expect([await of('finished_imports'), await of('failed_imports')]).toMatchObject([{ count: 1 }, { count: 2 }]);
  });

  it.each(roles)('tells %s only of what the role may do', async (role) => {
    const member = await staffSignedIn(shop, role);
    const kinds = (await heard(member)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => !permissionsOf[role].includes(bellKinds[kind]))).toEqual([]);
    if (role === 'merchandiser') expect(kinds).toEqual(['failed_imports', 'finished_imports']);
  });

  it('[§6] requires a member of staff', async () => {
    expect((await send('GET', '/api/staff/bell', null)).status).toBe(401);
    expect((await send('POST', '/api/staff/bell/seen', null)).status).toBe(401);
  });
});
