import { mostNoted, type Noted, visitEndpoints, visitSteps } from '../../../contract/figures/visits.ts';
import { beacon } from '../beacon.ts';
import { kept } from '../visit/kept.ts';
import { notedVisitName, visitId } from '../visit/visit.ts';
import { onCartChanged, quantityInCookies } from '../visitor/cart-quantity.ts';
import { knownVisitor, onKnown } from '../visitor/visitor.ts';
import { measureVitals } from './measure-vitals.ts';
import { cartSeen, type NotedVisit, pageSeen, productOpened, type SeenPage, type Step } from './noted-visit.ts';

const stored = kept<NotedVisit | null>(notedVisitName, null);

/** Results of a search, as their screen marks them. */
const resultsOf = (element: Element | null) => (element instanceof HTMLElement ? element.dataset : null);

/**
 * Counts the visit for the shop's figures (docs/how-to/reports.md): the step that the page is, and the search that it shows. Only what happened is
 * sent, with no name or id. Waits until the visitor is known; staff who act for a customer or look at the closed shop are not a visit, and a
 * browser that asks not to share keeps and sends nothing.
 */
export function countVisit(): void {
  if (knownVisitor().flags !== null) begin();
  else {
    const stop = onKnown(() => {
      if (knownVisitor().flags === null) return;
      stop();
      // After the visit of a customer who signed out has ended (`noteVisit`), which reading its id here would hide.
      setTimeout(begin);
    });
  }
}

function begin(): void {
  const { impersonated, closed } = knownVisitor();
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (impersonated || closed || globalPrivacyControl === true) return;
  tell(pageSeen(stored.load(), visitId(), pageShown()));
  onCartChanged(() => {
    const visit = stored.load();
    if (visit) tell(cartSeen(visit, quantityInCookies(document.cookie), location.pathname));
  });
  document.addEventListener('click', noteProduct, true);
  measureVitals();
}

function pageShown(): SeenPage {
  const named = document.querySelector<HTMLElement>('[data-visit-step]')?.dataset.visitStep;
  const { searchText = '', searchFound } = resultsOf(document.querySelector('[data-search-text]')) ?? {};
  return {
    step: visitSteps.find((one) => one === named) ?? null,
    search: searchText && searchFound ? { text: searchText, found: Number(searchFound) } : null,
    inCart: quantityInCookies(document.cookie),
    path: location.pathname,
  };
}

/** Notes the product that is opened from the results of a search. */
function noteProduct({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const text = resultsOf(link?.closest('[data-search-text]') ?? null)?.searchText;
  const visit = text ? stored.load() : null;
  if (link?.pathname.endsWith('/product.html') && text && visit) tell(productOpened(visit, text, link.pathname));
}

function tell({ visit, events }: Step): void {
  stored.save(visit);
  const told: readonly Noted[] = events.slice(0, mostNoted);
  if (told.length > 0) beacon(visitEndpoints.note, { events: [...told] });
}
