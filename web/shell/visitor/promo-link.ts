import type { PageRequest } from '../../page/page.ts';

/** Keeps the promo code of a link (`?promo=`), on whatever page it was followed to, until the cart or the checkout is shown and enters it. */
const promoCookie = 'promo_code';
const lifetimeSeconds = 86_400;
/** Longer ones are no codes. */
const longest = 60;

/** The cookie for a page's query; null where no code is in it. */
export function cookieOfPromo(search: string): string | null {
  const code = new URLSearchParams(search).get('promo')?.trim();
  return code && code.length <= longest
    ? `${promoCookie}=${encodeURIComponent(code)}; path=/; max-age=${lifetimeSeconds}; samesite=lax`
    : null;
}

/** The code of this address, else of the link that the visitor came by, still to be entered; null without one. */
export function linkedPromo({ url, cookie }: Pick<PageRequest, 'url' | 'cookie'>): { code: string; error: null } | null {
  const code = url.searchParams.get('promo') || cookie(promoCookie);
  return code ? { code, error: null } : null;
}

/** Takes the code out of cookie and address: it has been entered, or refused. */
export function forgetPromo(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${promoCookie}=; path=/; max-age=0`;
  const url = new URL(location.href);
  if (!url.searchParams.has('promo')) return;
  url.searchParams.delete('promo');
  history.replaceState(history.state, '', url);
}
