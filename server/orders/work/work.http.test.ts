import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReturnQuote } from '../../../contract/returns/returns.ts';
import type { OrderToPack } from '../../../contract/shipments/shipments.ts';
import type { OrderWork } from '../../../contract/staff/orders/order-work.ts';
import type { Role } from '../../../contract/staff/staff-roles.ts';
import { type CommerceShop, commerceShop, readyToPay, Shopper, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { hasRefund } from './store.ts';

let shop: CommerceShop;
let care: SignedInStaff;
let packer: SignedInStaff;
let lamp = 0;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ price: 2599, stock: 500 }]);
  care = await staffSignedIn(shop, 'customer_care');
  packer = await staffSignedIn(shop, 'fulfilment');
});
afterAll(() => shop.close());

async function call<T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, by: SignedInStaff | null = care) {
  const response = await shop.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    cookies: by ? { staff_session_token: by.token } : {},
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() as T & { code?: string; fields?: Record<string, string> } };
}

/** A paid order of three lamps, and its staff URL. */
async function bought() {
  const { pay, shopper } = await readyToPay(shop, [{ variationId: lamp, quantity: 3 }], { email: 'ada@example.com' });
  const { orderNumber } = (await pay(testCards.good)).body;
  return { orderNumber, shopper, at: `/api/staff/orders/${orderNumber}` };
}

let boxes = 0;
async function shipped(units = 3) {
  const order = await bought();
  const shipmentUuid = randomUUID();
  const parcel = `/api/staff/fulfilment/${order.orderNumber}/shipments/${shipmentUuid}`;
  const label = { carrier: 'ups', trackingNumber: `1Z999AA1012345${1000 + boxes++}` };
  await call('PUT', parcel, { ...label, lines: [{ variationId: lamp, quantity: units }] }, packer);
  await shop.jobs.drain();
  return { ...order, parcel };
}

/** What a return of the order's only line would give. */
const returnable = async (shopper: Shopper, orderNumber: string) =>
  (await shopper.send<ReturnQuote>('GET', `/api/orders/${orderNumber}/return`)).body.lines[0];

const workOf = async (at: string) => (await call<OrderWork>('GET', `${at}/work`)).body;
const entries = async (action: string) =>
  (
    await sql<{ details: object }>`select details from staff.audit where action = ${action} order by id desc`.execute(shop.database.read)
  ).rows.map(({ details }) => JSON.stringify(details));

describe('[look: staff console] notes and tags of an order', () => {
  it('are kept with who and when, and tags narrow the list', async () => {
    const { at, orderNumber } = await bought();
    await call('POST', `${at}/notes`, { words: 'Called about the date' });
    await call('PUT', `${at}/tags`, { tags: ['VIP', 'vip', 'gift'] });
    const { notes, tags, changes } = await workOf(at);
    expect(notes).toEqual([{ at: expect.any(String), who: expect.stringMatching(/^Mara/), words: 'Called about the date' }]);
    expect(tags).toEqual(['gift', 'vip']);
    expect(changes).toMatchObject([{ kind: 'tags', fields: [{ name: 'tags', before: '', after: 'gift, vip' }] }]);
    const { body } = await call<{ orders: { orderNumber: string; tags: string[] }[] }>('GET', '/api/staff/orders?tag=vip');
    expect(body.orders).toMatchObject([{ orderNumber, tags: ['gift', 'vip'] }]);
    expect((await call('POST', `${at}/notes`, { words: ' ' })).body.fields).toEqual({ words: 'Note is required' });
  });

  it('tags that two set at once are both kept, and what one of them removed stays removed', async () => {
    const { at } = await bought();
    await call('PUT', `${at}/tags`, { tags: ['vip', 'call'] });
    await call('PUT', `${at}/tags`, { tags: ['call', 'Fragile'], seen: ['VIP', 'call'] });
    await call('PUT', `${at}/tags`, { tags: ['vip', 'call', 'gift'], seen: ['vip', 'call'] });
    expect((await workOf(at)).tags).toEqual(['call', 'fragile', 'gift']);
  });
});

