import { createTransport, type Transporter } from 'nodemailer';
import type { MailContent, RenderedMail } from '../../contract/email/email.ts';
import type { BrandSet } from '../../contract/settings/brand-set.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { defineMetric, metricsOf } from '../platform/metrics.ts';
import { clockOf } from '../platform/time/clock.ts';
import { brandSet, keptSince } from '../settings/index.ts';
import { findSuppression } from './bounces/store.ts';
import { failureOf, isPassing } from './failure.ts';
import { messageIdOf } from './message-id.ts';
import { envelopeOf } from './sender.ts';
import {
  copyMail,
  deleteMailsWrittenBefore,
  findMail,
  insertMail,
  insertMailOnce,
  replaceInMail,
  type StoredMail,
  saveFailed,
  saveRendered,
  saveSent,
} from './store.ts';

const sendMail = defineJob<{ mailId: number }>('email.send');
const forgetOld = defineJob<Record<string, never>>('email.forget_old');
/**
 * Milliseconds of silence after which a try has failed. A worker sends twenty e-mails in turn, which together must end before the queue takes them for
 * lost (15 minutes) and sends them twice.
 */
const silence = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/**
 * A mail server is given two days to come back, half an hour apart (RFC 5321, 4.5.4.1), so that nobody has to send what an outage kept. What it refuses is
 * not tried again (4.2.1).
 */
const retries = { limit: 100, maxPauseSeconds: 1800 };
const mailsSent = defineMetric('emails_total', 'Tries to send an e-mail, by outcome: sent or failed', ['outcome']);

/** Renders an e-mail. Templates are React components on the web side, so the composition root passes the function in. `set`: what staff have set of its brand. */
export type RenderMail = (content: MailContent, set: BrandSet) => RenderedMail | Promise<RenderedMail>;

/** The page where a recipient stops marketing like this; null for e-mails about their orders and accounts, which are always tried. */
function stopUrlOf({ template, props }: MailContent): string | null {
  if (template === 'stock-alert') return props.stopUrl;
  return template === 'review-request' ? props.preferencesUrl : null;
}

/** Lets mail programs offer to unsubscribe, which they do by a form to the same page (RFC 2369, RFC 8058). */
const unsubscribing = (stopUrl: string) => ({
  headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

/**
 * Stores an e-mail in the transaction that causes it; a job renders and sends it. Nobody gets one about an erased person's order, and no marketing goes
 * to an address that bounces for good or complained.
 */
export async function queueEmail(tx: Tx, jobs: Jobs, recipient: string, content: MailContent, now: Date): Promise<void> {
  if (recipient === '') return;
  if (stopUrlOf(content) !== null && (await findSuppression(tx, recipient))) return;
  const mailId = await insertMail(tx, recipient, content, now);
  await enqueueMail(tx, jobs, mailId);
}

/**
 * Stores an e-mail about an order like `queueEmail`, but the very same one to the same address once a minute, however often; answers whether it did. The
 * caller holds the order's lock.
 */
export async function queueEmailOnce(tx: Tx, jobs: Jobs, recipient: string, content: MailContent, now: Date): Promise<boolean> {
  if (recipient === '') return false;
  const mailId = await insertMailOnce(tx, recipient, content, { since: aMinuteBefore(now), now });
  if (mailId === null) return false;
  await enqueueMail(tx, jobs, mailId);
  return true;
}

const aMinuteBefore = (now: Date): Date => new Date(now.getTime() - 60_000);

/**
 * Sends a rendered e-mail again as it was, but for the `former` tokens of its links, to this address; twice within a minute sends it once, and answers
 * false. The caller holds its order's lock.
 */
export async function resendMail(
  tx: Tx,
  jobs: Jobs,
  mailId: number,
  { recipient, former, token }: { recipient: string; former: readonly string[]; token: string },
  now: Date,
): Promise<boolean> {
  const copy = await copyMail(tx, mailId, { recipient, since: aMinuteBefore(now), now });
  if (copy === null) return false;
  for (const old of former) await replaceInMail(tx, copy, old, token);
  await enqueueMail(tx, jobs, copy);
  return true;
}

/** Has a job send a stored e-mail, unless it has been sent by then. */
const enqueueMail = (tx: Tx, jobs: Jobs, mailId: number): Promise<void> => jobs.enqueue(tx, sendMail, { mailId }, { retries });

/** Has a job send it now, in place of one that waits for its next try. */
export async function enqueueMailAgain(tx: Tx, jobs: Jobs, mailId: number): Promise<void> {
  await jobs.forget(tx, sendMail, 'mailId', mailId);
  await enqueueMail(tx, jobs, mailId);
}

/** Which of these e-mails a job will send. */
export const awaitedMails = (jobs: Jobs, mailIds: readonly number[]): Promise<Set<number>> => jobs.awaited(sendMail, 'mailId', mailIds);

interface SendingParts {
  readonly database: Database;
  readonly config: Pick<Config, 'mail' | 'shopUrls'>;
  readonly renderMail: RenderMail;
}

/** Renders e-mails and sends them by SMTP; without a mail server they stay readable in the outbox. Deletes old ones every night. */
export function workEmail(parts: SendingParts & { jobs: Jobs }): void {
  const { jobs } = parts;
  const { smtpUrl } = parts.config.mail;
  const transport = smtpUrl ? createTransport({ url: smtpUrl, ...silence }) : null;
  metricsOf(parts.database).announceCounters(mailsSent);
  jobs.work(sendMail, ({ mailId }) => send(parts, transport, mailId));
  jobs.work(forgetOld, async (_, now) => {
    const since = await keptSince(parts.database.read, 'emails', now);
    await parts.database.transact((tx) => deleteMailsWrittenBefore(tx, since));
  });
  jobs.schedule(forgetOld, '5 3 * * *', {});
}

async function send({ database, config, renderMail }: SendingParts, transport: Transporter | null, mailId: number): Promise<void> {
  const mail = await findMail(database.read, mailId);
  if (!mail || mail.sentAt) return;
  const rendered = mail.rendered ?? (await render(database, mail, renderMail));
  if (!transport) return;
  const stopUrl = stopUrlOf(mail.content);
  const envelope = await envelopeOf({ database, config }, mail.content.props.brand, rendered.from, clockOf(database).now());
  const count = (outcome: string) => metricsOf(database).count(mailsSent, { outcome });
  try {
    await transport.sendMail({
      ...rendered,
      ...envelope,
      ...(stopUrl !== null && unsubscribing(stopUrl)),
      to: mail.recipient,
      messageId: messageIdOf({ mailId: mail.id, writtenMs: mail.createdAt.getTime() }, senderHost(envelope.from.address)),
    });
    count('sent');
  } catch (error) {
    count('failed');
    const failure = failureOf(error);
    await database.transact((tx) => saveFailed(tx, mailId, failure, clockOf(tx).now()));
    if (isPassing(failure)) throw error;
    return;
  }
  await database.transact((tx) => saveSent(tx, mailId, clockOf(tx).now()));
}

async function render(database: Database, mail: StoredMail, renderMail: RenderMail): Promise<RenderedMail> {
  const set = await brandSet(database, mail.content.props.brand, clockOf(database).now());
  const rendered = await renderMail(mail.content, set);
  await database.transact((tx) => saveRendered(tx, mail.id, rendered));
  return rendered;
}

function senderHost(address: string): string {
  return /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost';
}
