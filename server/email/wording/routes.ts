import { wordingSettings } from '../../../contract/settings/wording/wording.schemas.ts';
import {
  defaultWording,
  type EmailKind,
  type EmailPart,
  emailPartKeys,
  type WordingSettings,
  wordingEndpoints,
  wordingKey,
  wordingProblems,
} from '../../../contract/settings/wording/wording.ts';
import { urlOf } from '../../platform/config/shop-urls.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { brandSet, earlierValue, historyOf, saveSettings } from '../../settings/index.ts';
import { audit, requireStaff } from '../../staff/index.ts';
import { type SenderParts, sendNow } from '../sender.ts';
import { sampleOf } from './samples.ts';

const problem = problemsOf(wordingProblems);

/** The words of a brand's e-mails, for staff: saved, previewed, and sent as a test. */
export function bindWording(api: Api, parts: SenderParts): void {
  const { database, config, renderMail } = parts;
  const enter = (call: Call) => requireStaff(database.read, call, 'settings.edit');
  const sample = (kind: EmailKind, { brand, now }: Call) => sampleOf(kind, brand, urlOf(config, brand), now);

  api.bind(wordingEndpoints.get, async (_input, call) => {
    await enter(call);
    const { version, value, history } = await historyOf(database.read, 'wording', call.brand);
    return { version, own: wordingSettings.parse(value ?? {}), hasServer: config.mail.smtpUrl !== undefined, history };
  });
  api.bind(wordingEndpoints.set, async ({ version, kind, ...words }, call) => {
    const by = await enter(call);
    const { brand, now } = call;
    const value = withWords(await earlierValue(database.read, 'wording', brand, version), kind, words);
    await saveSettings(database, { subject: 'wording', brand, version, value, purges: [] }, by, now);
    return { ok: true as const };
  });
  api.bind(wordingEndpoints.preview, async ({ kind, ...words }, call) => {
    await enter(call);
    const set = await brandSet(database, call.brand, call.now);
    const { subject, html, text } = await renderMail(sample(kind, call), { ...set, wording: withWords({}, kind, words) });
    return { subject, html, text };
  });
  api.bind(
    wordingEndpoints.test,
    async ({ kind, to, ...words }, call) => {
      const by = await enter(call);
      const fault = await sendNow(parts, sample(kind, call), to, call.now, withWords({}, kind, words));
      const details = { brand: call.brand, email: kind, fault };
      const subject = { kind: 'settings', id: 'wording' };
      await database.transact((tx) => audit(tx, { by, action: 'settings.test_mail_sent', subject, details }, call.now));
      if (fault !== null) throw problem('test_failed', undefined, { to: `The mail server answered: ${fault}` });
      return { ok: true as const };
    },
    { rateLimit: { max: 10, windowSeconds: 600 } },
  );
}

/** These words with those of one e-mail replaced; what is empty or equals the default goes on following it. */
function withWords(set: WordingSettings, kind: EmailKind, words: Readonly<Record<EmailPart, string>>): WordingSettings {
  const changed = emailPartKeys.map((part): [string, string | undefined] => {
    const said = words[part];
    return [wordingKey(kind, part), said === '' || said === defaultWording(kind, part) ? undefined : said];
  });
  return { ...set, ...Object.fromEntries(changed) };
}
