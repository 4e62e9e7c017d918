import { randomBytes } from 'node:crypto';
import type { Call } from '../platform/http/call.ts';
import { tokenHash } from '../platform/token-hash.ts';

const cookieName = 'guest_session_token';
/** 30 days (spec §9 lifetimes); every visit with a cart renews it. */
export const guestLifetimeSeconds = 2_592_000;
/** 256 bits in base64url; anything else is rejected, so that no guessable token exists. */
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/**
 * The guest's owner id: a hash of their session token, from the cookie or (API clients) bearer. Only the hash is stored, so a copy of the database
 * opens no cart; and since an invented token owns nothing, no lookup is needed. Null without a token (rulings: Session and visitor).
 */
export function guestOf(call: Pick<Call, 'bearer' | 'cookie'>): string | null {
  const token = call.bearer ?? call.cookie(cookieName);
  return token && tokenShape.test(token) ? tokenHash(token) : null;
}

/** The guest's owner id, starting a session if needed and renewing the cookie. */
export function ensureGuest(call: Call): string {
  const known = guestOf(call);
  if (known && call.bearer) return known;
  const token = (known && call.cookie(cookieName)) || randomBytes(32).toString('base64url');
  call.setCookie(cookieName, token, { maxAge: guestLifetimeSeconds });
  return known ?? tokenHash(token);
}

/** Stores a guest's bearer token in the cookie; false when the token is not a guest's. */
export function keepGuest(call: Call): boolean {
  if (!call.bearer || !tokenShape.test(call.bearer)) return false;
  call.setCookie(cookieName, call.bearer, { maxAge: guestLifetimeSeconds });
  return true;
}

/** Ends the guest session, because a sign-in moved its things or leaves them behind. */
export function forgetGuest(call: Call): void {
  if (call.cookie(cookieName) !== undefined) call.setCookie(cookieName, null);
}
