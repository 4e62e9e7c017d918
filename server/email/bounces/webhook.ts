import { type KeyObject, verify } from 'node:crypto';
import { bounceProblems } from '../../../contract/email/bounces.ts';
import type { Config } from '../../platform/config/config.ts';
import type { RawRequest } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { isFresh, isSigned } from '../../platform/webhook-signature.ts';
import { type Bounce, readGeneric, readSendgrid } from './message.ts';

const problem = problemsOf(bounceProblems);

/** Null: the provider is unknown, or its secret is not set. */
function readerOf({ webhookSecret, sendgridKey }: Config['mail'], provider: string) {
  if (provider === 'generic' && webhookSecret !== null)
    return {
      isSigned: ({ body, header }: RawRequest, now: Date) => isSigned(body, header('mail-signature'), webhookSecret, now),
      read: readGeneric,
    };
  if (provider === 'sendgrid' && sendgridKey !== null)
    return { isSigned: (request: RawRequest, now: Date) => isSignedBySendgrid(request, sendgridKey, now), read: readSendgrid };
  return null;
}

/** Reads a provider's signed webhook. Throws `mail_provider_not_found`, `signature_invalid` and `message_invalid`. */
export function readMailWebhook({ mail }: Pick<Config, 'mail'>, provider: string, request: RawRequest, now: Date): Bounce[] {
  const reader = readerOf(mail, provider);
  if (!reader) throw problem('mail_provider_not_found');
  if (!reader.isSigned(request, now)) throw problem('signature_invalid');
  const bounces = reader.read(request.body, now);
  if (!bounces) throw problem('message_invalid');
  return bounces;
}

/** SendGrid signs time and body by ECDSA (P-256, SHA-256), the signature in DER. */
function isSignedBySendgrid({ body, header }: RawRequest, key: KeyObject, now: Date): boolean {
  const signature = header('x-twilio-email-event-webhook-signature') ?? '';
  const seconds = header('x-twilio-email-event-webhook-timestamp') ?? '';
  if (!/^\d{1,12}$/.test(seconds) || !isFresh(Number(seconds), now)) return false;
  return verify('sha256', Buffer.concat([Buffer.from(seconds), body]), key, Buffer.from(signature, 'base64'));
}
