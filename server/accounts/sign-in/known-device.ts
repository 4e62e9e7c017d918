import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Call } from '../../platform/http/call.ts';

const cookieName = 'known_device';
const lifetimeSeconds = 31_536_000;

const sign = (secret: string, emailKey: string) => createHmac('sha256', secret).update(`device:${emailKey}`).digest('base64url');

/**
 * Records that somebody who knew the password, or reset it by an e-mailed link, used this device. It grants nothing; it only exempts the owner from
 * what strangers must do.
 */
export function markDevice(call: Call, secret: string, emailKey: string): void {
  if (!call.bearer) call.setCookie(cookieName, sign(secret, emailKey), { maxAge: lifetimeSeconds });
}

export function isKnownDevice(call: Call, secret: string, emailKey: string): boolean {
  const expected = Buffer.from(sign(secret, emailKey));
  const given = Buffer.from(call.cookie(cookieName) ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
