import { flagship } from '../../brands/family.ts';
import type { MailContent } from '../../contract/email/email.ts';
import { senderSettings } from '../../contract/settings/sender.schemas.ts';
import { defaultSender, senderEndpoints, senderProblems } from '../../contract/settings/sender.ts';
import type { WordingSettings } from '../../contract/settings/wording/wording.ts';
import type { Config } from '../platform/config/config.ts';
import { urlOf } from '../platform/config/shop-urls.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { brandSet, historyOf, saveSettings, senderSet } from '../settings/index.ts';
import { audit, requireStaff } from '../staff/index.ts';
import type { RenderMail } from './jobs.ts';
import { attempt } from './mail-fault.ts';

const problem = problemsOf(senderProblems);

export interface SenderParts {
  readonly database: Database;
  readonly config: Pick<Config, 'mail' | 'shopUrls'>;
  readonly renderMail: RenderMail;
}

/** From whom an e-mail comes, and where answers go. */
export interface Envelope {
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo?: string;
}

/** Of staff, then of the configuration, then of the brand (`ownFrom`). */
export async function envelopeOf(
  { database, config }: Omit<SenderParts, 'renderMail'>,
  brand: string,
  ownFrom: string,
  now: Date,
): Promise<Envelope> {
  const set = await senderSet(database, brand, now);
  const { name, address } = defaultSender(config.mail.from, ownFrom, brand === flagship);
  return { from: { name: set?.name ?? name, address: set?.address ?? address }, ...(set?.replyTo && { replyTo: set.replyTo }) };
}

/** Who a brand's e-mails come from, for staff. */
export function bindSender(api: Api, parts: SenderParts): void {
  const { database, config } = parts;
  const enter = (call: Call) => requireStaff(database.read, call, 'settings.edit');
  api.bind(senderEndpoints.get, async (_input, call) => {
    await enter(call);
    const { version, value, history } = await historyOf(database.read, 'sender', call.brand);
    const { from, smtpUrl } = config.mail;
    return { version, own: senderSettings.parse(value ?? {}), configured: from, hasServer: smtpUrl !== undefined, history };
  });
  api.bind(senderEndpoints.set, async ({ version, ...value }, call) => {
    const by = await enter(call);
    await saveSettings(database, { subject: 'sender', brand: call.brand, version, value, purges: [] }, by, call.now);
    return { ok: true as const };
  });
  api.bind(
    senderEndpoints.test,
    async ({ to }, call) => {
      const by = await enter(call);
      const content = { template: 'sender-test', props: { brand: call.brand, shopUrl: urlOf(config, call.brand) } } as const;
      const fault = await sendNow(parts, content, to, call.now);
      const details = { brand: call.brand, fault };
      const subject = { kind: 'settings', id: 'sender' };
      await database.transact((tx) => audit(tx, { by, action: 'settings.test_mail_sent', subject, details }, call.now));
      if (fault !== null) throw problem('test_failed', undefined, { to: `The mail server answered: ${fault}` });
      return { ok: true as const };
    },
    { rateLimit: { max: 10, windowSeconds: 600 } },
  );
}

/** Sends an e-mail right away, as it is rendered now, in other words than the saved ones where given; why that failed, or null. Throws `no_mail_server`. */
export async function sendNow(
  { database, config, renderMail }: SenderParts,
  content: MailContent,
  to: string,
  now: Date,
  wording?: WordingSettings,
): Promise<string | null> {
  const { smtpUrl } = config.mail;
  if (!smtpUrl) throw problem('no_mail_server');
  const { brand } = content.props;
  const set = await brandSet(database, brand, now);
  const { from, ...rendered } = await renderMail(content, wording ? { ...set, wording } : set);
  const envelope = await envelopeOf({ database, config }, brand, from, now);
  return attempt(smtpUrl, (transport) => transport.sendMail({ ...rendered, ...envelope, to }));
}
