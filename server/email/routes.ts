import { emailEndpoints, emailProblems } from '../../contract/email/email.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { pageOf } from '../platform/paging.ts';
import { countMails, findMail, findMails, type ListedMail } from './store.ts';

const problem = problemsOf(emailProblems);

const perPage = 100;

const present = ({ id, recipient, subject, createdAt, sentAt }: ListedMail) => ({
  mailId: id,
  to: recipient,
  subject,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

/** The readable outbox. It shows everybody's e-mails, so only the configuration opens it. */
export function bindEmail(api: Api, { database, config }: { database: Database; config: Pick<Config, 'mail'> }): void {
  const db = database.read;
  const open = () => {
    if (!config.mail.outboxReadable) throw problem('mail_not_found');
  };
  api.bind(emailEndpoints.listOutbox, async ({ page: asked }) => {
    open();
    const { page, pages, portion } = pageOf(asked, await countMails(db), perPage);
    return { mails: (await findMails(db, portion)).map(present), page, pages };
  });
  api.bind(emailEndpoints.getMail, async ({ mailId }) => {
    open();
    const mail = await findMail(db, mailId);
    if (!mail?.rendered) throw problem('mail_not_found');
    const { subject, html, text } = mail.rendered;
    return { ...present({ ...mail, subject }), html, text };
  });
}
