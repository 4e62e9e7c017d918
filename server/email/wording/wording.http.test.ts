import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { emailKinds, type WordingSettings } from '../../../contract/settings/wording/wording.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { type MailServer, mailServer } from '../../../test/support/mail-server.ts';
import { settingsDesk } from '../../../test/support/settings.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import { queueEmail } from '../index.ts';

let shop: TestShop;
let server: MailServer | undefined;
afterEach(async () => {
  await shop.close();
  server?.close();
  server = undefined;
});

/** With a mail server. */
async function open() {
  server = await mailServer(() => null);
  shop = await testShop({ SMTP_URL: server.url, MAIL_FROM: 'Alder & Loom <orders@shop.example>' });
  return settingsDesk(shop);
}

const welcome = (brand: string) =>
  ({
    template: 'account',
    props: { brand, shopUrl: 'http://shop.example', kind: 'welcome', actionUrl: 'http://shop.example/go', otherEmail: null },
  }) as const;
/** Queues and sends a welcome; its subject, HTML and text as in the outbox. */
async function sent(brand = 'alder-loom'): Promise<{ subject: string; html: string; body: string }> {
  await shop.database.transact((tx) => queueEmail(tx, shop.jobs, 'ada@example.com', welcome(brand), new Date()));
  await shop.jobs.drain();
  const { rows } = await sql<{ subject: string; html: string; body: string }>`
    select subject, html, body from email.outbox order by id desc limit 1`.execute(shop.database.read);
  const [mail] = rows;
  if (!mail) throw new Error('Nothing was sent');
  return mail;
}

interface Shown {
  version: number;
  own: WordingSettings;
  history: { changes: object[] }[];
}

