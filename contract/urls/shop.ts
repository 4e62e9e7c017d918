import { restrictionKeys } from '../catalog/facets.ts';
import { inOrder, type Restriction, segmentsOf } from './search-url.ts';
import { laterPage, url } from './url.ts';

/** Every page of the shop: what its address looks like, the query it reads, and the links to it. `web/routes.ts` says which screen shows it. */

/** Where in a list: `page` counts from 1; the first page and the list's own order are left out of the URL. */
export interface ListPlace {
  readonly filters?: readonly Restriction[] | undefined;
  readonly page?: number | undefined;
  readonly sort?: string | undefined;
}

export const home = url('/', ['preview']);

/** A page of the content system by its id: `/deals` (rulings: Routes and URLs). */
export const contentPage = url('/:page', ['preview'], (page: string, query: { preview?: string } = {}) => ({ page, ...query }));

/** A page of the content system wherever it stands: the front page at `/`, every other at its id. `preview` is an editor's token for its draft. */
export const authoredPage = (pageId: string, query: { preview?: string } = {}): string =>
  pageId === 'homepage' ? home(query) : contentPage(pageId, query);

/** What is reduced, with the campaign that leads there (spec §3, campaign tracking). */
export const campaign = (campaignId: string): string => `${contentPage('deals')}?${new URLSearchParams({ cid: campaignId })}`;

/** A category; its filters are in the query, in their one order. */
export const category = url(
  '/c/:slug',
  ['t', ...restrictionKeys, 'page', 'sort'],
  ({ slug, taxonomyId }: { slug: string; taxonomyId: number }, { filters = [], page, sort }: ListPlace = {}) => {
    const chosen: Record<string, string[]> = {};
    for (const { key, value } of inOrder(filters)) chosen[key] = [...(chosen[key] ?? []), value];
    return { ...chosen, slug, t: taxonomyId, page: laterPage(page), sort };
  },
);

/** Where forms of lists go without script; it answers with the list's own URL (`web/screens/search/page.ts`). */
export const search = url('/search', ['q', 'in', 't', ...restrictionKeys, 'of', 'from', 'to', 'sort']);

interface Found extends ListPlace {
  /** The last segment, where a suggestion names another than `results.html` (spec §2.1). */
  readonly name?: string | undefined;
}

const listQuery = ['page', 'sort'] as const;
const arrangeResults = ({ k }: { k?: string | undefined }, { filters = [], page, sort, name = '' }: Found = {}) => ({
  ...segmentsOf(k === undefined ? filters : [{ key: 'k', value: k }, ...filters]),
  name: name.replace(/-results\.html$/, ''),
  page: laterPage(page),
  sort,
});

export const unnamedResults = url('/:values/:keys/results.html', listQuery, arrangeResults);
export const namedResults = url('/:values/:keys/:name-results.html', listQuery, arrangeResults);

/** What a search (`k`), filters or both have found. */
export const results = (found: { k?: string | undefined }, place: Found = {}): string =>
  place.name === undefined ? unnamedResults(found, place) : namedResults(found, place);

interface Chosen {
  readonly variationId?: number | undefined;
  /** Page of the reviews, from 1. */
  readonly reviewsPage?: number | undefined;
}

export const product = url(
  '/:department/:slug/:productId/product.html',
  ['variation', 'reviews', 'reviewSort', 'stars', 'withPhotos', 'verified'],
  (which: { departmentSlug: string; slug: string; productId: number }, chosen: Chosen = {}) => ({
    department: which.departmentSlug,
    slug: which.slug,
    productId: which.productId,
    variation: chosen.variationId,
    reviews: laterPage(chosen.reviewsPage),
  }),
);

/** Where a review of the product is written. */
export const writeReview = url('/write-review/:productId');

/**
 * `done`, with `item` (a variation) and `quantity`: what was just done to an item, so that it can be told and undone without script. `promo` is a link's
 * promo code; `removePromo` the one that a form without script removes.
 */
export const cart = url('/cart', ['done', 'item', 'quantity', 'promo', 'removePromo']);

/** `checkout` is the number that a bank sends the shopper back with; `checkout.resume` then learns how the payment stands. `promo` and `removePromo` as the cart has them. */
export const checkout = url('/checkout', ['checkout', 'promo', 'removePromo']);

/** The checkout for the apps' web views (spec §2.1): no header, no footer; the first request may bring the session as a bearer token. */
export const checkoutMobile = url('/checkout/mobile', ['checkout', 'promo']);
/** Where that ends without an order. */
export const checkoutEnded = url('/checkout/mobile/ended', ['because'], (why: { because: 'empty' | 'session' | 'failed' }) => why);

