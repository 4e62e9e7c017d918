/** Where the visitor was before the cart (spec §3 client storage, §7.7); the cart leads back there. */
export const cartRefererCookie = 'cart_referer_url';

/** Pages that are not shopping, so not worth returning to. */
const elsewhere = /^\/(cart|checkout|order-confirmation|login|myaccount|reset-request|password-reset|verify-email)(?:[/?#]|$)/;
const longest = 1000;

/** The cookie that remembers a page (path and query); null for one that is not gone back to. It ends with the browser. */
export function cookieOfPage(page: string): string | null {
  if (elsewhere.test(page) || page.length > longest) return null;
  return `${cartRefererCookie}=${encodeURIComponent(page)}; path=/; samesite=lax`;
}
