import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stockAlertConsent } from '../../contract/alerts/alerts.ts';
import { hasServer } from '../../test/support/app.ts';
import { type CommerceShop, commerceShop, Shopper, stockShelves } from '../../test/support/commerce.ts';
import { signedIn } from '../../test/support/customers.ts';
import { preferencesPath } from '../accounts/index.ts';
import { returnStock, setAssortments, takeStock } from '../catalog/index.ts';
import { sendDueAlerts } from './operations.ts';
import { alertToken } from './token.ts';

let shop: CommerceShop;
/** Two lamps that are sold out, and two that are not. */
let lamps: number[];
const now = new Date();
/** Of each test another: what strangers have sent to an address is counted. */
let ada: string;
let tests = 0;

const ask = (variationId: number | undefined, email = ada, body: object = {}, shopper = new Shopper(shop)) =>
  shopper.send('POST', '/api/stock-alerts', { variationId, email, consent: true, ...body });
const receive = async (variationId: number | undefined, quantity = 1) => {
  await shop.database.transact((tx) =>
    returnStock(tx, [{ variationId: variationId ?? 0, warehouseCode: 'central', quantity }], { kind: 'returned', actor: 'system' }, now),
  );
  await sendDueAlerts(shop, now);
  await shop.jobs.drain();
};
const sellAll = async () => {
  for (const variationId of lamps.slice(0, 2)) {
    const { rows } = await sql<{ units: number }>`
      select sum(on_hand)::int as units from catalog.stock where variation_id = ${variationId}`.execute(shop.database.read);
    const quantity = rows[0]?.units ?? 0;
    if (quantity > 0) await shop.database.transact((tx) => takeStock(tx, [{ variationId, quantity }], { now, checkoutUuid: null }));
  }
};
const mails = async () => {
  await shop.jobs.drain();
  const { rows } = await sql<{ to: string; subject: string; body: string }>`
    select recipient as "to", subject, body from email.outbox order by id`.execute(shop.database.read);
  return rows;
};
const waiting = async () => {
  const { rows } = await sql<{ id: number }>`select id from alerts.stock_alert order by id`.execute(shop.database.read);
  return rows.map(({ id }) => id);
};
const stopWith = async (given: object) => (await new Shopper(shop).send('POST', '/api/stock-alerts/stop', given)).status;
const subjects = async () => (await mails()).map(({ to, subject }) => `${to}: ${subject}`);

beforeAll(async () => {
  shop = await commerceShop();
  lamps = await stockShelves(shop, [{ stock: 0 }, { stock: 0 }, { stock: 5 }, { stock: 5 }]);
});
beforeEach(async () => {
  ada = `ada-${++tests}@example.com`;
  await sellAll();
  await sql`delete from email.outbox`.execute(shop.database.read);
  await sql`delete from alerts.stock_alert`.execute(shop.database.read);
});
afterAll(() => shop.close());