/** Takes the shopper to the wallet and takes its answer: without \`token\` the way there, with it the way back (spec §2.1). */
export const paypalProcessing = url(
  '/paypal-processing',
  ['checkout', 'token', 'PayerID', 'again'],
  (where: { checkout: string; token?: string | undefined; again?: string | undefined }) => where,
);
/** Reviews and places an order that was approved in the wallet. */
export const paypalCheckout = url('/paypal-checkout', ['checkout'], ({ checkout }: { checkout?: string | undefined } = {}) => ({
  checkout,
}));
/** Where the wallet sends a shopper who gave up there. */
export const paypalCancel = url('/paypal-cancel', ['checkout', 'token'], ({ checkout }: { checkout?: string | undefined } = {}) => ({
  checkout,
}));

/** `token` lets a guest see the order from the mail's link; right after buying a cookie does. */
export const orderConfirmation = url(
  '/order-confirmation',
  ['order', 'token', 'done'],
  (which: { orderNumber?: string | undefined; token?: string | undefined; done?: string | undefined } = {}) => ({
    order: which.orderNumber,
    token: which.token,
    done: which.done,
  }),
);

/** Stops the alerts of the address that the token was sent to. */
export const stopAlerts = url('/stock-alerts/stop', ['alert', 'token'], (which: { alertId: number | string; token: string }) => ({
  alert: which.alertId,
  token: which.token,
}));

export const notifications = url('/notifications');

interface LoginPlace {
  readonly tab?: 'login' | 'register' | undefined;
  /** The path one came from and goes back to. */
  readonly returnTo?: string | undefined;
  readonly email?: string | undefined;
  readonly done?: string | undefined;
}

/** Signing in and registering. */
export const login = url('/login', ['tab', 'redirect_to', 'email', 'done'], ({ returnTo, ...where }: LoginPlace = {}) => ({
  ...where,
  redirect_to: returnTo,
}));

/** Asks for a link that lets a new password be set. */
export const resetRequest = url('/reset-request', ['email', 'done']);
export const passwordReset = url('/password-reset', ['token'], (where: { token: string }) => where);

/** The token shows that an address is its reader's. */
export const verifyEmail = url('/verify-email', ['token', 'done']);

/** Where the e-mail about a change of address leads whoever has not asked for it. */
export const stopEmailChange = url('/stop-email-change', ['token'], (where: { token: string }) => where);

/** With the token of an e-mail it shows and sets the preferences of its address; `choice` is what was asked for and waits to be confirmed. */
export const manageEmail = url('/manage-email', ['email', 'token', 'choice', 'done']);

export const account = url('/myaccount');
export const accountProfile = url('/myaccount/profile', ['done']);
/** `edit` is an address's id, or `new`. */
export const accountAddresses = url('/myaccount/addresses', ['edit', 'done']);
/** Saved cards; `delete` is the id of one that is about to be deleted. */
export const accountCards = url('/myaccount/payment-methods', ['delete', 'done']);
export const accountSecurity = url('/myaccount/security', ['done']);
export const accountOrders = url(
  '/myaccount/orders',
  ['filter', 'page'],
  ({ filter, page }: { filter?: string | undefined; page?: number | undefined } = {}) => ({ filter, page: laterPage(page) }),
);
/** Where items of an order are returned (spec §2.1). `token` lets a guest in from the mail's link; `case` is the return that was just requested. */
export const orderReturn = url(
  '/myaccount/orders/return',
  ['order', 'token', 'case', 'done'],
  (which: { orderNumber: string; token?: string | undefined; caseNumber?: string | undefined; done?: string | undefined }) => ({
    order: which.orderNumber,
    token: which.token,
    case: which.caseNumber,
    done: which.done,
  }),
);
export const accountOrder = url('/myaccount/orders/:orderNumber', ['done']);
/** Its query is the cart's. */
export const accountSaved = url('/myaccount/saved', ['done', 'item', 'quantity']);

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

export const creditCard = url('/credit-card');
export const notFound = url('/404');
export const outbox = url('/dev/outbox', ['mail'], ({ mailId }: { mailId?: number | undefined } = {}) => ({ mail: mailId }));

/** The sandbox bank's challenge page; `returnTo` is the path it leads back to. */
export const bank = url('/sandbox/bank/:challengeId', ['return'], ({ challengeId }: { challengeId: string }, returnTo?: string) => ({
  challengeId,
  return: returnTo,
}));

/** The sandbox wallet's page, where its payer approves an order. */
export const sandboxWallet = url('/sandbox/wallet/:orderId', [], ({ orderId }: { orderId: string }) => ({ orderId }));

/** Where staff act for a customer, with a reason; here and not with the console's pages because every page excludes it from campaigns. */
export const impersonate = url('/impersonate', ['customer'], ({ customerId }: { customerId?: number | undefined } = {}) => ({
  customer: customerId,
}));

export const apiDocs = url('/api/docs');

/** Below it, browsers are sent through the steps that bring a sign-in over from a sister brand. */
export const familySteps = '/family';
/** The first step; `from` is the sister's key, `to` the path here. */
export const familySignIn = url(`${familySteps}/sign-in`, ['from', 'to'], (where: { from: string; to: string }) => where);
