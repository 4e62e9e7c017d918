import { sign, verify } from '../signing.ts';
import type { Call } from './call.ts';

/** Whose device: a customer's or a member's, by the key of their e-mail address. */
export interface DeviceOwner {
  readonly kind: 'customer' | 'staff';
  readonly emailKey: string;
}

const cookies = { customer: 'known_device', staff: 'staff_known_device' };
const purposes = { customer: 'proved device', staff: 'staff device' };
const lifetimeSeconds = 31_536_000;

/**
 * Records that somebody who knew the password of a proved address, or followed a link e-mailed to it, used this device; of staff, who showed both
 * factors. It grants nothing; it only exempts the owner from what strangers must do.
 */
export function markDevice(call: Call, secret: string, { kind, emailKey }: DeviceOwner): void {
  if (!call.bearer) call.setCookie(cookies[kind], sign(secret, purposes[kind], emailKey), { maxAge: lifetimeSeconds });
}

export const isKnownDevice = (call: Call, secret: string, { kind, emailKey }: DeviceOwner): boolean =>
  verify(secret, purposes[kind], emailKey, call.cookie(cookies[kind]) ?? '');