describe('[checklist 18] back-in-stock alerts', () => {
  it('are confirmed, and send one e-mail when the stock returns, never a second', async () => {
    expect(await ask(lamps[0])).toMatchObject({ status: 200, body: { ok: true } });
    expect(await subjects()).toEqual([`${ada}: We’ll tell you when Lamp 0 is back`]);
    await receive(lamps[1]);
    expect(await subjects()).toHaveLength(1);
    await receive(lamps[0]);
    await sellAll();
    await receive(lamps[0]);
    expect(await subjects()).toEqual([`${ada}: We’ll tell you when Lamp 0 is back`, `${ada}: Lamp 0 is back in stock`]);
  });

  it('keep waiting when the stock is gone again before the e-mail is written', async () => {
    await ask(lamps[0]);
    const item = { variationId: lamps[0] ?? 0, warehouseCode: 'central', quantity: 1 };
    await shop.database.transact((tx) => returnStock(tx, [item], { kind: 'returned', actor: 'system' }, now));
    await sellAll();
    await sendDueAlerts(shop, now);
    expect(await subjects()).toHaveLength(1);
    await receive(lamps[0]);
    expect(await subjects()).toHaveLength(2);
  });

  it.runIf(hasServer)('due already are not taken by the job between a restock and its commit', async () => {
    await ask(lamps[0]);
    const item = { variationId: lamps[0] ?? 0, warehouseCode: 'central', quantity: 1 };
    await shop.database.transact(async (tx) => {
      await returnStock(tx, [item], { kind: 'returned', actor: 'system' }, now);
      await sendDueAlerts(shop, now);
    });
    await sendDueAlerts(shop, now);
    expect(await subjects()).toHaveLength(2);
  });

  it('send at once for an item available by now', async () => {
    await ask(lamps[2]);
    await sendDueAlerts(shop, now);
    expect(await subjects()).toEqual([`${ada}: We’ll tell you when Lamp 2 is back`, `${ada}: Lamp 2 is back in stock`]);
  });

  it('answer the same whatever is stored: a repeated alert, an unknown item, the twenty-first', async () => {
    const first = await ask(lamps[0]);
    expect(await ask(lamps[0], ada.toUpperCase())).toEqual(first);
    expect(await ask(424_242)).toEqual(first);
    expect(await subjects()).toHaveLength(1);
    await sql`
      insert into alerts.stock_alert (variation_id, product_id, email, brand, consent, consented_at)
      select n, n, ${ada}, 'alder-loom', 'yes', now() from generate_series(100001, 100019) n`.execute(shop.database.read);
    expect(await ask(lamps[1])).toEqual(first);
    expect(await subjects()).toHaveLength(1);
  });

  it('[§6 abuse] send a stranger’s address three confirmations, and keep what is sold out without one', async () => {
    for (const lamp of [lamps[2], lamps[2], lamps[0], lamps[1], lamps[3]]) {
      await sendDueAlerts(shop, now);
      expect(await ask(lamp)).toMatchObject({ status: 200, body: { ok: true } });
    }
    await sendDueAlerts(shop, now);
    expect(await subjects()).toEqual([
      `${ada}: We’ll tell you when Lamp 2 is back`,
      `${ada}: Lamp 2 is back in stock`,
      `${ada}: We’ll tell you when Lamp 0 is back`,
    ]);
    expect(await waiting()).toHaveLength(3);
    await receive(lamps[1]);
    expect((await subjects()).at(-1)).toBe(`${ada}: Lamp 1 is back in stock`);
  });

  it('[§6 abuse] tell an address of an item in stock once a day, also its customer, whose confirmations are not counted', async () => {
    const { customerId, email, token } = await signedIn(shop);
    await sql`update accounts.customer set email_verified_at = ${now} where id = ${customerId}`.execute(shop.database.read);
    const shopper = new Shopper(shop);
    shopper.cookies.set('session_token', token);
    const asks = async (lamp: number | undefined) => {
      expect(await ask(lamp, email, {}, shopper)).toMatchObject({ status: 200 });
      await sendDueAlerts(shop, now);
    };
    for (let again = 0; again < 4; again++) await asks(lamps[2]);
    expect(await subjects()).toHaveLength(2);
    await asks(lamps[0]);
    expect((await subjects()).at(-1)).toBe(`${email}: We’ll tell you when Lamp 0 is back`);
    await sql`update alerts.stock_alert set sent_at = sent_at - interval '25 hours'`.execute(shop.database.read);
    await asks(lamps[2]);
    expect(await subjects()).toHaveLength(5);
  });

  it('[§6 abuse] count those sent within a day towards an address’s twenty', async () => {
    await sql`
      insert into alerts.stock_alert (variation_id, product_id, email, brand, consent, consented_at, sent_at)
      select n, n, ${ada}, 'alder-loom', 'yes', now(), now() from generate_series(100001, 100020) n`.execute(shop.database.read);
    await ask(lamps[0]);
    expect(await subjects()).toEqual([]);
  });

  it('store the consent text, and require an address and the consent', async () => {
    await ask(lamps[0]);
    const { rows } = await sql<{ consent: string }>`select consent from alerts.stock_alert`.execute(shop.database.read);
    expect(rows).toEqual([{ consent: stockAlertConsent }]);
    expect(await ask(lamps[0], 'ada@')).toMatchObject({ status: 400, body: { fields: { email: 'Please enter a valid email address' } } });
    expect((await ask(lamps[0], 'b@example.com', { consent: false })).status).toBe(400);
  });

  it('are stopped by the e-mail’s link for the whole address, and by no other token', async () => {
    await ask(lamps[0]);
    await ask(lamps[1]);
    const [mail] = await mails();
    const stop = new URL(/https?:\S+stock-alerts\S+/.exec(mail?.body ?? '')?.[0] ?? '');
    const { email, token } = Object.fromEntries(stop.searchParams);
    expect(await stopWith({ email: 'bo@example.com', token })).toBe(404);
    expect(await stopWith({ token })).toBe(404);
    for (let twice = 0; twice < 2; twice++) expect(await stopWith({ email, token })).toBe(200);
    await receive(lamps[0]);
    await receive(lamps[1]);
    expect(await subjects()).toHaveLength(2);
  });

  it('are stopped by an e-mail’s link whose alert is long deleted', async () => {
    await ask(lamps[0]);
    const [mail] = await mails();
    await sql`delete from alerts.stock_alert`.execute(shop.database.read);
    await ask(lamps[1], ada.toUpperCase());
    const stop = new URL(/https?:\S+stock-alerts\S+/.exec(mail?.body ?? '')?.[0] ?? '');
    expect(await stopWith(Object.fromEntries(stop.searchParams))).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('[§3 manage-email] are stopped when the address’s owner unsubscribes from all brands', async () => {
    await ask(lamps[0], ada.toUpperCase());
    await ask(lamps[1], 'bo@example.com');
    const link = new URL(preferencesPath(shop.config.secret, ada), 'https://shop.example');
    const save = (siteTypes: readonly string[]) =>
      new Shopper(shop).send('POST', '/api/user/manage-email', { ...Object.fromEntries(link.searchParams), siteTypes });
    expect((await save(['alder-loom'])).body).toEqual({ ok: true, applied: true });
    expect(await waiting()).toHaveLength(2);
    await save([]);
    expect(await waiting()).toHaveLength(1);
  });

  it('[§3 manage-email] stay when the address’s owner leaves one brand by a mail program’s click', async () => {
    await ask(lamps[0], ada);
    const link = new URL(preferencesPath(shop.config.secret, ada), 'https://shop.example');
    const left = await new Shopper(shop).send('POST', '/api/user/manage-email/leave', Object.fromEntries(link.searchParams));
    expect(left.body).toEqual({ ok: true });
    expect(await waiting()).toHaveLength(1);
  });

  it('are stopped by the links of older e-mails, which name an alert', async () => {
    await ask(lamps[0]);
    await ask(lamps[1], ada.toUpperCase());
    const alertId = (await waiting())[0] ?? 0;
    const token = alertToken(shop.config.secret, alertId);
    expect(await stopWith({ alertId: alertId + 1, token })).toBe(404);
    for (let twice = 0; twice < 2; twice++) expect(await stopWith({ alertId, token })).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('[rulings: Names] come from the requested brand and its address, while it sells the item', async () => {
    const everything = { everything: true, categories: [], tags: [], departments: [] };
    const sister = { brand: 'pip-alder', everything: false, categories: ['lighting'], tags: [], departments: [] };
    const askSister = (variationId: number | undefined, email: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/stock-alerts',
        headers: { host: 'localhost:3010' },
        payload: { variationId, email, consent: true },
      });
    const hosts = async () => (await mails()).map(({ to, body }) => `${to}: ${/https?:\/\/([^/]+)\/lighting/.exec(body)?.[1]}`);
    await setAssortments(shop.database, [{ brand: 'alder-loom', ...everything }, sister]);
    await askSister(lamps[0], ada);
    await receive(lamps[0]);
    expect(await hosts()).toEqual(Array(2).fill(`${ada}: localhost:3010`));

    await askSister(lamps[1], 'bo@example.com');
    await setAssortments(shop.database, [
      { brand: 'alder-loom', ...everything },
      { ...sister, categories: ['kids'] },
    ]);
    await receive(lamps[1]);
    expect((await hosts()).slice(2)).toEqual(['bo@example.com: localhost:3010', 'bo@example.com: localhost:3000']);

    await askSister(lamps[2], 'cy@example.com');
    expect(await hosts()).toHaveLength(4);
    await setAssortments(shop.database, [{ brand: 'alder-loom', ...everything }]);
  });

  it('are limited per network', async () => {
    const shopper = new Shopper(shop);
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) {
      statuses.push((await shopper.send('POST', '/api/stock-alerts', { variationId: lamps[0], email: 'ada@', consent: true })).status);
    }
    expect(statuses.at(-2)).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });
});
