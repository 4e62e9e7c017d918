import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { MailContent } from '../../contract/email/email.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { type MailServer, mailServer } from '../../test/support/mail-server.ts';
import { settingsDesk } from '../../test/support/settings.ts';
import { staffSignedIn } from '../../test/support/staff.ts';
import { queueEmail } from './index.ts';
import { deleteMailsWrittenBefore, insertMail, saveRendered } from './store.ts';

const order = {
  orderNumber: '7KQ2-M9XWT',
  placedAt: '2026-11-23T15:00:00.000Z',
  status: 'Processing',
  paymentSettled: true,
  email: 'ada@example.com',
  items: [],
  delivery: { code: 'GROUND', label: 'Standard', earliest: '2026-12-01', latest: '2026-12-03' },
  shippingAddress: {
    firstName: 'Ada',
    lastName: 'Weaver',
    addressLine1: '12 Elm Street',
    addressLine2: '',
    countryCode: 'US',
    city: 'Columbus',
  },
  payment: { type: 'CARD', brand: 'Visa', last4: '4242' },
  summary: { currency: 'USD', merchandise: 0, discount: 0, shipping: 0, tax: 0, total: 0, adjustments: [] },
};
const content = {
  template: 'order-confirmation',
  props: { brand: 'alder-loom', shopUrl: 'http://shop.example', orderUrl: 'http://shop.example/o', order },
} as unknown as MailContent;

let shop: TestShop | undefined;
let server: MailServer | undefined;
afterEach(async () => {
  await shop?.close();
  server?.close();
  shop = server = undefined;
});

const post = (to: TestShop) => to.database.transact((tx) => queueEmail(tx, to.jobs, 'ada@example.com', content, new Date()));
const takeMail = async (refuse = () => false) => {
  server = await mailServer(() => (refuse() ? '451 try again later' : null));
  return server;
};
const outbox = async (of: TestShop) => of.app.inject({ url: '/api/dev/outbox' });

