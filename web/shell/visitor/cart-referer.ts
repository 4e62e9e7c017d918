import { cookieText } from '../visit/cookies.ts';

/** The page before the cart (spec §3 client storage, §7.7); the cart links back to it. */
export const cartRefererCookie = 'cart_referer_url';

/** Pages that are not shopping, so not worth returning to. */
const elsewhere =
  /^\/(cart|checkout|order-confirmation|tracking|returns|find-order|login|myaccount|reset-request|password-reset|verify-email)(?:[/?#]|$)/;
const longest = 1000;

/** The cookie that stores a page (path and query), `secure` over https; null for pages not worth returning to. A session cookie. */
export function cookieOfPage(page: string, secure?: boolean): string | null {
  if (elsewhere.test(page) || page.length > longest) return null;
  return cookieText(cartRefererCookie, page, undefined, secure);
}
