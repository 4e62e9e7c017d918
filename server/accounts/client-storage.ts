import { customerIdCookie, isGuestCookie, loginSkippedCookie } from '../../contract/visitor/visitor.ts';
import type { Call } from '../platform/http/call.ts';

/** The preset (spec §9 cookies) that never ends before a session does. */
const lifetimeSeconds = 31_536_000;

/** Tells page script who the visitor is (spec §3: customer_id, is_guest). An API client has its own storage. */
export function noteVisitor(call: Call, customerId: number | null): void {
  if (call.bearer) return;
  const noted: [string, string | null][] = [
    [customerIdCookie, customerId === null ? null : String(customerId)],
    [isGuestCookie, String(customerId === null)],
  ];
  for (const [name, value] of noted)
    if ((call.cookie(name) ?? null) !== value) call.setCookie(name, value, { maxAge: lifetimeSeconds, httpOnly: false });
}

/** Records that a guest checks out without signing in (spec §3: is_login_skipped), until the browser closes. */
export const noteLoginSkipped = (call: Call): void => call.setCookie(loginSkippedCookie, 'true', { httpOnly: false });
