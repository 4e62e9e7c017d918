import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { UnsentEmail } from '../../contract/staff/care/staff-emails.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { type MailServer, mailServer } from '../../test/support/mail-server.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';
import { eraseMails, queueEmail } from './index.ts';

let shop: TestShop;
let server: MailServer | undefined;
/** What the mail server answers; null takes the e-mail. */
let answer: string | null = null;
afterEach(async () => {
  await shop.close();
  server?.close();
  server = undefined;
});

async function open(said: string | null): Promise<SignedInStaff> {
  answer = said;
  server = await mailServer(() => answer);
  shop = await testShop({ SMTP_URL: server.url, LOG_LEVEL: 'silent' });
  return staffSignedIn(shop, 'customer_care');
}

const content = { template: 'sender-test', props: { brand: 'alder-loom', shopUrl: 'http://shop.example' } } as const;
const post = (to = 'ada@example.com') => shop.database.transact((tx) => queueEmail(tx, shop.jobs, to, content, new Date()));
/** Runs what is due; a failed try throws. */
const work = () => shop.jobs.drain().catch(() => {});

interface Listed {
  emails: UnsentEmail[];
  total: number;
  page: number;
  pages: number;
}
async function call<T>(who: SignedInStaff, method: 'GET' | 'POST', path: string, payload?: object) {
  const response = await shop.app.inject({
    method,
    url: `/api/staff/emails/${path}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { staff_session_token: who.token },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json<T>() };
}
const listed = async (who: SignedInStaff, page = 1) => (await call<Listed>(who, 'GET', `unsent?page=${page}`)).body;
const sendAgain = (who: SignedInStaff, mailId: number) => call<{ ok?: true; message?: string }>(who, 'POST', 'retries', { mailId });
const jobsWaiting = async () =>
  (await sql`select from jobs.job where name = 'email.send' and state < 'active'`.execute(shop.database.read)).rows.length;

describe('[rulings: Third parties] an e-mail that could not be sent', () => {
  it('is listed with the reason, but not with what the mail server said about its recipient', async () => {
    const care = await open('550 no such user ada@example.com');
    await post();
    expect(await listed(care)).toEqual({ emails: [], total: 0, page: 1, pages: 1 });
    await work();
    const found = await listed(care);
    expect(found).toEqual({
      total: 1,
      page: 1,
      pages: 1,
      emails: [
        {
          mailId: expect.any(Number),
          recipient: 'ada@example.com',
          subject: expect.stringMatching(/\w/),
          createdAt: expect.any(String),
          failedAt: expect.any(String),
          reason: 'refused',
          code: '550',
          isRetried: false,
        },
      ],
    });
    expect(await jobsWaiting()).toBe(0);
    const { rows } = await sql<{ failure: string }>`select failure from email.outbox`.execute(shop.database.read);
    expect(rows).toEqual([{ failure: '550' }]);
  });

  it('says when no mail server answers', async () => {
    const care = await open(null);
    server?.close();
    await post();
    await work();
    const [unsent] = (await listed(care)).emails;
    expect(unsent).toMatchObject({ reason: 'unreachable', code: expect.stringMatching(/^E[A-Z]+$/), isRetried: true });
    await sql`update jobs.job set state = 'failed' where name = 'email.send'`.execute(shop.database.read);
    expect((await listed(care)).emails).toMatchObject([{ isRetried: false }]);
  });

  it('is sent again once, however often one asks; audited without the address', async () => {
    const care = await open('451 try again later');
    await post();
    await work();
    const [unsent] = (await listed(care)).emails;
    expect(unsent).toMatchObject({ reason: 'later', code: '451' });
    const mailId = unsent?.mailId ?? 0;
    answer = null;
    const before = await jobsWaiting();
    const answers = await Promise.all([sendAgain(care, mailId), sendAgain(care, mailId), sendAgain(care, mailId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await jobsWaiting()).toBe(before + 1);
    expect(await listed(care)).toMatchObject({ emails: [], total: 0 });
    await shop.jobs.drain();
    expect(server?.mails).toHaveLength(1);
    expect(await sendAgain(care, mailId)).toMatchObject({ status: 404, body: { message: expect.stringContaining('sent or deleted') } });
    const { rows } = await sql`
      select member_id::int as "memberId", subject_id as "subjectId", details from staff.audit where action = 'email.sent_again'`.execute(
      shop.database.read,
    );
    expect(rows).toEqual([{ memberId: care.memberId, subjectId: String(mailId), details: { template: 'sender-test' } }]);
  });

  it('is tried for two days, at most half an hour apart, and at once in place of that when staff ask', async () => {
    const care = await open('451 try again later');
    await post();
    const { rows } = await sql<{ tries: number; pause: number }>`
      select retry_limit as tries, retry_delay_max as pause from jobs.job where name = 'email.send'`.execute(shop.database.read);
    const [{ tries, pause } = { tries: 0, pause: 0 }] = rows;
    expect(pause).toBeLessThanOrEqual(1800);
    // The first ones come soon.
    expect(((tries - 8) * pause) / 3600).toBeGreaterThan(44);
    await work();
    await sql`update jobs.job set state = 'retry', start_after = now() + interval '30 minutes' where name = 'email.send'`.execute(
      shop.database.read,
    );
    const [unsent] = (await listed(care)).emails;
    expect(unsent).toMatchObject({ isRetried: true });
    answer = null;
    await sendAgain(care, unsent?.mailId ?? 0);
    expect(await jobsWaiting()).toBe(1);
    await shop.jobs.drain();
    expect(server?.mails).toHaveLength(1);
    expect(await jobsWaiting()).toBe(0);
  });

  it('comes back to the list when it fails again, and goes with an erased recipient', async () => {
    const care = await open('451 try again later');
    await post('Ada@example.com');
    await work();
    const mailId = (await listed(care)).emails[0]?.mailId ?? 0;
    answer = '554 no';
    await sendAgain(care, mailId);
    await work();
    expect((await listed(care)).emails).toMatchObject([{ mailId, reason: 'refused', code: '554' }]);
    const account = { email: 'ada@example.com', emailVerified: true, previousEmails: [], createdAt: new Date() };
    await shop.database.transact((tx) => eraseMails(tx, account, { orderNumbers: [], draftUuids: [] }));
    expect(await listed(care)).toMatchObject({ emails: [], total: 0 });
    expect((await sendAgain(care, mailId)).status).toBe(404);
  });

  it('is listed fifty a page, the latest failure first', async () => {
    const care = await open(null);
    await sql`
      insert into email.outbox (recipient, template, content, subject, created_at, failed_at, failure)
      select 'p' || n || '@example.com', 'sender-test', '{}', 'Hello', now(), now() - n * interval '1 minute', '550'
      from generate_series(1, 51) as n`.execute(shop.database.read);
    const first = await listed(care);
    expect(first).toMatchObject({ total: 51, page: 1, pages: 2 });
    expect(first.emails.map(({ recipient }) => recipient)).toEqual(Array.from({ length: 50 }, (_, index) => `p${index + 1}@example.com`));
    expect(await listed(care, 2)).toMatchObject({ emails: [{ recipient: 'p51@example.com', isRetried: false }], page: 2 });
    expect(await listed(care, 99)).toMatchObject({ page: 2 });
  });

  it('needs the permission to change orders', async () => {
    await open('550 no');
    const editor = await staffSignedIn(shop, 'content_editor');
    await post();
    await work();
    const { rows } = await sql<{ id: number }>`select id from email.outbox`.execute(shop.database.read);
    expect((await call(editor, 'GET', 'unsent')).status).toBe(403);
    expect((await sendAgain(editor, rows[0]?.id ?? 0)).status).toBe(403);
    expect(await jobsWaiting()).toBe(0);
    expect((await listed(await staffSignedIn(shop, 'fulfilment'))).total).toBe(1);
  });
});