describe('[rulings: Names] the words of e-mails set by staff', () => {
  it('are in the next e-mail of the brand, and no other’s; what is empty or equal follows the default', async () => {
    const desk = await open();
    expect(await sent()).toMatchObject({ subject: 'Welcome to Alder & Loom' });
    const words = { subject: 'Hello from {brand}', heading: 'Welcome to {brand}', opening: 'Come <b>in</b>.\r\nSoon!', closing: '' };
    expect((await desk('PUT', 'wording', { kind: 'welcome', version: 0, ...words })).status).toBe(200);
    const { html, ...mail } = await sent();
    expect(mail.subject).toBe('Hello from Alder & Loom');
    expect(mail.body).toMatch(/^Welcome to Alder & Loom\n\nCome <b>in<\/b>\.\nSoon!\n\nConfirm my email: /);
    expect(html).toContain('Come &lt;b&gt;in&lt;/b&gt;.');
    expect(server?.mails.at(-1)).toMatch(/^Subject: Hello from Alder & Loom\r$/m);
    expect((await sent('pip-alder')).subject).toBe('Welcome to Pip & Alder');
    expect((await desk<Shown>('GET', 'wording')).body).toMatchObject({
      version: 1,
      own: { 'welcome.subject': 'Hello from {brand}', 'welcome.opening': 'Come <b>in</b>.\nSoon!' },
      history: [{ changes: [{ field: 'welcome.subject', before: null, after: 'Hello from {brand}' }, { field: 'welcome.opening' }] }],
    });
    const { rows } =
      await sql`select subject_id as "subjectId", details from staff.audit where action = 'settings.wording_changed'`.execute(
        shop.database.read,
      );
    expect(rows).toMatchObject([{ subjectId: 'wording', details: { brand: 'alder-loom', version: 1, before: null } }]);
  });

  it('of one e-mail leave those of another, and go back to the default when emptied', async () => {
    const desk = await open();
    await desk('PUT', 'wording', { kind: 'welcome', version: 0, subject: 'Hello' });
    await desk('PUT', 'wording', { kind: 'order-shipped', version: 1, closing: 'Thanks, {firstName}' });
    expect((await desk<Shown>('GET', 'wording')).body.own).toEqual({
      'welcome.subject': 'Hello',
      'order-shipped.closing': 'Thanks, {firstName}',
    });
    await desk('PUT', 'wording', { kind: 'welcome', version: 2 });
    expect((await desk<Shown>('GET', 'wording')).body.own).toEqual({ 'order-shipped.closing': 'Thanks, {firstName}' });
    expect((await sent()).subject).toBe('Welcome to Alder & Loom');
  });

  it('are refused at their field with an unknown placeholder or a line break, and when somebody else has saved', async () => {
    const desk = await open();
    const wrong = await desk('PUT', 'wording', {
      kind: 'welcome',
      version: 0,
      subject: 'Hi\r\nBcc: eve@example.com',
      opening: '{orderNumber}',
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: { fields: { subject: 'Use a single line', opening: expect.stringContaining('can’t fill in {orderNumber}') } },
    });
    expect((await desk('PUT', 'wording', { kind: 'sender-test', version: 0 })).status).toBe(400);
    await desk('PUT', 'wording', { kind: 'welcome', version: 0, subject: 'Hello' });
    expect(await desk('PUT', 'wording', { kind: 'welcome', version: 0, subject: 'Hey' })).toMatchObject({
      status: 409,
      body: { code: 'settings_changed' },
    });
  });

  it('are previewed with sample data, with every placeholder of every e-mail filled in', async () => {
    const desk = await open();
    for (const kind of emailKinds) {
      const words = { kind, closing: 'By {brand}.' };
      const { status, body } = await desk<{ subject: string; html: string; text: string }>('POST', 'wording/preview', words);
      expect(status, kind).toBe(200);
      expect(body.text).toContain('\nBy Alder & Loom.\n');
      for (const part of [body.subject, body.html, body.text]) expect(part, kind).not.toMatch(/[{}]|undefined|NaN/);
    }
    expect((await desk<Shown>('GET', 'wording')).body.version).toBe(0);
  });

  it('are sent as a test before they are saved; audited', async () => {
    const desk = await open();
    await desk('PUT', 'wording', { kind: 'order-shipped', version: 0, subject: 'Off it goes, {firstName}' });
    const test = { kind: 'order-shipped', to: 'me@shop.example' };
    expect((await desk('POST', 'wording/test', { ...test, subject: 'On its way, {firstName}' })).status).toBe(200);
    expect(server?.mails[0]).toMatch(/^Subject: On its way, Ada\r$/m);
    expect((await desk<Shown>('GET', 'wording')).body.version).toBe(1);
    expect((await desk('POST', 'wording/test', { ...test, opening: '{returnCode}' })).body).toMatchObject({
      fields: { opening: expect.stringContaining('can’t fill in') },
    });
    expect(server?.mails[0]).toMatch(/^To: me@shop\.example\r$/m);
    const { rows } = await sql`select details from staff.audit where action = 'settings.test_mail_sent'`.execute(shop.database.read);
    expect(rows).toEqual([{ details: { brand: 'alder-loom', email: 'order-shipped', fault: null } }]);
  });

  it('need the permission to change settings', async () => {
    const desk = await open();
    const care = await staffSignedIn(shop, 'customer_care');
    for (const [who, status] of [
      [care, 403],
      [null, 401],
    ] as const) {
      expect((await desk('GET', 'wording', undefined, who)).status).toBe(status);
      expect((await desk('PUT', 'wording', { kind: 'welcome', version: 0, subject: 'Hello' }, who)).status).toBe(status);
      expect((await desk('POST', 'wording/preview', { kind: 'welcome' }, who)).status).toBe(status);
      expect((await desk('POST', 'wording/test', { kind: 'welcome', to: 'me@shop.example' }, who)).status).toBe(status);
    }
    expect((await sent()).subject).toBe('Welcome to Alder & Loom');
    expect(server?.mails).toHaveLength(1);
  });
});
