import { cookieOfPromo } from '../visitor/promo-link.ts';

/** Stores the promo code of the link that brought the visitor. */
export function rememberPromo(): void {
  const cookie = location.search.includes('promo=') && cookieOfPromo(location.search);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  if (cookie) document.cookie = cookie;
}
