import { hash, randomBytes } from 'node:crypto';
import type { Call } from '../platform/http/call.ts';

const cookieName = 'guest_session_token';
/** 30 days, one of the lifetimes of spec §9; every visit with a cart renews it. */
export const guestLifetimeSeconds = 2_592_000;
/** 256 bits in base64url; nothing else is taken for a token, so that a guessable one is never one. */
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/**
 * What a guest's things are kept under: the hash of their session's token, by cookie or (API clients) bearer. It is the only thing
 * stored, so a copy of the database opens nobody's cart; and since a token nobody was given owns nothing, a guest is known without
 * a look-up. Null when they have brought no token (rulings: Session and visitor).
 */
export function guestOf(call: Pick<Call, 'bearer' | 'cookie'>): string | null {
  const token = call.bearer ?? call.cookie(cookieName);
  return token && tokenShape.test(token) ? hashOf(token) : null;
}

/** The guest's key; they get a session if they have none, and the cookie is renewed. */
export function ensureGuest(call: Call): string {
  const known = guestOf(call);
  if (known && call.bearer) return known;
  const token = (known && call.cookie(cookieName)) || randomBytes(32).toString('base64url');
  call.setCookie(cookieName, token, { maxAge: guestLifetimeSeconds });
  return known ?? hashOf(token);
}

/** Puts a bearer token of a guest into the cookie; false when it is no guest's. */
export function keepGuest(call: Call): boolean {
  if (!call.bearer || !tokenShape.test(call.bearer)) return false;
  call.setCookie(cookieName, call.bearer, { maxAge: guestLifetimeSeconds });
  return true;
}

/** Ends the guest session: what it owned has another owner now, or is to be left behind. */
export function forgetGuest(call: Call): void {
  if (call.cookie(cookieName) !== undefined) call.setCookie(cookieName, null);
}
