import { cookieText } from '../visit/cookies.ts';

/** The page before the cart (spec §3 client storage, §7.7); the cart links back to it. */
export const cartRefererCookie = 'cart_referer_url';

/** The screens on which one shops; others are not worth returning to. */
const shopping = ['content-page', 'category', 'results', 'product'];
const longest = 1000;

/** The cookie that stores a page (path and query) of a screen, `secure` over https; null for pages not worth returning to. A session cookie. */
export function cookieOfPage(page: string, screen: string | undefined, secure?: boolean): string | null {
  if (!shopping.includes(screen ?? '') || page.length > longest) return null;
  return cookieText(cartRefererCookie, page, undefined, secure);
}
