import { defineProblems } from '../api/problems.ts';
import { settingsProblems } from './settings.rules.ts';

export const senderProblems = defineProblems({
  ...settingsProblems,
  no_mail_server: {
    status: 409,
    message: 'The shop has no mail server yet, so emails stay in the outbox. Set SMTP_URL, then restart the shop.',
  },
  test_failed: { status: 502, message: 'The mail server didn’t accept the test email.' },
});

/** Who a brand's emails come from, in the form's order. */
export const senderFields = ['name', 'address', 'replyTo'] as const;
export type SenderField = (typeof senderFields)[number];

/**
 * Who a brand's emails come from while staff have set nothing: as configured, else the brand's own sender. The configured name is the flagship's; the
 * other brands keep theirs.
 */
export function defaultSender(configured: string | null, own: string, isFlagship: boolean): ReturnType<typeof senderIn> {
  const sender = senderIn(configured ?? own);
  return isFlagship ? sender : { ...sender, name: senderIn(own).name };
}

/** A sender's name and address: `Alder & Loom <orders@example.com>`, or the address alone. */
export function senderIn(from: string): { readonly name: string; readonly address: string } {
  // Short texts: an operator’s setting, or a field of 200 characters.
  const parts = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(from);
  return parts ? { name: parts[1] ?? '', address: parts[2] ?? '' } : { name: '', address: from.trim() };
}
