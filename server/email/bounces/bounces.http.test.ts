import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BounceKind } from '../../../contract/email/bounces.ts';
import type { UnsentEmail } from '../../../contract/staff/care/staff-emails.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { type MailServer, mailServer } from '../../../test/support/mail-server.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { signWebhook } from '../../platform/webhook-signature.ts';
import { countUnsentEmails, deleteSuppression, eraseMails, findSuppression, queueEmail } from '../index.ts';

const secret = 'a secret of the mail provider';
const ada = 'ada@example.com';
let shop: TestShop;
let server: MailServer;
let care: SignedInStaff;

beforeAll(async () => {
  server = await mailServer();
  shop = await testShop({ SMTP_URL: server.url, MAIL_WEBHOOK_SECRET: secret, LOG_LEVEL: 'silent' });
  care = await staffSignedIn(shop, 'customer_care');
});
beforeEach(async () => {
  await sql`delete from email.outbox`.execute(shop.database.read);
  await sql`delete from email.suppressed`.execute(shop.database.read);
  server.mails.length = 0;
});
afterAll(async () => {
  await shop.close();
  server.close();
});

const content = { template: 'sender-test', props: { brand: 'alder-loom', shopUrl: 'http://shop.example' } } as const;
const money = { amount: 100, currency: 'USD' } as const;
const marketing = {
  template: 'stock-alert',
  props: {
    ...content.props,
    news: 'back',
    name: 'Lamp',
    options: {},
    price: money,
    productUrl: 'http://shop.example/p',
    stopUrl: 'http://shop.example/s',
  },
} as const;
const post = (what: typeof content | typeof marketing = content) =>
  shop.database.transact((tx) => queueEmail(tx, shop.jobs, ada, what, new Date()));
/** Sends an e-mail; its id, and its Message-ID as the provider got it. */
async function sent(): Promise<{ mailId: number; messageId: string }> {
  await post();
  await shop.jobs.drain();
  const { rows } = await sql<{ id: number }>`select max(id) as id from email.outbox`.execute(shop.database.read);
  return { mailId: rows[0]?.id ?? 0, messageId: /^Message-ID: (.+)$/im.exec(server.mails.at(-1) ?? '')?.[1]?.trim() ?? '' };
}

async function sendBytes(body: Buffer, { by = secret, provider = 'generic', at = new Date() } = {}): Promise<number> {
  const headers = { 'content-type': 'application/json', 'mail-signature': signWebhook(body, by, at) };
  return (await shop.app.inject({ method: 'POST', url: `/api/webhooks/emails/${provider}`, payload: body, headers })).statusCode;
}
const report = (messageId: string, kind: BounceKind, { code = '5.1.1', ...sending }: { code?: string; by?: string; at?: Date } = {}) =>
  sendBytes(Buffer.from(JSON.stringify({ events: [{ messageId, kind, code, at: new Date().toISOString() }] })), sending);

async function call<T>(method: 'GET' | 'POST', path: string, payload?: object, who = care) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const cookies = { staff_session_token: who.token };
  const answer = await shop.app.inject({ method, url: `/api/staff/emails/${path}`, headers, cookies, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<T>() };
}
const listed = async () => (await call<{ emails: UnsentEmail[] }>('GET', 'unsent')).body.emails;
const stopped = async () => (await findSuppression(shop.database.read, ada))?.kind ?? null;
const count = async (from: Date) => countUnsentEmails(shop.database.read, from);

