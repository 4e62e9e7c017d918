import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flagship, returnCenterOf } from '../../../brands/family.ts';
import type { ShownOrder } from '../../../contract/orders/orders.ts';
import type { OrderReturn, ReturnLabel, ReturnQuote } from '../../../contract/returns/returns.ts';
import { shopDay, shopDayAfter } from '../../../contract/values/shop-days.ts';
import { type CommerceShop, clearBooks, commerceShop, ohio, Shopper, stockOf, stockShelves } from '../../../test/support/commerce.ts';
import { signWebhook } from '../../platform/webhook-signature.ts';
import { Desk } from '../test-fixtures/desk.ts';
import { expireReturns } from './expiring.ts';
import { pickUpReturns, remindOfReturns } from './following.ts';

const secret = 'a secret of the carrier';
const otherSecret = 'a secret of another carrier';
const stocked = 500;
const day = 86_400_000;

let shop: CommerceShop;
let desk: Desk;
let [lamp = 0, shade = 0]: number[] = [];

beforeAll(async () => {
  shop = await commerceShop({ env: { CARRIER_SECRETS: `ups=${secret}, fedex=${otherSecret}` } });
  [lamp = 0, shade = 0] = await stockShelves(shop, [
    { price: 1333, stock: stocked },
    { price: 1000, stock: stocked },
  ]);
  desk = await Desk.of(shop);
});
beforeEach(async () => {
  await clearBooks(shop);
  await setStock(stocked);
});
afterAll(() => shop.close());

const setStock = (units: number) =>
  sql`update catalog.stock set on_hand = ${units} where variation_id in (${lamp}, ${shade})`.execute(shop.database.read);
const twoLamps = () => [{ variationId: lamp, quantity: 2 }];
const items = () => [
  { variationId: lamp, quantity: 2 },
  { variationId: shade, quantity: 1 },
];
const caseOf = async (shopper: Shopper, orderNumber: string): Promise<OrderReturn> => {
  const { returns } = (await shopper.send<{ returns: OrderReturn[] }>('GET', `/api/orders/${orderNumber}/returns`)).body;
  if (!returns[0]) throw new Error('There is no return');
  return returns[0];
};
const subjects = async () => {
  await shop.jobs.drain();
  const { rows } = await sql<{ subject: string }>`
    select subject from email.outbox where subject like '%: case R-%' order by id`.execute(shop.database.read);
  return rows.map(({ subject }) => subject.replace(/: case .*/, ''));
};
const scan = async (parcel: string, carrier = 'ups', signedWith = secret) => {
  const body = Buffer.from(JSON.stringify({ parcel, code: 'PICKED_UP', at: new Date().toISOString() }));
  const headers = { 'content-type': 'application/json', 'carrier-signature': signWebhook(body, signedWith, new Date()) };
  return (await shop.app.inject({ method: 'POST', url: `/api/webhooks/carriers/${carrier}`, payload: body, headers })).statusCode;
};
const inDays = (days: number) => new Date(Date.now() + days * day);