describe('[money: Payments] a refund by staff', () => {
  const refund = (at: string, body: object, uuid: string = randomUUID()) =>
    call('PUT', `${at}/refunds/${uuid}`, { lines: [], reason: 'goodwill', ...body });
  const refundedOf = async (orderNumber: string) =>
    (
      await sql<{ cents: number }>`
        select coalesce(sum(e.amount), 0)::int as cents from payments.entry e join payments.payment p on p.id = e.payment_id
        join orders.order o on o.id = p.order_id where o.order_number = ${orderNumber} and e.kind = 'refunded'`.execute(shop.database.read)
    ).rows[0]?.cents;

  it('is refused before anything was charged', async () => {
    const { at } = await bought();
    expect((await workOf(at)).refundable).toBe(0);
    expect((await refund(at, { amount: 1 })).body.code).toBe('refund_too_high');
  });

  it('of items is what was paid for them, once per request and per unit, never more than captured', async () => {
    const { at, orderNumber, shopper } = await shipped();
    const { refundable, lines } = await workOf(at);
    const [one = 0, two = 0, three = 0] = lines[0]?.refundAmounts ?? [];
    const units = (quantity: number) => [{ variationId: lamp, quantity }];
    const uuid = randomUUID();
    expect((await refund(at, { amount: one + 1, lines: units(1) })).body.code).toBe('refund_too_high');
    await Promise.all([refund(at, { amount: one, lines: units(1) }, uuid), refund(at, { amount: one, lines: units(1) }, uuid)]);
    expect(await refundedOf(orderNumber)).toBe(one);
    const left = await workOf(at);
    expect(left.lines[0]?.refundAmounts).toEqual([two - one, three - one]);
    expect((await refund(at, { amount: 1, lines: units(3) })).body.code).toBe('refund_too_high');
    expect(await returnable(shopper, orderNumber)).toMatchObject({
      refundAmounts: [expect.any(Number), expect.any(Number)],
      refusal: null,
    });
    expect((await refund(at, { amount: left.refundable + 1 })).body.code).toBe('refund_too_high');
    expect((await refund(at, { amount: left.refundable })).status).toBe(200);
    expect(await refundedOf(orderNumber)).toBe(refundable);
    expect((await entries('order.refunded'))[0]).toContain(`"cents": ${left.refundable}`.replace(' ', ''));
  });

  it('of items gives back what is left after a refund of an amount', async () => {
    const { at, orderNumber, shopper } = await shipped();
    await refund(at, { amount: 3000 });
    const { lines, refundable } = await workOf(at);
    expect(lines[0]?.refundAmounts[2]).toBeGreaterThan(refundable);
    expect((await refund(at, { amount: refundable, lines: [{ variationId: lamp, quantity: 3 }] })).status).toBe(200);
    expect(await returnable(shopper, orderNumber)).toMatchObject({ refundAmounts: [], refusal: 'Already refunded.' });
  });

  it('of every unit leaves nothing to return', async () => {
    const { at, orderNumber, shopper } = await shipped();
    const { lines, refundable } = await workOf(at);
    await refund(at, { amount: lines[0]?.refundAmounts[2] ?? refundable, lines: [{ variationId: lamp, quantity: 3 }] });
    expect(await returnable(shopper, orderNumber)).toMatchObject({ refundAmounts: [], refusal: 'Already refunded.' });
  });

  it('of everything leaves nothing to return either', async () => {
    const { at, orderNumber, shopper } = await shipped();
    await refund(at, { amount: (await workOf(at)).refundable });
    expect(await returnable(shopper, orderNumber)).toMatchObject({ refundAmounts: [], refusal: 'Already refunded.' });
  });

  it('is of items that have shipped: others are cancelled, which refunds them', async () => {
    const { at } = await shipped(1);
    const { lines } = await workOf(at);
    expect(lines[0]?.refundAmounts).toHaveLength(1);
    expect((await refund(at, { amount: 1, lines: [{ variationId: lamp, quantity: 2 }] })).body.code).toBe('refund_too_high');
  });

  it('is announced by webhook once the money has gone back', async () => {
    const boss = await staffSignedIn(shop, 'administrator');
    const webhook = { url: 'http://127.0.0.1:9/', kinds: ['order.refunded'] };
    expect((await call('POST', '/api/staff/webhooks', webhook, boss)).status).toBe(200);
    const { at, orderNumber } = await shipped();
    expect((await refund(at, { amount: 100 })).status).toBe(200);
    await shop.jobs.drain();
    const { rows } = await sql<{ body: string }>`
      select body from integrations.delivery where kind = 'order.refunded' and body like ${`%${orderNumber}%`}`.execute(shop.database.read);
    expect(rows.map(({ body }) => JSON.parse(body).data)).toEqual([{ orderNumber }]);
  });

  it('needs words for another reason', async () => {
    const { at } = await shipped();
    expect((await refund(at, { amount: 100, reason: 'other' })).body.fields).toEqual({ note: 'Say what the reason is' });
  });
});