describe('[rulings: Third parties] the outbox', () => {
  it('stores readable e-mails without a mail server', async () => {
    shop = await testShop();
    await post(shop);
    await shop.jobs.drain();
    const { mails } = (await outbox(shop)).json<{ mails: { mailId: number; to: string; subject: string; sentAt: string | null }[] }>();
    expect(mails).toMatchObject([{ to: 'ada@example.com', subject: 'Your order 7KQ2-M9XWT', sentAt: null }]);
    const mail = await shop.app.inject({ url: `/api/dev/outbox/${mails[0]?.mailId}` });
    expect(mail.json()).toMatchObject({ html: expect.stringMatching(/^<!doctype html>/), text: expect.stringContaining('12 Elm Street') });
    expect((await shop.app.inject({ url: '/api/dev/outbox/999' })).statusCode).toBe(404);
  });

  it('is read by pages, newest first', async () => {
    const opened = await testShop();
    shop = opened;
    const rendered = { from: 'orders@shop.example', html: '<p>Hello</p>', text: 'Hello' };
    await opened.database.transact(async (tx) => {
      for (let second = 0; second < 101; second++) {
        const id = await insertMail(tx, 'ada@example.com', content, new Date(second * 1000));
        await saveRendered(tx, id, { ...rendered, subject: `Mail ${second}` });
      }
    });
    const page = async (at: number) => (await opened.app.inject({ url: `/api/dev/outbox?page=${at}` })).json();
    expect(await page(1)).toMatchObject({ page: 1, pages: 2, mails: { length: 100, 0: { subject: 'Mail 100' } } });
    expect(await page(2)).toMatchObject({ page: 2, mails: [{ subject: 'Mail 0' }] });
    expect((await page(3)).page).toBe(2);
  });

  it('sends nothing from a rolled-back transaction', async () => {
    shop = await testShop();
    const { database, jobs } = shop;
    const failed = database.transact(async (tx) => {
      await queueEmail(tx, jobs, 'ada@example.com', content, new Date());
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await jobs.drain();
    expect((await outbox(shop)).json()).toEqual({ mails: [], page: 1, pages: 1 });
  });

  it('is closed in the production stage', async () => {
    shop = await testShop({
      MANTEL_STAGE: 'production',
      MANTEL_SECRET: 'c3Jv9Wq2nX7bL0tKfZ8dYhR5uPaE1mGs4VjN6oQiTw',
      PUBLIC_URL: 'https://shop.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      ALLOW_SANDBOX: 'true',
    });
    expect((await outbox(shop)).statusCode).toBe(404);
    expect((await shop.app.inject({ url: '/api/dev/outbox/1' })).statusCode).toBe(404);
  });

  it('sends by SMTP once, however often the job runs', async () => {
    const { url, mails } = await takeMail();
    shop = await testShop({ SMTP_URL: url, MAIL_FROM: 'Alder & Loom <orders@shop.example>' });
    await post(shop);
    await shop.jobs.drain();
    await shop.jobs.drain();
    expect(mails).toHaveLength(1);
    for (const part of ['To: ada@example.com', 'Subject: Your order 7KQ2-M9XWT', 'orders@shop.example', '@shop.example>'])
      expect(mails[0]).toContain(part);
    expect((await outbox(shop)).json<{ mails: { sentAt: string | null }[] }>().mails[0]?.sentAt).not.toBeNull();
  });

  it('lets mail programs unsubscribe by one click from marketing, and only from that (RFC 8058)', async () => {
    const { url, mails } = await takeMail();
    shop = await testShop({ SMTP_URL: url });
    const { database, jobs } = shop;
    const stopUrl = 'https://shop.example/stock-alerts/stop?email=ada%40example.com&token=t';
    const item = { news: 'back' as const, name: 'Lamp', options: {}, price: { amount: 4800, currency: 'USD' } };
    const props = { brand: 'alder-loom', shopUrl: 'https://shop.example', ...item, productUrl: 'https://shop.example/p', stopUrl };
    const alert = { template: 'stock-alert', props } as MailContent;
    await database.transact((tx) => queueEmail(tx, jobs, 'ada@example.com', alert, new Date()));
    await post(shop);
    await shop.jobs.drain();
    const ordered = mails.find((mail) => mail.includes('Subject: Your order'));
    const alerted = mails.find((mail) => mail !== ordered);
    expect(alerted?.replaceAll('\r\n ', ' ')).toContain(`List-Unsubscribe: <${stopUrl}>\r\n`);
    expect(alerted).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(ordered).not.toContain('List-Unsubscribe');
  });

  it('keeps a rejected e-mail, so that the job retries', async () => {
    let busy = true;
    const { url, mails } = await takeMail(() => busy);
    shop = await testShop({ SMTP_URL: url, LOG_LEVEL: 'silent' });
    await post(shop);
    await expect(shop.jobs.drain()).rejects.toThrow(/451/);
    expect((await outbox(shop)).json()).toMatchObject({ mails: [{ sentAt: null }] });
    busy = false;
    await post(shop);
    await shop.jobs.drain();
    expect(mails).toHaveLength(1);
  });

  it('gives up a mail server that takes the connection and says nothing, before it holds up the others', async () => {
    const open: Socket[] = [];
    const silent = createServer((socket) => void open.push(socket.on('error', () => {}))).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    shop = await testShop({ SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, LOG_LEVEL: 'silent' });
    await post(shop);
    const began = performance.now();
    await expect(shop.jobs.drain()).rejects.toThrow(/greeting/i);
    expect(performance.now() - began).toBeLessThan(20_000);
    for (const socket of open) socket.destroy();
    silent.close();
  }, 40_000);
});

describe('[rulings: Names] the sender set by staff', () => {
  const nothing = { name: null, address: null, replyTo: null };

  it('is whom the next e-mail comes from; what is not set follows the configuration', async () => {
    const { url, mails } = await takeMail();
    shop = await testShop({ SMTP_URL: url, MAIL_FROM: 'Alder & Loom <orders@shop.example>' });
    const desk = await settingsDesk(shop);
    expect((await desk('GET', 'sender')).body).toMatchObject({
      version: 0,
      own: nothing,
      configured: 'Alder & Loom <orders@shop.example>',
      hasServer: true,
    });
    expect((await desk('PUT', 'sender', { ...nothing, version: 0, name: 'Löwe & Co', replyTo: 'care@shop.example' })).status).toBe(200);
    await post(shop);
    await shop.jobs.drain();
    expect(mails[0]).toMatch(/^From: =\?UTF-8\?\S+ <orders@shop\.example>\r$/m);
    expect(mails[0]).toMatch(/^Reply-To: care@shop\.example\r$/m);
    await desk('PUT', 'sender', { ...nothing, version: 1, address: 'hello@news.example' });
    await post(shop);
    await shop.jobs.drain();
    expect(mails[1]).toMatch(/^From: "?Alder & Loom"? <hello@news\.example>\r$/m);
    expect(mails[1]).not.toContain('Reply-To');
  });

  it('is until then the brand itself, at the configured address', async () => {
    const { url, mails } = await takeMail();
    shop = await testShop({ SMTP_URL: url, MAIL_FROM: 'Our Shop <orders@shop.example>' });
    const { database, jobs } = shop;
    for (const brand of ['alder-loom', 'pip-alder']) {
      const mail = { ...content, props: { ...content.props, brand } } as MailContent;
      await database.transact((tx) => queueEmail(tx, jobs, 'ada@example.com', mail, new Date()));
      await jobs.drain();
    }
    expect(mails[0]).toMatch(/^From: "?Our Shop"? <orders@shop\.example>\r$/m);
    expect(mails[1]).toMatch(/^From: "?Pip & Alder"? <orders@shop\.example>\r$/m);
  });

  it('is tried with a test e-mail, which says what the mail server answers; audited, with the permission', async () => {
    let busy = false;
    const { url, mails } = await takeMail(() => busy);
    shop = await testShop({ SMTP_URL: url });
    const desk = await settingsDesk(shop);
    await desk('PUT', 'sender', { ...nothing, version: 0, name: 'Ann’s', address: 'ann@shop.example' });
    expect((await desk('POST', 'sender/test', { to: 'ada@example.com' })).status).toBe(200);
    expect(mails[0]).toContain('To: ada@example.com');
    expect(mails[0]).toContain('ann@shop.example');
    busy = true;
    const refused = await desk<{ code: string; fields: object }>('POST', 'sender/test', { to: 'ada@example.com' });
    expect(refused).toMatchObject({ status: 502, body: { code: 'test_failed', fields: { to: expect.stringContaining('451') } } });
    const { rows } = await sql<{ details: object }>`
      select details from staff.audit where action = 'settings.test_mail_sent' order by id`.execute(shop.database.read);
    expect(rows.map(({ details }) => details)).toMatchObject([{ fault: null }, { fault: expect.stringContaining('451') }]);
    const merchandiser = await staffSignedIn(shop, 'merchandiser');
    expect((await desk('POST', 'sender/test', { to: 'ada@example.com' }, merchandiser)).status).toBe(403);
    expect((await desk('PUT', 'sender', { ...nothing, version: 1 }, merchandiser)).status).toBe(403);
  });

  it.each([
    ['name', 'A <b@c.de>', 'Leave out'],
    ['name', 'A\r\nBcc: x@example.com', 'Leave out'],
    ['address', 'orders@', 'Enter an email address'],
    ['replyTo', 'no one', 'Enter an email address'],
  ])('refuses %s %j at its field', async (field, value, message) => {
    shop = await testShop();
    const desk = await settingsDesk(shop);
    expect((await desk('PUT', 'sender', { ...nothing, version: 0, [field]: value })).body).toMatchObject({
      fields: { [field]: expect.stringContaining(message) },
    });
    expect((await desk<{ code: string }>('POST', 'sender/test', { to: 'ada@example.com' })).body.code).toBe('no_mail_server');
  });
});

it('deletes e-mails written before a moment, sent or not', async () => {
  shop = await testShop();
  await post(shop);
  const deleteBefore = (moment: number) => shop?.database.transact((tx) => deleteMailsWrittenBefore(tx, new Date(moment)));
  expect(await deleteBefore(Date.now() - 60_000)).toBe(0);
  expect(await deleteBefore(Date.now() + 60_000)).toBe(1);
});
