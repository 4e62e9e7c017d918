import { createHash, randomBytes } from 'node:crypto';
import type { Call } from '../platform/http/call.ts';

/** Who is asking. What a visitor owns (cart, checkout, order) carries their id, and every query for it asks for that id. */
export interface Visitor {
  /**
   * Hash of the guest session's token. It is the only thing stored, so a copy of the database opens nobody's cart; and since a
   * token nobody was given owns nothing, a guest is known without a look-up.
   */
  readonly guestId: string;
}

const cookieName = 'guest_session_token';
/** 30 days, one of the lifetimes of spec §9; every visit with a cart renews it. */
export const guestLifetimeSeconds = 2_592_000;
/** 256 bits in base64url; nothing else is taken for a token, so that a guessable one is never one. */
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The visitor, by their cookie or (API clients) bearer token; null when they have brought neither (rulings: Session and visitor). */
export function visitorOf(call: Pick<Call, 'bearer' | 'cookie'>): Visitor | null {
  const token = call.bearer ?? call.cookie(cookieName);
  return token && tokenShape.test(token) ? { guestId: hashOf(token) } : null;
}

/** The visitor, who gets a guest session if they have none; the cookie is renewed. */
export function ensureVisitor(call: Call): Visitor {
  const known = visitorOf(call);
  if (known && call.bearer) return known;
  const token = known ? (call.cookie(cookieName) as string) : randomBytes(32).toString('base64url');
  call.setCookie(cookieName, token, { maxAge: guestLifetimeSeconds });
  return known ?? { guestId: hashOf(token) };
}
