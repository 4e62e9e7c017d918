import { cart } from '../../routes.ts';
import { forgetStartingWith } from '../../ui/browser/kept.ts';
import { reviewDraftPrefix } from '../../ui/browser/kept-names.ts';
import { countVisit } from '../counting/count-visit.ts';
import { cookieOfPage } from '../visitor/cart-referer.ts';
import { cookieOfPromo } from '../visitor/promo-link.ts';
import { keepForms } from './keep-forms.ts';
import { rememberEmail } from './remember-email.ts';
import { showLater } from './show-later.ts';

/**
 * Starts page-wide behaviour, which listens to the document; parts of the page are islands (docs/decisions/0001-static-pages-with-islands.md). Called
 * after load, when the browser is idle.
 */
export function startBehaviours(): void {
  openDialogsByCommand();
  rememberPageBeforeCart();
  rememberPromo();
  rememberEmail();
  keepForms();
  dropDraftsAtSignOut();
  countVisit();
  showLater();
}

/** Opens dialogs in browsers that don't support `command` on buttons. */
function openDialogsByCommand(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[command="show-modal"]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  });
}

/**
 * Removes a customer's drafts as they sign out; a session that ends by itself leaves them to its customer. Listens after `keepForms`, which stops a
 * sign-out while offline.
 */
function dropDraftsAtSignOut(): void {
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && target.matches('[data-signs-out]')) forgetStartingWith(reviewDraftPrefix);
  });
}

/** Remembers the page from which the visitor goes to the cart (spec §7.7). */
function rememberPageBeforeCart(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const toCart = target instanceof Element && target.closest(`a[href="${cart()}"]`);
      if (toCart) store(cookieOfPage(location.pathname + location.search, document.documentElement.dataset.screen));
    },
    true,
  );
}

/** Stores the promo code of the link that brought the visitor. */
function rememberPromo(): void {
  if (location.search.includes('promo=')) store(cookieOfPromo(location.search));
}

function store(cookie: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and the next page needs it at once
  if (cookie) document.cookie = cookie;
}
