import { restrictionKeys } from '../contract/facets.ts';
import type { Route } from './page/route.ts';
import { formatRestrictions, inOrder, type Restriction } from './search-url.ts';

/**
 * Every URL of the shop, once: what it looks like, the screen that shows it, the query it reads, and whether the browser
 * may fetch it ahead. A screen's page module (load, head, cache policy and tags) is `web/screens/{screen}/page.ts`.
 * The functions below the table make the links; nobody types a path.
 */
export const routes = [
  { name: 'home', pattern: '/', screen: 'content-page', query: ['preview'], listed: true, ahead: 'prefetch' },
  {
    name: 'category',
    pattern: '/c/:slug',
    screen: 'category',
    query: ['t', ...restrictionKeys, 'page', 'sort'],
    oneOrder: true,
    ahead: 'prefetch',
  },
  { name: 'search', pattern: '/search', screen: 'search', query: ['q', 'in', 't', ...restrictionKeys, 'of', 'from', 'to', 'sort'] },
  { name: 'results', pattern: '/:values/:keys/results.html', screen: 'results', query: ['page', 'sort'], ahead: 'prefetch' },
  { name: 'namedResults', pattern: '/:values/:keys/:name-results.html', screen: 'results', query: ['page', 'sort'], ahead: 'prefetch' },
  {
    name: 'product',
    pattern: '/:department/:slug/:productId/product.html',
    screen: 'product',
    query: ['variation', 'reviews', 'reviewSort', 'stars', 'withPhotos', 'verified'],
    ahead: 'prerender',
  },
  { name: 'writeReview', pattern: '/write-review/:productId', screen: 'write-review', query: [] },
  { name: 'cart', pattern: '/cart', screen: 'cart', query: ['done', 'item', 'quantity'] },
  { name: 'checkout', pattern: '/checkout', screen: 'checkout', query: ['checkout'] },
  { name: 'orderConfirmation', pattern: '/order-confirmation', screen: 'order-confirmation', query: ['order', 'token'] },
  { name: 'stopAlerts', pattern: '/stock-alerts/stop', screen: 'stop-alerts', query: ['alert', 'token'] },
  { name: 'notifications', pattern: '/notifications', screen: 'notifications', query: [] },
  { name: 'login', pattern: '/login', screen: 'login', query: ['tab', 'redirect_to', 'email', 'done'] },
  { name: 'resetRequest', pattern: '/reset-request', screen: 'reset-request', query: ['email', 'done'] },
  { name: 'passwordReset', pattern: '/password-reset', screen: 'password-reset', query: ['token'] },
  { name: 'verifyEmail', pattern: '/verify-email', screen: 'verify-email', query: ['token', 'done'] },
  { name: 'manageEmail', pattern: '/manage-email', screen: 'manage-email', query: ['email', 'token', 'choice', 'done'] },
  { name: 'account', pattern: '/myaccount', screen: 'account', query: [] },
  { name: 'accountProfile', pattern: '/myaccount/profile', screen: 'account-profile', query: ['done'] },
  { name: 'accountAddresses', pattern: '/myaccount/addresses', screen: 'account-addresses', query: ['edit', 'done'] },
  { name: 'accountSecurity', pattern: '/myaccount/security', screen: 'account-security', query: ['done'] },
  { name: 'accountOrders', pattern: '/myaccount/orders', screen: 'account-orders', query: ['filter', 'page'] },
  { name: 'accountOrder', pattern: '/myaccount/orders/:orderNumber', screen: 'account-order', query: [] },
  { name: 'accountSaved', pattern: '/myaccount/saved', screen: 'account-saved', query: ['done', 'item', 'quantity'] },
  { name: 'help', pattern: '/help', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'customerCare', pattern: '/customer-care', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'contact', pattern: '/contact', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'shipping', pattern: '/shipping', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'oversizedDelivery', pattern: '/oversized-delivery', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'returns', pattern: '/returns', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'refunds', pattern: '/refunds', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'nonReturnableItems', pattern: '/non-returnable-items', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'internationalHelp', pattern: '/international-help', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'about', pattern: '/about', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'careers', pattern: '/careers', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'investors', pattern: '/investors', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'sellYourProducts', pattern: '/sell-your-products', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'privacy', pattern: '/privacy', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'privacyRequest', pattern: '/privacy-request', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'terms', pattern: '/terms', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'getTheApp', pattern: '/get-the-app', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'faq', pattern: '/faq', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  { name: 'accessibilityPolicy', pattern: '/accessibility-policy', screen: 'information', query: [], listed: true, ahead: 'prefetch' },
  {
    name: 'promotionalTermsAndConditions',
    pattern: '/promotional-terms-and-conditions',
    screen: 'information',
    query: [],
    listed: true,
    ahead: 'prefetch',
  },
  { name: 'creditCard', pattern: '/credit-card', screen: 'credit-card', query: [], listed: true, ahead: 'prefetch' },
  { name: 'notFound', pattern: '/404', screen: 'not-found', query: [] },
  { name: 'outbox', pattern: '/dev/outbox', screen: 'outbox', query: ['mail'] },
  { name: 'bank', pattern: '/sandbox/bank/:challengeId', screen: 'bank', query: ['return'] },
  { name: 'apiDocs', pattern: '/api/docs', screen: 'api-docs', query: [] },
  // Last: every path of one step that is nothing else may be a page of the content system.
  { name: 'contentPage', pattern: '/:page', screen: 'content-page', query: ['preview'] },
] as const satisfies readonly Route[];

/** Where in a list: `page` counts from 1; the first page and the list's own order are left out of the URL. */
export interface ListPlace {
  readonly filters?: readonly Restriction[] | undefined;
  readonly page?: number | undefined;
  readonly sort?: string | undefined;
}

export const home = (): string => '/';
export const notifications = (): string => '/notifications';

/** A page of the content system by its id: `/deals` (rulings: Routes and URLs). */
export const contentPage = (page: string): string => `/${encodeURIComponent(page)}`;

/** A category; its filters are in the query, in their one order. */
export function category(which: { slug: string; taxonomyId: number }, { filters = [], ...place }: ListPlace = {}): string {
  const chosen: Record<string, string[]> = {};
  for (const { key, value } of inOrder(filters)) chosen[key] = [...(chosen[key] ?? []), value];
  return `/c/${encodeURIComponent(which.slug)}${query({ t: which.taxonomyId, ...chosen, ...listQuery(place) })}`;
}

/** Where forms of lists go without script; it answers with the list's own URL (`web/screens/search/page.ts`). */
export const search = (): string => '/search';

/** What a search (`k`), filters or both have found. `name` is the last segment, where a suggestion names another than `results.html` (spec §2.1). */
export function results(
  { k }: { k?: string | undefined },
  { filters = [], name = 'results.html', ...place }: ListPlace & { name?: string } = {},
): string {
  const restrictions: Restriction[] = k === undefined ? [...filters] : [{ key: 'k', value: k }, ...filters];
  return `/${formatRestrictions(restrictions)}/${encodeURIComponent(name)}${query({ ...listQuery(place) })}`;
}

export function product(
  which: { departmentSlug: string; slug: string; productId: number },
  chosen: {
    readonly variationId?: number | undefined;
    /** Page of the reviews, from 1. */
    readonly reviewsPage?: number | undefined;
  } = {},
): string {
  const path = [which.departmentSlug, which.slug, String(which.productId)].map(encodeURIComponent).join('/');
  const reviews = chosen.reviewsPage === 1 ? undefined : chosen.reviewsPage;
  return `/${path}/product.html${query({ variation: chosen.variationId, reviews })}`;
}

/** Where a review of the product is written. */
export const writeReview = (which: { productId: number }): string => `/write-review/${which.productId}`;

/** What was just done to an item, so that it can be told and undone without script. */
interface JustDone {
  readonly done?: string | undefined;
  /** Its variation. */
  readonly item?: number | undefined;
  readonly quantity?: number | undefined;
}

export const cart = ({ done, item, quantity }: JustDone = {}): string => `/cart${query({ done, item, quantity })}`;

export const checkout = (): string => '/checkout';

/** `token` lets a guest see the order from the mail's link; right after buying a cookie does. */
export function orderConfirmation(which: { orderNumber?: string | undefined; token?: string | undefined } = {}): string {
  return `/order-confirmation${query({ order: which.orderNumber, token: which.token })}`;
}

/** Where a back-in-stock mail's "stop" leads. */
export const stopAlerts = (which: { alertId: string; token: string }): string =>
  `/stock-alerts/stop${query({ alert: which.alertId, token: which.token })}`;

/** Signing in and registering; `returnTo` is the path one came from and goes back to. */
export function login(
  where: {
    tab?: 'login' | 'register' | undefined;
    returnTo?: string | undefined;
    email?: string | undefined;
    done?: string | undefined;
  } = {},
): string {
  return `/login${query({ tab: where.tab, redirect_to: where.returnTo, email: where.email, done: where.done })}`;
}

/** `done`: what has just been done, to be told on the page. */
interface Told {
  readonly done?: string | undefined;
}

export const resetRequest = (where: Told & { email?: string | undefined } = {}): string =>
  `/reset-request${query({ email: where.email, done: where.done })}`;

export const passwordReset = (where: { token: string }): string => `/password-reset${query({ token: where.token })}`;

export const verifyEmail = (where: Told & { token?: string | undefined } = {}): string =>
  `/verify-email${query({ token: where.token, done: where.done })}`;

/** With a mail's token it shows and sets the preferences of its address. */
export const manageEmail = (where: Told & { email?: string | undefined; token?: string | undefined } = {}): string =>
  `/manage-email${query({ email: where.email, token: where.token, done: where.done })}`;

export const account = (): string => '/myaccount';
export const accountProfile = (where: Told = {}): string => `/myaccount/profile${query({ done: where.done })}`;
export const accountSecurity = (where: Told = {}): string => `/myaccount/security${query({ done: where.done })}`;

/** `edit` is an address's id, or `new`. */
export const accountAddresses = (where: Told & { edit?: number | 'new' | undefined } = {}): string =>
  `/myaccount/addresses${query({ edit: where.edit, done: where.done })}`;

export const accountOrders = (which: { filter?: string | undefined; page?: number | undefined } = {}): string =>
  `/myaccount/orders${query({ filter: which.filter, page: which.page === 1 ? undefined : which.page })}`;

export const accountOrder = (which: { orderNumber: string }): string => `/myaccount/orders/${encodeURIComponent(which.orderNumber)}`;

export const accountSaved = ({ done, item, quantity }: JustDone = {}): string => `/myaccount/saved${query({ done, item, quantity })}`;

/** A page of words: help, the company, the rules. Their paths are the demonstration's choice (rulings: Routes and URLs), the last three the spec's (§2.1). */
export type InformationPage =
  | 'help'
  | 'customer-care'
  | 'contact'
  | 'shipping'
  | 'oversized-delivery'
  | 'returns'
  | 'refunds'
  | 'non-returnable-items'
  | 'international-help'
  | 'about'
  | 'careers'
  | 'investors'
  | 'sell-your-products'
  | 'privacy'
  | 'privacy-request'
  | 'terms'
  | 'get-the-app'
  | 'faq'
  | 'accessibility-policy'
  | 'promotional-terms-and-conditions';

export const information = (page: InformationPage): string => `/${page}`;

export const creditCard = (): string => '/credit-card';

export const outbox = (which: { mailId?: number | undefined } = {}): string => `/dev/outbox${query({ mail: which.mailId })}`;

/** The sandbox bank's challenge page; `returnTo` is the path it leads back to. */
export function bank(which: { challengeId: string }, returnTo?: string): string {
  return `/sandbox/bank/${encodeURIComponent(which.challengeId)}${query({ return: returnTo })}`;
}

function listQuery({ page, sort }: ListPlace): Record<string, string | number | undefined> {
  return { page: page === 1 ? undefined : page, sort };
}

function query(values: Readonly<Record<string, string | number | readonly string[] | undefined>>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value ?? []].flat()) if (one !== '') given.append(name, String(one));
  }
  return given.size === 0 ? '' : `?${given}`;
}
