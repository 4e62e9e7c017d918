import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../platform/config/config.ts';

/** Milliseconds for each step of the sign-in. */
const timeoutMs = 5000;

/** Signs in to the mail server without sending; why it failed, or null. Null too without a mail server. */
export async function mailFault({ mail: { smtpUrl } }: Pick<Config, 'mail'>): Promise<string | null> {
  return smtpUrl ? attempt(smtpUrl, (transport) => transport.verify()) : null;
}

/** Sends a short message to an address right away; why that failed, or null. */
export async function sendProbe({ mail: { smtpUrl, from } }: Pick<Config, 'mail'>, to: string): Promise<string | null> {
  if (!smtpUrl) return 'SMTP_URL is not set';
  if (!from) return 'MAIL_FROM is not set';
  return attempt(smtpUrl, (transport) =>
    transport.sendMail({ from, to, subject: 'Test message from your shop', text: 'Your shop’s emails arrive here.' }),
  );
}

/** Works with the mail server within seconds; why that failed, or null. */
export async function attempt(smtpUrl: string, work: (transport: Transporter) => Promise<unknown>): Promise<string | null> {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs });
  try {
    await work(transport);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}
