import { ehidCookie, ehidParameter, refererCookie } from '../../contract/visitor/visitor.ts';
import type { Config } from '../platform/config/config.ts';
import { urlOf } from '../platform/config/shop-urls.ts';
import type { Call } from '../platform/http/call.ts';
import { sign } from '../platform/signing.ts';
import { emailKey } from './customer.ts';

/** Where the visit of an order began, where one of our e-mails led to it. */
export const fromEmail = 'email';

/** Keyed, so that without the shop's secret no one can recover an address from it or make one for an address (decision 0176). 22 characters. */
const ehidOf = (secret: string, email: string): string => sign(secret, 'ehid', emailKey(email)).slice(0, 22);

/** A link for an e-mail to this address, with its `ehid` (spec §3). */
export function emailLink(secret: string, email: string, url: string): string {
  const link = new URL(url);
  link.searchParams.set(ehidParameter, ehidOf(secret, email));
  return link.href;
}

/**
 * Where the visit of this order began: `email` for one of our e-mails to the same address, else the host that linked to the shop (spec §3: ehid,
 * referer_url); null for a shopper who came by themselves, and for apps. The cookies are the browser's own word, so this decides nothing.
 */
export function cameFrom(
  { secret, shopUrls }: Pick<Config, 'secret' | 'shopUrls'>,
  call: Pick<Call, 'bearer' | 'cookie' | 'brand'>,
  email: string,
): string | null {
  if (call.bearer) return null;
  if (call.cookie(ehidCookie) === ehidOf(secret, email)) return fromEmail;
  const referer = call.cookie(refererCookie) ?? '';
  if (referer.length > 300 || !/^https?:\/\//.test(referer) || !URL.canParse(referer)) return null;
  const { hostname } = new URL(referer);
  const own = new URL(urlOf({ shopUrls }, call.brand)).hostname;
  return hostname === own || hostname.length > 253 ? null : hostname;
}
