import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../contract/api/endpoint.ts';
import type { orderWorkEndpoints } from '../../contract/staff/orders/order-work.ts';
import { permissionsOf, roles } from '../../contract/staff/staff-roles.ts';
import { newAddress } from '../../test/support/addresses.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';

type Listed = OutputOf<typeof orderWorkEndpoints.listEmails>;

let shop: CommerceShop;
let admin: SignedInStaff;
let orderNumber: string;
let other: string;
const shipmentUuid = randomUUID();

/** Each from an address of its own: together they send more than one may. */
const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, by: SignedInStaff | null = admin) =>
  shop.app.inject({
    method,
    url,
    remoteAddress: newAddress(),
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    ...(payload && { payload }),
    cookies: by ? { staff_session_token: by.token } : {},
  });
const emailsOf = async (number = orderNumber) => (await call('GET', `/api/staff/orders/${number}/emails`)).json<Listed>().emails;
const resend = async (mailId: number, number = orderNumber) => {
  const response = await call('POST', `/api/staff/orders/${number}/emails/${mailId}`);
  await shop.jobs.drain();
  return [response.statusCode, response.json().code];
};
const mailOf = async (kind: string) => (await emailsOf()).findLast((email) => email.kind === kind)?.mailId ?? 0;

beforeAll(async () => {
  shop = await commerceShop();
  admin = await staffSignedIn(shop, 'administrator');
  const [lamp = 0] = await stockShelves(shop, [{ stock: 50 }]);
  const buy = async () => {
    const { pay } = await readyToPay(shop, [{ variationId: lamp }], { email: 'ada@example.com' });
    return (await pay(testCards.good)).body.orderNumber;
  };
  [orderNumber, other] = [await buy(), await buy()];
  const label = { carrier: 'ups', trackingNumber: '1Z999AA10123456784', lines: [{ variationId: lamp, quantity: 1 }] };
  await call('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${shipmentUuid}`, label);
  await shop.jobs.drain();
});
afterAll(() => shop.close());

describe('[look: staff console] an order’s e-mails', () => {
  it('are listed, the latest first, without those that hold secrets', async () => {
    await sql`
      insert into email.outbox (recipient, template, content, subject, html, body, created_at)
      select 'ada@example.com', template, jsonb_build_object('template', template, 'props', jsonb_build_object('orderNumber', ${orderNumber}::text)),
        'Secret', '', '', now() from (values ('account'), ('payment-link'), ('payment-declined'), ('review-request')) t(template)`.execute(
      shop.database.read,
    );
    expect(await emailsOf()).toMatchObject([
      { kind: 'order-shipped', recipient: 'ada@example.com', subject: expect.stringContaining('on its way'), isUnsent: false },
      { kind: 'order-confirmation', recipient: 'ada@example.com' },
    ]);
    const { rows } = await sql<{ id: number }>`select id from email.outbox where subject = 'Secret'`.execute(shop.database.read);
    for (const { id } of rows) expect(await resend(id)).toEqual([404, 'order_email_not_found']);
  });

  it('are sent again as they were, to the present address, once for two presses, with an audit entry', async () => {
    await sql`update orders.order set email = 'ada.new@example.com' where order_number = ${orderNumber}`.execute(shop.database.read);
    const mailId = await mailOf('order-shipped');
    expect(await resend(mailId)).toEqual([200, undefined]);
    expect(await resend(mailId)).toEqual([200, undefined]);
    const { rows } = await sql<{ recipient: string; alike: boolean }>`
      select c.recipient, c.html = o.html and c.body = o.body as alike from email.outbox c join email.outbox o on o.id = c.copy_of
      where o.id = ${mailId}`.execute(shop.database.read);
    expect(rows).toEqual([{ recipient: 'ada.new@example.com', alike: true }]);
    const log = (await call('GET', '/api/staff/audit?action=order.email_resent')).json();
    expect(log.entries).toHaveLength(1);
    expect(log.entries[0]).toMatchObject({ subject: { id: orderNumber }, details: { kind: 'order-shipped', email: mailId } });
    const { changes } = (await call('GET', `/api/staff/orders/${orderNumber}/work`)).json();
    expect(changes[0].fields).toContainEqual({ name: 'sent to', before: '', after: 'ada.new@example.com' });
  });

  it('send a confirmation as the order is now', async () => {
    expect(await resend(await mailOf('order-confirmation'))).toEqual([200, undefined]);
    const [latest] = await emailsOf();
    expect(latest).toMatchObject({ kind: 'order-confirmation', recipient: 'ada.new@example.com' });
    const { rows } = await sql<{ body: string }>`select body from email.outbox where id = ${latest?.mailId}`.execute(shop.database.read);
    expect(rows[0]?.body).toContain('as it is now');
  });

  it('send no confirmation of a cancelled order', async () => {
    const mailId = (await emailsOf(other)).find(({ kind }) => kind === 'order-confirmation')?.mailId ?? 0;
    const become = (state: string) =>
      sql`update orders.order set state = ${state} where order_number = ${other}`.execute(shop.database.read);
    await become('cancelled');
    expect(await resend(mailId, other)).toEqual([409, 'no_email_to_resend']);
    expect((await call('POST', `/api/staff/orders/${other}/confirmation`)).json().code).toBe('no_email_to_resend');
    await become('placed');
  });

  it('name a parcel’s corrected label, once for two presses, until it is delivered; news of the former carrier is not sent again', async () => {
    const shipped = await mailOf('order-shipped');
    const { rows: news } = await sql<{ id: number }>`
      insert into email.outbox (recipient, template, content, subject, html, body, created_at)
      select recipient, 'parcel-news', jsonb_set(content, '{template}', '"parcel-news"'), subject, html, body, created_at from email.outbox
      where id = ${shipped} returning id`.execute(shop.database.read);
    const label = { carrier: 'fedex', trackingNumber: '449044304137821' };
    const path = `/api/staff/fulfilment/${orderNumber}/shipments/${shipmentUuid}/label`;
    expect((await call('PUT', path, label)).statusCode).toBe(200);
    for (let press = 0; press < 2; press++) expect(await resend(shipped)).toEqual([200, undefined]);
    const { rows } = await sql<{ body: string }>`
      select body from email.outbox where template = 'order-shipped' and body like '%449044304137821%'`.execute(shop.database.read);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.body).not.toMatch(/UPS|1Z999AA10123456784/);
    expect(await resend(news[0]?.id ?? 0)).toEqual([409, 'label_corrected']);
    const delivered = await call('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${shipmentUuid}/delivery`);
    expect(delivered.statusCode).toBe(200);
    for (const mailId of [shipped, news[0]?.id ?? 0]) expect(await resend(mailId)).toEqual([409, 'corrected_parcel_delivered']);
  });

  it('are not sent again for another order, nor where sending failed', async () => {
    const mailId = await mailOf('order-shipped');
    expect(await resend(mailId, other)).toEqual([404, 'order_email_not_found']);
    expect(await resend(mailId, 'ZZZZ-ZZZZZ')).toEqual([404, 'order_not_found']);
    await sql`update email.outbox set failed_at = now(), failure = '550' where id = ${mailId}`.execute(shop.database.read);
    expect(await resend(mailId)).toEqual([404, 'order_email_not_found']);
  });

  it('are listed fifty a page, and one of a later page is sent again, too', async () => {
    await sql`
      insert into email.outbox (recipient, template, content, subject, html, body, created_at, sent_at)
      select 'ada@example.com', 'order-cancelled', jsonb_build_object('template', 'order-cancelled', 'props', jsonb_build_object('orderNumber', ${other}::text)),
        n::text, '', '', now(), now() from generate_series(1, 120) n`.execute(shop.database.read);
    const page = async (number: number) => (await call('GET', `/api/staff/orders/${other}/emails?page=${number}`)).json<Listed>();
    const first = await page(1);
    expect([first.emails.length, first.emails[0]?.subject, first.page, first.pages]).toEqual([50, '120', 1, 3]);
    const last = await page(9);
    expect([last.emails.length, last.page, last.emails.at(-1)?.kind]).toEqual([21, 3, 'order-confirmation']);
    const oldest = last.emails.find(({ subject }) => subject === '1');
    expect(await resend(oldest?.mailId ?? 0, other)).toEqual([200, undefined]);
  });

  it('are for staff who may edit orders', async () => {
    const mailId = await mailOf('order-confirmation');
    for (const role of roles) {
      const member = await staffSignedIn(shop, role);
      const expected = permissionsOf[role].includes('orders.edit') ? 200 : 403;
      const path = `/api/staff/orders/${orderNumber}/emails`;
      const answers = [await call('GET', path, undefined, member), await call('POST', `${path}/${mailId}`, undefined, member)];
      expect([role, ...answers.map(({ statusCode }) => statusCode)]).toEqual([role, expected, expected]);
    }
    expect((await call('GET', `/api/staff/orders/${orderNumber}/emails`, undefined, null)).statusCode).toBe(401);
  });
});
