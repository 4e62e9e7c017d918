import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds a signature is valid, before and after, so that a recorded one cannot be replayed later. */
const goodFor = 300;

const digest = (body: Buffer, secret: string, seconds: number): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** The signature header of a webhook, `t=SECONDS,v1=HEX`: an HMAC-SHA256 over time and raw body. */
export function signWebhook(body: Buffer, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(body, secret, seconds).toString('hex')}`;
}

/** Whether the header signs this body and was made within 5 minutes of now. */
export function isSigned(body: Buffer, header: string | undefined, secret: string, now: Date): boolean {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!seconds || !hex) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > goodFor) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), digest(body, secret, Number(seconds)));
}
