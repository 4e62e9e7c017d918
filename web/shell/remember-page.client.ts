import { cart } from '../routes.ts';
import { cookieOfPage } from './cart-referer.ts';

/** Keeps the page from which the visitor goes to the cart, by whichever link (spec §7.7). */
export function rememberPageBeforeCart(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const cookie =
        target instanceof Element && target.closest(`a[href="${cart()}"]`) && cookieOfPage(location.pathname + location.search);
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and the next page needs it at once
      if (cookie) document.cookie = cookie;
    },
    true,
  );
}
