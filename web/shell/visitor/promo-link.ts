import type { PageRequest } from '../../page/page.ts';
import { cookieText, writeCookie } from '../visit/cookies.ts';

/** Stores a link's promo code (`?promo=`) from any page until the cart or the checkout is shown and enters it. */
const promoCookie = 'promo_code';
const lifetimeSeconds = 86_400;
/** Longer values are no codes. */
const longest = 60;

/** The cookie for a page's query, `secure` over https; null without a code in it. */
export function cookieOfPromo(search: string, secure?: boolean): string | null {
  const code = new URLSearchParams(search).get('promo')?.trim();
  return code && code.length <= longest ? cookieText(promoCookie, code, lifetimeSeconds, secure) : null;
}

/** The pending code of this address, else of the link that brought the visitor; null without one. */
export function linkedPromo({ url, cookie }: Pick<PageRequest, 'url' | 'cookie'>): { code: string; error: null } | null {
  const code = url.searchParams.get('promo') || cookie(promoCookie);
  return code ? { code, error: null } : null;
}

/** Removes the code from cookie and address after it was entered or refused. */
export function forgetPromo(): void {
  writeCookie(promoCookie, '', 0);
  const url = new URL(location.href);
  if (!url.searchParams.has('promo')) return;
  url.searchParams.delete('promo');
  history.replaceState(history.state, '', url);
}