describe('[look: staff console] changes of an order', () => {
  it('are listed fifty a page, the latest first, and a refund is known past a hundred of them', async () => {
    const { at, orderNumber } = await bought();
    const { rows } = await sql<{ id: number }>`select id from orders.order where order_number = ${orderNumber}`.execute(shop.database.read);
    const orderId = rows[0]?.id ?? 0;
    const refund = randomUUID();
    await sql`
      insert into orders.change (order_id, member_id, at, kind, reason, before, after)
      select ${orderId}::bigint, ${care.memberId}::bigint, now() - n * interval '1 minute', case when n = 101 then 'refund' else 'tags' end, null, '{}',
        case when n = 101 then jsonb_build_object('id', ${refund}::text) else jsonb_build_object('tags', n::text) end
      from generate_series(1, 101) n`.execute(shop.database.read);
    const first = await workOf(at);
    expect([first.changes.length, first.changesPage, first.changesPages]).toEqual([50, 1, 3]);
    expect(first.changes[0]?.fields).toEqual([{ name: 'tags', before: '', after: '1' }]);
    const last = (await call<OrderWork>('GET', `${at}/work?changesPage=9`)).body;
    expect([last.changes.length, last.changesPage]).toEqual([1, 3]);
    expect(await hasRefund(shop.database.read, orderId, refund)).toBe(true);
    expect(await hasRefund(shop.database.read, orderId, randomUUID())).toBe(false);
  });
});