describe('[§4 return] a replacement', () => {
  it('is a new order at no charge, with stock held since the approval, shipped like any other', async () => {
    const { shopper, orderNumber, path } = await desk.asked(items(), 'replacement');
    expect(await stockOf(shop, lamp)).toBe(stocked - 2);
    const { body: approved } = await desk.decide(path);
    expect(approved).toMatchObject({ state: 'approved', wish: 'replacement', short: [] });
    expect([await stockOf(shop, lamp), await stockOf(shop, shade)]).toEqual([stocked - 4, stocked - 2]);
    const inspected = await desk.inspected(path);
    expect(inspected.replaceable).toBe(3);
    const { status, body } = await desk.send('PUT', `${path}/replacement`, {});
    expect([status, body.state, body.refunded]).toEqual([200, 'replaced', null]);
    // What came back is for sale again; what replaces it has left the shelf.
    expect([await stockOf(shop, lamp), await stockOf(shop, shade)]).toEqual([stocked - 2, stocked - 1]);
    const shown = await caseOf(shopper, orderNumber);
    const { orderNumber: newNumber } = shown.replacement ?? { orderNumber: '' };
    expect(newNumber).toBe(body.replacementOrder);
    const replacement = (await shopper.send<ShownOrder>('GET', `/api/orders/${newNumber}`)).body;
    expect(replacement.summary).toMatchObject({ merchandise: 0, shipping: 0, tax: 0, total: 0 });
    expect(replacement).toMatchObject({ stage: 'processing', payment: { type: 'NONE' } });
    expect(replacement.items.map(({ variationId, quantity }) => [variationId, quantity])).toEqual([
      [lamp, 2],
      [shade, 1],
    ]);
    expect((await shopper.send<ShownOrder>('GET', `/api/orders/${orderNumber}`)).body.status).toBe('Return Completed');
    await desk.ship(newNumber, items());
    expect((await shopper.send<ShownOrder>('GET', `/api/orders/${newNumber}`)).body.stage).toBe('shipped');
    expect(await subjects()).toEqual([
      'Return Requested',
      'Your return is approved',
      'We’ve received your return',
      'Your replacement is on order',
    ]);
  });

  it('names the order that paid for the items, to the shopper and to staff', async () => {
    const { shopper, orderNumber, path, caseNumber } = await desk.asked(twoLamps(), 'replacement');
    await desk.inspected(path);
    const replacement = (await desk.send('PUT', `${path}/replacement`, {})).body.replacementOrder;
    const { body: shown } = await shopper.send<ShownOrder>('GET', `/api/orders/${replacement}`);
    expect(shown.replaces?.orderNumber).toBe(orderNumber);
    // The link opens the first order without a session, too.
    const opened = await new Shopper(shop).send<ShownOrder>('GET', `/api/orders/${orderNumber}?token=${shown.replaces?.token}`);
    expect([opened.status, opened.body.replaces]).toEqual([200, null]);
    const { body: toStaff } = await desk.send<{ replaces: unknown }>('GET', `/api/staff/orders/${replacement}`);
    expect(toStaff.replaces).toEqual({ orderNumber, caseNumber });
    const { body: ofFirst } = await desk.send<{ replaces: unknown }>('GET', `/api/staff/orders/${orderNumber}`);
    expect(ofFirst.replaces).toBeNull();
  });

  it('[§6] is opened by the return’s link until staff change its e-mail address', async () => {
    const { shopper, orderNumber, path } = await desk.asked(twoLamps(), 'replacement');
    await desk.inspected(path);
    const replacement = (await desk.send('PUT', `${path}/replacement`, {})).body.replacementOrder ?? '';
    const token = (await caseOf(shopper, orderNumber)).replacement?.token;
    const opened = await new Shopper(shop).send('GET', `/api/orders/${replacement}?token=${token}`);
    expect(opened.status).toBe(200);
    const contact = { email: 'someone.else@example.com', address: { ...ohio, locationType: 'RESIDENCE' }, reason: 'A gift' };
    expect((await desk.send('PUT', `/api/staff/orders/${replacement}/contact`, contact)).status).toBe(200);
    expect((await caseOf(shopper, orderNumber)).replacement).toEqual({ orderNumber: replacement, token: null });
  });

  it('[§9] counts what came back as returned, once and not what is missing', async () => {
    const { orderNumber, path } = await desk.asked(twoLamps(), 'replacement');
    const returned = async () => {
      const { rows } = await sql<{ units: number }>`
        select returned_units as units from recommendations.purchase where order_number = ${orderNumber}`.execute(shop.database.read);
      return rows.map(({ units }) => units);
    };
    expect(await returned()).toEqual([0]);
    await desk.inspected(path, 1);
    await desk.send('PUT', `${path}/replacement`, {});
    await desk.send('PUT', `${path}/replacement`, {});
    expect(await returned()).toEqual([1]);
  });

  it('is placed once, however often it is asked for', async () => {
    const { path } = await desk.asked(twoLamps(), 'replacement');
    await desk.inspected(path);
    const answers = await Promise.all(Array.from({ length: 4 }, () => desk.send('PUT', `${path}/replacement`, {})));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.replacementOrder)).size).toBe(1);
    const { rows } = await sql<{ n: number }>`select count(*) as n from orders.order`.execute(shop.database.read);
    expect(rows[0]?.n).toBe(2);
  });

  it('tells staff that stock has run out; the shopper is asked to take the refund', async () => {
    const { shopper, orderNumber, path, total } = await desk.asked(twoLamps(), 'replacement');
    await setStock(1);
    expect((await desk.send('GET', path)).body.short).toEqual(['Lamp 0']);
    expect(await desk.decide(path)).toMatchObject({ status: 409, body: { code: 'replacement_out_of_stock' } });
    expect(await stockOf(shop, lamp)).toBe(1);
    expect((await desk.decide(path, { outcome: 'refund' })).body).toMatchObject({ wish: 'refund', outOfStock: true });
    expect(await caseOf(shopper, orderNumber)).toMatchObject({ wish: 'refund', outOfStock: true });
    const { refund } = await desk.inspected(path);
    expect(refund?.amount).toBe(total);
    expect((await desk.send('PUT', `${path}/replacement`, {})).body.code).toBe('return_changed');
  });

  it('[money: Returns] is withdrawn by a shopper who does not take the refund instead, and can be requested again', async () => {
    const { shopper, orderNumber, caseNumber, path } = await desk.asked(twoLamps(), 'replacement');
    const withdraw = (of: string) => shopper.send<OrderReturn>('POST', `/api/orders/${orderNumber}/returns/${of}/withdrawal`, {});
    await setStock(1);
    expect((await withdraw(caseNumber)).body.code).toBe('return_not_to_withdraw');
    await desk.decide(path, { outcome: 'refund' });
    for (let time = 0; time < 2; time++)
      expect(await withdraw(caseNumber)).toMatchObject({ status: 200, body: { state: 'closed', refunded: null } });
    expect((await desk.send('PUT', `${path}/receipt`, {})).body.code).toBe('return_changed');
    expect(await subjects()).toEqual(['Return Requested', 'Your return is approved', 'Your return is closed']);
    const { lines } = (await shopper.send<ReturnQuote>('GET', `/api/orders/${orderNumber}/return`)).body;
    expect(lines[0]?.refundAmounts).toHaveLength(2);
    // Whoever asked for a refund has been asked already.
    const wished = await desk.again(shopper, orderNumber, twoLamps(), 'refund');
    await desk.decide(wished.path);
    expect((await withdraw(wished.caseNumber)).body.code).toBe('return_not_to_withdraw');
  });

  it('leaves out units that did not come back, and frees their stock', async () => {
    const { shopper, orderNumber, path } = await desk.asked(twoLamps(), 'replacement');
    await desk.inspected(path, 1);
    const { body } = await desk.send('PUT', `${path}/replacement`, {});
    // Bought 2, replaced 1, back on the shelf 1.
    expect(await stockOf(shop, lamp)).toBe(stocked - 2);
    const { items: sent } = (await shopper.send<ShownOrder>('GET', `/api/orders/${body.replacementOrder}`)).body;
    expect(sent.map(({ quantity }) => quantity)).toEqual([1]);
    const { lines } = (await shopper.send<ReturnQuote>('GET', `/api/orders/${orderNumber}/return`)).body;
    expect(lines[0]?.refundAmounts).toHaveLength(1);
  });

  it.each([
    ['closed', (path: string) => desk.send('PUT', `${path}/closing`, { words: 'It never came.' })],
    ['expired', () => expireReturns(shop.parts, inDays(46))],
  ])('frees its stock when the return is %s', async (state, end) => {
    const { path } = await desk.asked(twoLamps(), 'replacement');
    await desk.decide(path);
    expect(await stockOf(shop, lamp)).toBe(stocked - 4);
    await end(path);
    expect((await desk.send('GET', path)).body.state).toBe(state);
    expect(await stockOf(shop, lamp)).toBe(stocked - 2);
  });

  it('can be returned for the money once paid, but not cancelled', async () => {
    const { shopper, path, orderNumber } = await desk.asked(twoLamps(), 'replacement');
    await desk.inspected(path);
    const newNumber = (await desk.send('PUT', `${path}/replacement`, {})).body.replacementOrder ?? '';
    const cancel = await shopper.send<{ refusal: string }>('GET', `/api/orders/${newNumber}/cancellation`);
    expect(cancel.body.refusal).toContain('can’t be cancelled online');
    await desk.ship(newNumber, twoLamps());
    const second = await desk.again(shopper, newNumber, twoLamps(), 'refund');
    const { refund } = await desk.inspected(second.path);
    const { items: paid } = (await shopper.send<ShownOrder>('GET', `/api/orders/${orderNumber}`)).body;
    expect(refund?.amount).toBe(paid.reduce((sum, { lineTotal, tax }) => sum + lineTotal + tax, 0));
    const { status, body } = await desk.send('PUT', `${second.path}/refund`, { amount: refund?.amount });
    expect([status, body.state]).toEqual([200, 'refunded']);
    expect((await shopper.send<ReturnQuote>('GET', `/api/orders/${newNumber}/return`)).body.lines[0]?.refusal).toBe('Already returned.');
  });
});

