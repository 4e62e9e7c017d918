import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Call } from './call.ts';

/** Whose device: a customer's or a member's, by the key of their e-mail address. */
export interface DeviceOwner {
  readonly kind: 'customer' | 'staff';
  readonly emailKey: string;
}

const cookies = { customer: 'known_device', staff: 'staff_known_device' };
const purposes = { customer: 'device', staff: 'staff device' };
const lifetimeSeconds = 31_536_000;

const sign = (secret: string, { kind, emailKey }: DeviceOwner) =>
  createHmac('sha256', secret).update(`${purposes[kind]}:${emailKey}`).digest('base64url');

/**
 * Records that somebody who knew the password, or reset it by an e-mailed link, used this device; of staff, who showed both factors. It grants nothing; it
 * only exempts the owner from what strangers must do.
 */
export function markDevice(call: Call, secret: string, owner: DeviceOwner): void {
  if (!call.bearer) call.setCookie(cookies[owner.kind], sign(secret, owner), { maxAge: lifetimeSeconds });
}

export function isKnownDevice(call: Call, secret: string, owner: DeviceOwner): boolean {
  const expected = Buffer.from(sign(secret, owner));
  const given = Buffer.from(call.cookie(cookies[owner.kind]) ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
