import {
  type BannerAction,
  maxBanners,
  maxSecondsToOrder,
  type Noted,
  type VisitStep,
  visitSteps,
} from '../../../contract/figures/visits.ts';

/** What of a visit has been counted, so that nothing of it counts twice. It stays in the browser. */
export interface NotedVisit {
  /** The visit's id (`../visit/visit.ts`), which is never sent. */
  readonly visit: string;
  readonly steps: readonly VisitStep[];
  readonly searches: readonly string[];
  /** Units in the cart when last looked. */
  readonly inCart: number;
  /** The product opened last from the results of a search. */
  readonly opened: { readonly text: string; readonly path: string } | null;
  /** Searches that led to a product, and to the cart. */
  readonly led: readonly string[];
  readonly carted: readonly string[];
  /** Banners that were in view and clicked, each with its page; and the one clicked last, at a time in milliseconds. */
  readonly shown: readonly string[];
  readonly clicked: readonly string[];
  readonly click: { readonly page: string; readonly banner: string; readonly at: number } | null;
  /** Orders whose confirmation was seen. */
  readonly orders: readonly string[];
}

/** A page as it counts. */
export interface SeenPage {
  readonly step: VisitStep | null;
  /** The results that it shows. */
  readonly search: { readonly text: string; readonly found: number } | null;
  readonly inCart: number;
  readonly path: string;
  /** The order that it confirms. */
  readonly order: string | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface Step {
  readonly visit: NotedVisit;
  readonly events: readonly Noted[];
}

/** Searches of a visit at most: a person searches for fewer different texts. */
const maxSearches = 30;

const begun = (visit: string, inCart: number): NotedVisit => ({
  visit,
  inCart,
  steps: [],
  searches: [],
  opened: null,
  led: [],
  carted: [],
  shown: [],
  clicked: [],
  click: null,
  orders: [],
});

/** The step and all before it that do not count yet: who pays has also had a cart, wherever it was filled. */
function reached(visit: NotedVisit, step: VisitStep): Step {
  const fresh = visitSteps.slice(0, visitSteps.indexOf(step) + 1).filter((one) => !visit.steps.includes(one));
  return {
    visit: { ...visit, steps: [...visit.steps, ...fresh] },
    events: fresh.map((one) => ({ kind: 'step', step: one })),
  };
}

/** A page has been opened in a visit. */
export function pageSeen(kept: NotedVisit | null, visitId: string, { step, search, inCart, path, order, at }: SeenPage): Step {
  // What was kept before an update of the shop may lack a part.
  const known = { ...begun(visitId, inCart), ...(kept?.visit === visitId && kept) };
  const carted = cartSeen(known, inCart, path);
  const stepped = step ? reached(carted.visit, step) : { visit: carted.visit, events: [] };
  const ordered = orderSeen(stepped.visit, order, at);
  const { visit } = ordered;
  const events = [...carted.events, ...stepped.events, ...ordered.events];
  if (!search || visit.searches.includes(search.text) || visit.searches.length >= maxSearches) return { visit, events };
  return { visit: { ...visit, searches: [...visit.searches, search.text] }, events: [...events, { kind: 'search', ...search }] };
}

/** A product has been opened from the results of a search. */
export function productOpened(visit: NotedVisit, text: string, path: string): Step {
  const opened = { ...visit, opened: { text, path } };
  if (visit.led.includes(text)) return { visit: opened, events: [] };
  return { visit: { ...opened, led: [...visit.led, text] }, events: [{ kind: 'led', text, to: 'product' }] };
}

/** The cart has so many units, seen on a page. More than before is a step; on the page of a product that a search led to, it is the search's too. */
export function cartSeen(known: NotedVisit, inCart: number, path: string): Step {
  const visit = { ...known, inCart };
  if (inCart <= known.inCart) return { visit, events: [] };
  const stepped = reached(visit, 'cart');
  const { opened, carted } = visit;
  if (opened?.path !== path || carted.includes(opened.text)) return stepped;
  return {
    visit: { ...stepped.visit, carted: [...carted, opened.text] },
    events: [...stepped.events, { kind: 'led', text: opened.text, to: 'cart' }],
  };
}

/** An order's confirmation has been opened. The first time it counts for the banner clicked last, if any was. */
function orderSeen(visit: NotedVisit, orderNumber: string | null, at: number): Step {
  if (!orderNumber || visit.orders.includes(orderNumber)) return { visit, events: [] };
  const { click } = visit;
  const seconds = click ? Math.ceil((at - click.at) / 1000) : -1;
  const counts = click !== null && seconds >= 0 && seconds <= maxSecondsToOrder;
  return {
    visit: { ...visit, orders: [...visit.orders, orderNumber] },
    events: counts ? [{ kind: 'ordered', page: click.page, banner: click.banner, orderNumber, seconds }] : [],
  };
}

/** Banners of a page have been in view, or one was clicked. */
function bannersNoted(visit: NotedVisit, action: BannerAction, page: string, banners: readonly string[]): Step {
  const keyOf = (banner: string) => `${page} ${banner}`;
  const fresh = banners.filter((banner) => !visit[action].includes(keyOf(banner))).slice(0, Math.max(0, maxBanners - visit[action].length));
  return {
    visit: { ...visit, [action]: [...visit[action], ...fresh.map(keyOf)] },
    events: fresh.length > 0 ? [{ kind: 'banners', action, page, banners: fresh }] : [],
  };
}

export const bannersShown = (visit: NotedVisit, page: string, banners: readonly string[]): Step =>
  bannersNoted(visit, 'shown', page, banners);

/** Who clicks has seen, and what was clicked before no longer counts for an order. */
export function bannerClicked(visit: NotedVisit, page: string, banner: string, at: number): Step {
  const shown = bannersShown(visit, page, [banner]);
  const clicked = bannersNoted({ ...shown.visit, click: { page, banner, at } }, 'clicked', page, [banner]);
  return { visit: clicked.visit, events: [...shown.events, ...clicked.events] };
}