describe('[§4 return] the label', () => {
  it('is the owner’s alone, or opened by the e-mailed link, from the approval to the arrival', async () => {
    const { shopper, orderNumber, caseNumber, path } = await desk.asked(twoLamps(), 'refund');
    const labelPath = `/api/orders/${orderNumber}/returns/${caseNumber}/label`;
    const eve = new Shopper(shop);
    expect((await shopper.send('GET', labelPath)).status).toBe(404);
    await desk.decide(path);
    await shop.jobs.drain();
    const label = (await shopper.send<ReturnLabel>('GET', labelPath)).body;
    expect(label).toMatchObject({ caseNumber, way: 'drop_off', carrier: 'UPS', units: 2, isSandbox: false });
    expect(label.to).toEqual(returnCenterOf(flagship));
    expect((await caseOf(shopper, orderNumber)).sendBack?.to).toEqual(label.to);
    expect(label.bars).toMatch(/^11010010000[01]+1100011101011$/);
    const { rows } = await sql<{ body: string }>`select body from email.outbox where subject like 'Your return is approved%'`.execute(
      shop.database.read,
    );
    const link = new URL(/http\S+\/returns\/\S+/.exec(rows[0]?.body ?? '')?.[0] ?? '');
    expect(link.pathname).toBe(`/returns/${caseNumber}/label`);
    expect((await eve.send('GET', labelPath)).status).toBe(404);
    expect((await eve.send('GET', `${labelPath}?token=wrong`)).status).toBe(404);
    expect((await eve.send('POST', labelPath.replace('/label', '/sent'), {})).status).toBe(404);
    expect((await eve.send('GET', `${labelPath}?token=${link.searchParams.get('token')}`)).status).toBe(200);
    const other = await desk.asked(twoLamps(), 'refund');
    expect((await other.shopper.send('GET', `/api/orders/${other.orderNumber}/returns/${caseNumber}/label`)).status).toBe(404);
    await desk.send('PUT', `${path}/receipt`, {});
    expect((await shopper.send('GET', labelPath)).status).toBe(404);
  });

  it('has the day of a pick-up, which has to come before the return expires', async () => {
    const { shopper, orderNumber, path } = await desk.asked(twoLamps(), 'refund');
    const today = shopDay(new Date());
    const tomorrow = inDays(2).toISOString().slice(0, 10);
    // The return expires with the 45th day.
    for (const pickUpOn of [undefined, '2020-01-01', today, shopDayAfter(new Date(), 45)])
      expect(await desk.decide(path, { way: 'pick_up', pickUpOn })).toMatchObject({ status: 400, body: { code: 'pick_up_day_invalid' } });
    await desk.decide(path, { way: 'pick_up', pickUpOn: tomorrow });
    expect((await caseOf(shopper, orderNumber)).sendBack).toMatchObject({ way: 'pick_up', pickUpOn: tomorrow });
    await pickUpReturns(shop.parts, new Date());
    expect((await caseOf(shopper, orderNumber)).state).toBe('approved');
    await pickUpReturns(shop.parts, inDays(3));
    expect((await caseOf(shopper, orderNumber)).state).toBe('in_transit');
  });

  it('puts the return on its way when the shopper has sent it, or its carrier scans it', async () => {
    const { shopper, orderNumber, caseNumber, path } = await desk.asked(twoLamps(), 'refund');
    const sentPath = `/api/orders/${orderNumber}/returns/${caseNumber}/sent`;
    expect((await shopper.send('POST', sentPath, {})).body.code).toBe('return_not_to_send');
    await desk.decide(path);
    for (let time = 0; time < 2; time++) {
      const { body, status } = await shopper.send<OrderReturn>('POST', sentPath, {});
      expect([status, body.state]).toEqual([200, 'in_transit']);
    }
    const { events } = (await shopper.send<{ events: { kind: string }[] }>('GET', `/api/orders/${orderNumber}/timeline`)).body;
    expect(events.filter(({ kind }) => kind === 'return_sent')).toHaveLength(1);

    const scanned = await desk.asked(twoLamps(), 'refund');
    const code = scanned.caseNumber.replaceAll('-', '');
    expect(await scan(code)).toBe(404);
    await desk.decide(scanned.path);
    expect(await scan(code, 'fedex', otherSecret)).toBe(404);
    expect([await scan(scanned.caseNumber), await scan(code)]).toEqual([200, 200]);
    expect((await caseOf(scanned.shopper, scanned.orderNumber)).state).toBe('in_transit');
    expect(await scan('R222222222')).toBe(404);
  });

  it('[§9] is brought to mind once, before the 45 days end', async () => {
    const { path } = await desk.asked(twoLamps(), 'refund');
    const sent = await desk.asked(twoLamps(), 'refund');
    await desk.decide(path);
    await desk.decide(sent.path);
    await sent.shopper.send('POST', `/api/orders/${sent.orderNumber}/returns/${sent.caseNumber}/sent`, {});
    for (const days of [34, 36, 40]) await remindOfReturns(shop.parts, inDays(days));
    expect((await subjects()).filter((subject) => subject === 'Time to send your return')).toHaveLength(1);
  });
});