describe('[§5 validation] address and e-mail of an order', () => {
  const address = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    addressLine1: '9 New Street',
    addressLine2: '',
    city: 'Columbus',
    postalCode: '43215',
    phone: '6145550123',
    locationType: 'RESIDENCE',
  };
  const change = (at: string, more: object = {}, email = 'new@example.com') =>
    call('PUT', `${at}/contact`, { email, address: { ...address, ...more }, reason: 'Moved' });

  it('change before packing, with both values, and staff find the order by the new ones', async () => {
    const { at, orderNumber } = await bought();
    expect((await change(at)).status).toBe(200);
    const [done] = (await workOf(at)).changes;
    expect(done).toMatchObject({ kind: 'contact', reason: 'Moved' });
    expect(done?.fields).toContainEqual({ name: 'email', before: 'ada@example.com', after: 'new@example.com' });
    const { body } = await call<{ orders: { orderNumber: string }[] }>('GET', '/api/staff/orders?q=new@example.com');
    expect(body.orders.map((one) => one.orderNumber)).toEqual([orderNumber]);
    expect((await entries('order.contact_changed')).join()).not.toContain('new@');
  });

  it('stay as others set them where an older form left them alone, and are refused where both changed them', async () => {
    const { at } = await bought();
    type Contact = { email: string; address: typeof address & { countryCode?: string; stateRegion?: string } };
    const read = async () => (await call<Contact>('GET', `${at}/contact`)).body;
    const { email, address: former } = await read();
    const { countryCode: _, stateRegion: _region, ...lines } = former;
    const save = (changed: Partial<typeof lines>, to = email) =>
      call('PUT', `${at}/contact`, { email: to, address: { ...lines, ...changed }, seen: { email, address: lines }, reason: 'Asked' });
    const addressLine1 = '9 New Street';
    expect((await save({ addressLine1 })).status).toBe(200);
    expect((await save({}, 'other@example.com')).status).toBe(200);
    expect(await read()).toMatchObject({ email: 'other@example.com', address: { addressLine1 } });
    expect((await save({ addressLine2: 'Apt 5' })).body.code).toBe('contact_changed');
    expect((await save({ addressLine1 })).status).toBe(200);
    expect(await read()).toMatchObject({ email: 'other@example.com', address: { addressLine1, addressLine2: former.addressLine2 } });
  });

  it('stop the links e-mailed to the former address, and e-mail new ones, also when an e-mail is sent again', async () => {
    const { at, orderNumber, shopper } = await bought();
    const cancel = { orderNumber, cancellationUuid: randomUUID(), reason: 'changed_mind', lines: [{ variationId: lamp, quantity: 1 }] };
    expect((await shopper.send('POST', '/api/orders/invoices/lines/cancel', cancel)).status).toBe(200);
    const tokensTo = async (recipient: string, template: string) => {
      await shop.jobs.drain();
      const { rows } = await sql<{ body: string }>`
        select body from email.outbox where recipient = ${recipient} and template = ${template} and order_number = ${orderNumber}
        order by id`.execute(shop.database.read);
      return rows.map(({ body }) => /token=([\w-]{43})/.exec(body)?.[1] ?? '');
    };
    const opens = async (token: string) => (await new Shopper(shop).send('GET', `/api/orders/${orderNumber}?token=${token}`)).status;
    const [former = ''] = await tokensTo('ada@example.com', 'order-cancelled');
    expect(await opens(former)).toBe(200);
    expect((await change(at, {}, 'ADA@example.com')).status).toBe(200);
    expect(await opens(former)).toBe(200);
    expect((await change(at, {}, 'moved@example.com')).status).toBe(200);
    expect(await opens(former)).toBe(404);
    expect((await shopper.send('GET', `/api/orders/${orderNumber}`)).status).toBe(200);

    const { emails } = (await call<{ emails: { mailId: number; kind: string }[] }>('GET', `${at}/emails`)).body;
    const cancelled = emails.find(({ kind }) => kind === 'order-cancelled');
    expect((await call('POST', `${at}/emails/${cancelled?.mailId}`, {})).status).toBe(200);
    expect((await call('POST', `${at}/confirmation`, {})).status).toBe(200);
    const [again = ''] = await tokensTo('moved@example.com', 'order-cancelled');
    expect(await tokensTo('moved@example.com', 'order-confirmation')).toEqual([again]);
    expect(await opens(again)).toBe(200);
  });

  it.each([
    [{ addressLine1: '' }, 'contact_unshippable', 'address.addressLine1'],
    [{ postalCode: '10001' }, 'contact_unshippable', 'address.postalCode'],
    [{ addressLine1: 'PO Box 7' }, 'total_would_change', undefined],
  ])('refuse %j', async (more, code, field) => {
    const { at } = await bought();
    const { body } = await change(at, more);
    expect(body.code).toBe(code);
    expect(Object.keys(body.fields ?? {})).toEqual(field ? [field] : []);
  });

  it('stay once a parcel has left', async () => {
    const { at } = await shipped(1);
    expect((await change(at)).body.code).toBe('order_not_editable');
  });

  it('get the confirmation again', async () => {
    const { at } = await bought();
    await shop.jobs.drain();
    const sent = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from email.outbox where recipient = 'again@example.com'`.execute(
          shop.database.read,
        )
      ).rows[0]?.n;
    await change(at, {}, 'again@example.com');
    expect((await call('POST', `${at}/confirmation`, {})).status).toBe(200);
    await shop.jobs.drain();
    expect(await sent()).toBe(1);
  });
});

describe('[rulings: Orders] a parcel’s label', () => {
  const label = { carrier: 'fedex', trackingNumber: '449044304137821' };

  it('is corrected until it arrives, for the shopper too', async () => {
    const { at, parcel } = await shipped();
    const { body } = await call<OrderToPack>('PUT', `${parcel}/label`, label, packer);
    expect(body.shipments).toMatchObject([{ carrier: { code: 'fedex' }, trackingNumber: '449044304137821' }]);
    expect((await workOf(at)).changes).toMatchObject([{ kind: 'parcel' }]);
    await sql`update shipments.shipment set status = 'delivered', delivered_at = now() where uuid = ${parcel.split('/').at(-1)}`.execute(
      shop.database.read,
    );
    expect((await call('PUT', `${parcel}/label`, { carrier: 'own' }, packer)).body.code).toBe('parcel_arrived');
  });

  it('belongs to its order', async () => {
    const { parcel } = await shipped();
    const other = await bought();
    const elsewhere = `/api/staff/fulfilment/${other.orderNumber}/shipments/${parcel.split('/').at(-1)}/label`;
    expect((await call('PUT', elsewhere, label, packer)).body.code).toBe('parcel_not_found');
  });

  it('is not that of another order’s parcel', async () => {
    const one = await shipped();
    const other = await shipped();
    const taken = { carrier: 'fedex', trackingNumber: '449044304137822' };
    expect((await call('PUT', `${one.parcel}/label`, taken, packer)).status).toBe(200);
    expect((await call('PUT', `${other.parcel}/label`, taken, packer)).body).toMatchObject({
      code: 'number_in_use',
      details: { orderNumber: one.orderNumber },
      fields: { trackingNumber: `A parcel of order ${one.orderNumber} has this number` },
    });
  });
});

describe('[§6 roles] an order’s forms', () => {
  const by = async (role: Role | null) => (role ? staffSignedIn(shop, role) : null);
  it.each<[Role | null, number[]]>([
    // read, note, tags, contact, confirmation, refund
    ['customer_care', [200, 200, 200, 200, 200, 409]],
    ['fulfilment', [200, 200, 200, 200, 200, 403]],
    ['merchandiser', [200, 403, 403, 403, 403, 403]],
    ['content_editor', [403, 403, 403, 403, 403, 403]],
    [null, [401, 401, 401, 401, 401, 401]],
  ])('answer %s', async (role, expected) => {
    const { at } = await bought();
    const who = await by(role);
    const refund = { amount: 100, lines: [], reason: 'goodwill' };
    const answers = [
      await call('GET', `${at}/work`, undefined, who),
      await call('POST', `${at}/notes`, { words: 'x' }, who),
      await call('PUT', `${at}/tags`, { tags: [] }, who),
      await call('GET', `${at}/contact`, undefined, who),
      await call('POST', `${at}/confirmation`, {}, who),
      await call('PUT', `${at}/refunds/${randomUUID()}`, refund, who),
    ];
    expect(answers.map(({ status }) => status)).toEqual(expected);
  });
});
