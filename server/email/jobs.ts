import { createTransport, type Transporter } from 'nodemailer';
import type { MailContent, RenderedMail } from '../../contract/accounts/email.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { deleteMailsWrittenBefore, findMail, insertMail, type StoredMail, saveRendered, saveSent } from './store.ts';

const sendMail = defineJob<{ mailId: number }>('email.send');
const forgetOld = defineJob<Record<string, never>>('email.forget_old');
/** Days a mail is kept: for who asks what they were sent. What was not sent by then comes too late. */
const keptDays = 90;

/** Makes a mail of its content. Templates are React and live on the web's side; the composition root hands the function in. */
export type RenderMail = (content: MailContent) => RenderedMail | Promise<RenderedMail>;

/** Writes a mail down in the transaction that causes it; a job renders and sends it. */
export async function queueEmail(tx: Tx, jobs: Jobs, recipient: string, content: MailContent, now: Date): Promise<void> {
  const mailId = await insertMail(tx, recipient, content, now);
  await jobs.enqueue(tx, sendMail, { mailId });
}

/** Renders mails and sends them by SMTP; without a mail server they stay in the outbox, where they can be read. Every night old ones are forgotten. */
export function workEmail(jobs: Jobs, parts: { database: Database; config: Pick<Config, 'mail'>; renderMail: RenderMail }): void {
  const { smtpUrl } = parts.config.mail;
  const transport = smtpUrl ? createTransport(smtpUrl) : null;
  jobs.work(sendMail, ({ mailId }) => send(parts, transport, mailId));
  jobs.work(forgetOld, async () => {
    await parts.database.transact((tx) => deleteMailsWrittenBefore(tx, new Date(Date.now() - keptDays * 86_400_000)));
  });
  jobs.schedule(forgetOld, '5 3 * * *', {});
}

async function send(
  { database, config, renderMail }: Parameters<typeof workEmail>[1],
  transport: Transporter | null,
  mailId: number,
): Promise<void> {
  const mail = await findMail(database.read, mailId);
  if (!mail || mail.sentAt) return;
  const rendered = mail.rendered ?? (await render(database, mail, renderMail));
  if (!transport) return;
  const from = config.mail.from ?? rendered.from;
  await transport.sendMail({
    ...rendered,
    from,
    to: mail.recipient,
    // The same for every try, so that a mail sent twice because of a crash is shown once.
    messageId: `<outbox-${mail.id}-${mail.createdAt.getTime()}@${senderHost(from)}>`,
  });
  await database.transact((tx) => saveSent(tx, mailId, new Date()));
}

async function render(database: Database, mail: StoredMail, renderMail: RenderMail): Promise<RenderedMail> {
  const rendered = await renderMail(mail.content);
  await database.transact((tx) => saveRendered(tx, mail.id, rendered));
  return rendered;
}

function senderHost(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
