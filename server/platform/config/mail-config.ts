import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Environment } from './environment.ts';

export interface MailConfig {
  readonly smtpUrl: string | undefined;
  readonly from: string | null;
  readonly outboxReadable: boolean;
  /** What the e-mail provider signs its reports of bounces with; null: they are refused. */
  readonly webhookSecret: string | null;
  /** The public half of SendGrid's key for the same. */
  readonly sendgridKey: KeyObject | null;
}

type Given = Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_WEBHOOK_SECRET' | 'SENDGRID_WEBHOOK_KEY'>;

/** Everything wrong with the settings for e-mail. */
export function mailFaults(e: Given, production: boolean): string[] {
  return [
    ...(production && !e.SMTP_URL ? ['SMTP_URL: needed in the production stage, or no shopper gets a confirmation'] : []),
    ...(e.SENDGRID_WEBHOOK_KEY !== undefined && keyOf(e.SENDGRID_WEBHOOK_KEY) === null
      ? ['SENDGRID_WEBHOOK_KEY: takes the verification key as SendGrid shows it, a public key in Base64']
      : []),
  ];
}

export const mailOf = (e: Given, production: boolean): MailConfig => ({
  smtpUrl: e.SMTP_URL,
  from: e.MAIL_FROM ?? null,
  outboxReadable: !production,
  webhookSecret: e.MAIL_WEBHOOK_SECRET ?? null,
  sendgridKey: e.SENDGRID_WEBHOOK_KEY === undefined ? null : keyOf(e.SENDGRID_WEBHOOK_KEY),
});

/** Null when it is not a public key for ECDSA. */
function keyOf(written: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(written, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ec' ? key : null;
  } catch {
    return null;
  }
}
