import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds a signature is valid, before and after, so that a recorded one cannot be replayed later. */
const goodFor = 300;

const digest = (body: Buffer, secret: string, seconds: number): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** The signature header of a webhook, `t=SECONDS,v1=HEX`: an HMAC-SHA256 over time and raw body; a `v1` for each secret. */
export function signWebhook(body: Buffer, secrets: string | readonly string[], at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return [`t=${seconds}`, ...[secrets].flat().map((secret) => `v1=${digest(body, secret, seconds).toString('hex')}`)].join(',');
}

/** Whether a signature made at this second is still, or already, valid. */
export const isFresh = (seconds: number, now: Date): boolean => Math.abs(now.getTime() / 1000 - seconds) <= goodFor;

/** The most signatures in a header; more than any sender has secrets. */
const maxSignatures = 8;

/**
 * Whether the header signs this body with one of the secrets and was made within 5 minutes of now. A sender that changes its secret signs with both
 * for a while (`v1` twice); other schemes in the header, such as `v0`, count for nothing.
 */
export function isSigned(body: Buffer, header: string | undefined, secrets: string | readonly string[], now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.split('=', 2));
  const named = (name: string, form: RegExp) => parts.flatMap(([key, value = '']) => (key === name && form.test(value) ? value : []));
  const [seconds, ...others] = named('t', /^\d{1,12}$/);
  const signatures = named('v1', /^[0-9a-f]{64}$/);
  if (!seconds || others.length > 0 || signatures.length > maxSignatures) return false;
  if (!isFresh(Number(seconds), now)) return false;
  return [secrets].flat().some((secret) => {
    const expected = digest(body, secret, Number(seconds));
    return signatures.some((hex) => timingSafeEqual(Buffer.from(hex, 'hex'), expected));
  });
}
