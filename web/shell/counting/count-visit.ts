import { maxNoted, type Noted, visitEndpoints, visitSteps } from '../../../contract/figures/visits.ts';
import { vitalSampleRate } from '../../../contract/figures/vitals.ts';
import { kept } from '../../ui/browser/kept.ts';
import { loadModule } from '../../ui/browser/load-module.ts';
import { asksForPrivacy } from '../../ui/browser/privacy-control.ts';
import { beacon } from '../beacon.ts';
import { notedVisitName, visitId } from '../visit/visit.ts';
import { onCartChanged, quantityInCookies } from '../visitor/cart-quantity.ts';
import { knownVisitor, onKnown } from '../visitor/visitor.ts';
import {
  bannerClicked,
  bannersShown,
  cartSeen,
  type NotedVisit,
  pageSeen,
  productOpened,
  type SeenPage,
  type Step,
} from './noted-visit.ts';

const stored = kept<NotedVisit | null>(notedVisitName, null);

/** Results of a search, as their screen marks them. */
const resultsOf = (element: Element | null) => (element instanceof HTMLElement ? element.dataset : null);

/**
 * Counts the visit for the shop's figures (docs/how-to/reports.md): the step that the page is, the search that it shows, and its banners. Only what
 * happened is sent, with no name or id of the visitor. Waits until the visitor is known; staff who act for a customer or look at the closed shop are not a visit, and a
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
  if (impersonated || closed || asksForPrivacy()) return;
  tell(pageSeen(stored.load(), visitId(), pageShown()));
  onCartChanged(() => {
    const visit = stored.load();
    if (visit) tell(cartSeen(visit, quantityInCookies(document.cookie), location.pathname));
  });
  document.addEventListener('click', noteProduct, true);
  measureVitals();
  const content = document.querySelector<HTMLElement>('[data-content-page]');
  if (content) noteBanners(content);
}

/** Measures a share of the page views (spec §9); the other visitors do not load the code for it. */
function measureVitals(): void {
  if (Math.random() < vitalSampleRate) void loadModule(() => import('./vitals.ts')).then(({ watchVitals }) => watchVitals());
}

function pageShown(): SeenPage {
  const named = document.querySelector<HTMLElement>('[data-visit-step]')?.dataset.visitStep;
  const order = document.querySelector<HTMLElement>('[data-order-number]')?.dataset.orderNumber ?? null;
  const { searchText = '', searchFound } = resultsOf(document.querySelector('[data-search-text]')) ?? {};
  return {
    step: visitSteps.find((one) => one === named) ?? null,
    search: searchText && searchFound ? { text: searchText, found: Number(searchFound) } : null,
    inCart: quantityInCookies(document.cookie),
    path: location.pathname,
    order,
    at: Date.now(),
  };
}

/** Records which banners of a content page come into view (sent when the page is left) and which are clicked. */
function noteBanners(content: HTMLElement): void {
  const page = content.dataset.contentPage ?? '';
  const inView = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) inView.add(target.getAttribute('data-banner') ?? '');
    },
    { threshold: 0.3 },
  );
  for (const banner of content.querySelectorAll('[data-banner]')) observer.observe(banner);
  const note = (step: (visit: NotedVisit) => Step) => {
    const visit = stored.load();
    if (visit) tell(step(visit));
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') note((visit) => bannersShown(visit, page, [...inView]));
  });
  content.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const banner = link?.closest<HTMLElement>('[data-banner]')?.dataset.banner;
    if (banner) note((visit) => bannerClicked(visit, page, banner, Date.now()));
  });
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
  const told: readonly Noted[] = events.slice(0, maxNoted);
  if (told.length > 0) beacon(visitEndpoints.note, { events: [...told] });
}