describe('[§7.6 e-mails] an e-mail that bounces after it was sent', () => {
  it('is listed with the reason, and counted', async () => {
    const before = new Date(Date.now() - 1000);
    const { mailId, messageId } = await sent();
    expect(await listed()).toEqual([]);
    expect(await report(messageId, 'permanent')).toBe(200);
    expect(await listed()).toMatchObject([{ mailId, recipient: ada, reason: 'permanent', code: '5.1.1', isRetried: false }]);
    expect(await count(before)).toEqual({ count: 1, fresh: 1 });
    expect(await count(new Date(Date.now() + 60_000))).toEqual({ count: 1, fresh: 0 });
  });

  it('is taken once, however often and in whatever order it is reported', async () => {
    const { messageId } = await sent();
    for (const kind of ['complaint', 'temporary', 'permanent', 'complaint'] as const) expect(await report(messageId, kind)).toBe(200);
    await Promise.all(Array.from({ length: 5 }, () => report(messageId, 'complaint')));
    expect(await listed()).toMatchObject([{ reason: 'complaint' }]);
    expect(await stopped()).toBe('complaint');
  });

  it('is not believed from others, nor when it is old', async () => {
    const { messageId } = await sent();
    expect(await report(messageId, 'permanent', { by: 'a secret of somebody else' })).toBe(401);
    expect(await report(messageId, 'permanent', { at: new Date(Date.now() - 600_000) })).toBe(401);
    const unsigned = { method: 'POST', url: '/api/webhooks/emails/generic', payload: { events: [] } } as const;
    expect((await shop.app.inject(unsigned)).statusCode).toBe(401);
    expect(await listed()).toEqual([]);
    expect(await stopped()).toBeNull();
  });

  it('is refused when malformed, and from a provider that is not set up', async () => {
    for (const body of ['', '{', '[]', '{"events":[{}]}', 'null']) expect(await sendBytes(Buffer.from(body))).toBe(400);
    for (const provider of ['sendgrid', 'other']) expect(await sendBytes(Buffer.from('[]'), { provider })).toBe(404);
  });

  it('changes nothing when the e-mail is unknown or another shop’s', async () => {
    const { messageId } = await sent();
    const other = messageId.replace(/-(\d+)@/, (_, written) => `-${Number(written) - 1}@`);
    for (const unknown of [other, '<outbox-999999-1@shop.example>', '<x@y>']) expect(await report(unknown, 'permanent')).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await stopped()).toBeNull();
  });

  it.each([
    ['temporary', true],
    ['permanent', false],
    ['complaint', false],
  ] as const)('%s: marketing to the address goes on: %s; what it must get is tried', async (kind, goesOn) => {
    const { messageId } = await sent();
    await report(messageId, kind);
    await post(marketing);
    await post();
    await shop.jobs.drain();
    const { rows } = await sql<{ template: string }>`select template from email.outbox order by id`.execute(shop.database.read);
    expect(rows.map(({ template }) => template)).toEqual(['sender-test', ...(goesOn ? ['stock-alert'] : []), 'sender-test']);
    await shop.database.transact((tx) => deleteSuppression(tx, 'Ada@example.com'));
    await post(marketing);
    expect(await stopped()).toBeNull();
  });

  it('is sent again or dismissed, but not sent again after a complaint', async () => {
    const { mailId, messageId } = await sent();
    await report(messageId, 'permanent');
    const before = server.mails.length;
    const again = await Promise.all([1, 2].map(() => call('POST', 'retries', { mailId })));
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listed()).toEqual([]);
    await shop.jobs.drain();
    expect(server.mails).toHaveLength(before + 1);
    expect((await call('POST', 'dismissals', { mailId })).status).toBe(404);

    await report(messageId, 'temporary');
    expect(await call('POST', 'dismissals', { mailId })).toMatchObject({ status: 200 });
    expect(await listed()).toEqual([]);
    await report(messageId, 'temporary');
    expect(await listed()).toEqual([]);
    await report(messageId, 'complaint');
    expect(await listed()).toMatchObject([{ reason: 'complaint' }]);
    expect((await call('POST', 'retries', { mailId })).status).toBe(404);
    const editor = await staffSignedIn(shop, 'content_editor');
    expect((await call('POST', 'dismissals', { mailId }, editor)).status).toBe(403);
    const { rows } = await sql`
      select details from staff.audit where action = 'email.bounce_dismissed' and subject_id = ${String(mailId)}`.execute(
      shop.database.read,
    );
    expect(rows).toEqual([{ details: { template: 'sender-test' } }]);
  });

  it('goes with an erased recipient', async () => {
    const { messageId } = await sent();
    await report(messageId, 'complaint');
    await shop.database.transact((tx) =>
      eraseMails(tx, { email: ada, emailVerified: true, previousEmails: [], createdAt: new Date() }, { orderNumbers: [], draftUuids: [] }),
    );
    expect(await listed()).toEqual([]);
    expect(await stopped()).toBeNull();
  });
});
