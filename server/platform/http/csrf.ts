import { randomBytes } from 'node:crypto';
import { sign, verify } from '../signing.ts';
import type { Call } from './call.ts';
import { visitorCookie } from './caller/caller.ts';

const visitorLifetime = 31_536_000;

const purpose = 'csrf';

/** The visitor's CSRF token, for the page's `csrf-token` meta tag (rulings: Session and visitor). */
export function csrfTokenFor(call: Call, secret: string): string {
  const known = call.cookie(visitorCookie);
  let visitorId = known ?? call.caller.visitorId;
  if (!visitorId || !/^[\w-]{22}$/.test(visitorId)) visitorId = randomBytes(16).toString('base64url');
  if (visitorId !== known) call.setCookie(visitorCookie, visitorId, { maxAge: visitorLifetime });
  return sign(secret, purpose, visitorId);
}

export interface MutationRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/**
 * Whether a changing request comes from the shop itself. Browsers say so in Sec-Fetch-Site, older ones in Origin, and that counts without cookies
 * too: otherwise another site could sign a visitor in to its own account. With neither header the token is required, unless there are no cookies or a
 * bearer token, and so nothing to forge.
 */
export function comesFromShop({ headers, cookies }: MutationRequest, secret: string): boolean {
  // Only Bearer: browsers repeat Basic and Digest credentials by themselves, on other sites' requests too.
  if (/^Bearer /i.test(headers.authorization?.toString() ?? '')) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin !== undefined) return hostOf(String(headers.origin)) === headers.host;
  if (Object.keys(cookies).length === 0) return true;
  return tokenMatches(headers['x-csrf-token'], cookies[visitorCookie], secret);
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

function tokenMatches(token: string | string[] | undefined, visitorId: string | undefined, secret: string): boolean {
  return typeof token === 'string' && !!visitorId && verify(secret, purpose, visitorId, token);
}
