import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The signature of a text for one purpose, such as `order`: 43 characters, HMAC-SHA256 of `purpose:text` in base64url. E-mails and links that were
 * sent carry it, so it must not change; neither may a caller's purpose and text.
 */
export const sign = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');

/** Whether it is the text's signature; constant time, so that timing reveals nothing. */
export const verify = (secret: string, purpose: string, text: string, signature: string): boolean =>
  isSame(signature, sign(secret, purpose, text));

/** Compares what was given with a secret in constant time. */
export function isSame(given: string, secret: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(secret);
  return one.length === other.length && timingSafeEqual(one, other);
}
