import { staffEmailEndpoints, staffEmailProblems, type UnsentEmail } from '../../contract/staff/care/staff-emails.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { Jobs } from '../platform/jobs.ts';
import { pageOf } from '../platform/paging.ts';
import { audit, requireStaff } from '../staff/index.ts';
import { dismissBounce } from './bounces/store.ts';
import { reasonOf } from './failure.ts';
import { awaitedMails, enqueueMailAgain } from './jobs.ts';
import { countUnsent, findUnsent, lockUnsent, saveTriedAgain } from './store.ts';

const problem = problemsOf(staffEmailProblems);
const perPage = 50;
/** Each sends an e-mail to a customer. */
const sendLimit = { max: 60, windowSeconds: 60 };

/** Endpoints with which staff find e-mails that could not be sent or bounced, and send them again. */
export function bindUnsent(api: Api, { database, jobs }: { readonly database: Database; readonly jobs: Jobs }): void {
  api.bind(staffEmailEndpoints.listUnsent, async ({ page: asked }, call) => {
    await requireStaff(database.read, call, 'orders.edit');
    const total = await countUnsent(database.read);
    const { page, pages, portion } = pageOf(asked, total, perPage);
    const unsent = await findUnsent(database.read, portion);
    const retried = await awaitedMails(
      jobs,
      unsent.map(({ id }) => id),
    );
    const emails = unsent.map(
      ({ id, recipient, subject, createdAt, failedAt, failure, bounce }): UnsentEmail => ({
        mailId: id,
        recipient,
        subject,
        createdAt: createdAt.toISOString(),
        failedAt: failedAt.toISOString(),
        reason: bounce ?? reasonOf(failure ?? ''),
        code: failure,
        isRetried: retried.has(id),
      }),
    );
    return { emails, total, page, pages };
  });
  api.bind(
    staffEmailEndpoints.sendAgain,
    async ({ mailId }, call) => {
      const by = await requireStaff(database.read, call, 'orders.edit');
      await database.transact(async (tx) => {
        const mail = await lockUnsent(tx, mailId);
        if (!mail) throw problem('unsent_email_not_found');
        // Somebody has just sent it again, or it has not failed yet: its job is on the way.
        if (!mail.hasFailed) return;
        await saveTriedAgain(tx, mailId);
        await enqueueMailAgain(tx, jobs, mailId);
        const subject = { kind: 'email', id: mailId };
        await audit(tx, { by, action: 'email.sent_again', subject, details: { template: mail.template } }, call.now);
      });
      return { ok: true as const };
    },
    { rateLimit: sendLimit },
  );
  api.bind(staffEmailEndpoints.dismiss, async ({ mailId }, call) => {
    const by = await requireStaff(database.read, call, 'orders.edit');
    await database.transact(async (tx) => {
      const template = await dismissBounce(tx, mailId, call.now);
      if (template === null) throw problem('bounced_email_not_found');
      await audit(tx, { by, action: 'email.bounce_dismissed', subject: { kind: 'email', id: mailId }, details: { template } }, call.now);
    });
    return { ok: true as const };
  });
}
