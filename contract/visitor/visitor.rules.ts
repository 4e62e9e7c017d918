/**
 * Client storage names of the visitor (spec §3), each a cookie that page script can read. They grant nothing: what a visitor may do follows from the
 * session alone.
 */

/** The signed-in customer's id; none for a guest. */
export const customerIdCookie = 'customer_id';

/** `true` for a guest, `false` for a customer; none before the first answer. */
export const isGuestCookie = 'is_guest';

/** `true` once a guest has chosen to check out without signing in, until the browser closes. */
export const loginSkippedCookie = 'is_login_skipped';

/** The site that linked to the shop, without path and query (`https://www.example.com`), until the browser closes. */
export const refererCookie = 'referer_url';

/** The keyed hash of an e-mail address from a link in an e-mail (`?ehid=`), until the browser closes; only with consent. */
export const ehidCookie = 'ehid';

/** What each request carries of its visit, as in the W3C header of the same name: `visit=…`. */
export const baggageCookie = 'baggage';

/** The query parameter of `ehidCookie` (spec §3: ehid from the query string). */
export const ehidParameter = 'ehid';
