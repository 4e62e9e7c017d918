import { restrictionKeys } from '../search/facets.ts';
import { inOrder, type Restriction, segmentsOf } from './search-url.ts';
import { laterPage, url } from './url.ts';

/** Every page of the shop: its address pattern, query parameters and links. `web/routes.ts` assigns the screens. */

/** A position in a list: `page` counts from 1; the first page and the default order are omitted. */
export interface ListPlace {
  readonly filters?: readonly Restriction[] | undefined;
  readonly page?: number | undefined;
  readonly sort?: string | undefined;
}

export const home = url('/', ['preview']);

/** A page of the content system by its id: `/deals` (rulings: Routes and URLs). */
export const contentPage = url('/:page', ['preview'], (page: string, query: { preview?: string } = {}) => ({ page, ...query }));

/** A content page at its address: the home page at `/`, others at their ids. `preview` is an editor's token for the draft. */
export const authoredPage = (pageId: string, query: { preview?: string } = {}): string =>
  pageId === 'homepage' ? home(query) : contentPage(pageId, query);

/** Reduced products, with the campaign that leads there (spec §3, campaign tracking). */
export const campaign = (campaignId: string): string => `${contentPage('deals')}?${new URLSearchParams({ cid: campaignId })}`;

/** A category, with its filters in the query in their fixed order. */
export const category = url(
  '/c/:slug',
  ['t', ...restrictionKeys, 'page', 'sort'],
  ({ slug, taxonomyId }: { slug: string; taxonomyId: number }, { filters = [], page, sort }: ListPlace = {}) => {
    const chosen: Record<string, string[]> = {};
    for (const { key, value } of inOrder(filters)) chosen[key] = [...(chosen[key] ?? []), value];
    return { ...chosen, slug, t: taxonomyId, page: laterPage(page), sort };
  },
);

/** Where list forms go without script; redirects to the list's URL (`web/screens/search/page.ts`). */
export const search = url('/search', ['q', 'in', 't', ...restrictionKeys, 'of', 'from', 'to', 'sort']);

interface Found extends ListPlace {
  /** The last segment, where a suggestion uses another than `results.html` (spec §2.1). */
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

/** Results of a search (`k`), of filters, or both. */
export const results = (found: { k?: string | undefined }, place: Found = {}): string =>
  place.name === undefined ? unnamedResults(found, place) : namedResults(found, place);

interface Chosen {
  readonly variationId?: number | undefined;
  /** Page of the reviews, from 1. */
  readonly reviewsPage?: number | undefined;
  /** The token of a preview link, which shows it before it is published. */
  readonly preview?: string | undefined;
}

export const product = url(
  '/:department/:slug/:productId/product.html',
  ['variation', 'reviews', 'reviewSort', 'stars', 'withPhotos', 'verified', 'topic', 'preview'],
  (which: { departmentSlug: string; slug: string; productId: number }, chosen: Chosen = {}) => ({
    department: which.departmentSlug,
    slug: which.slug,
    productId: which.productId,
    variation: chosen.variationId,
    reviews: laterPage(chosen.reviewsPage),
    preview: chosen.preview,
  }),
);

/** The page for writing a review of the product. */
export const writeReview = url('/write-review/:productId');

/**
 * `done`, with `item` (a variation) and `quantity`: the last action, to announce and undo it without script. `promo` is a link's promo code;
 * `removePromo` the code that a form without script removes.
 */
export const cart = url('/cart', ['done', 'item', 'quantity', 'promo', 'removePromo']);

/**
 * `checkout` identifies the checkout when a bank sends the shopper back; `checkout.resume` then looks up the payment. `promo` and `removePromo` as in
 * the cart.
 */
export const checkout = url('/checkout', ['checkout', 'promo', 'removePromo']);

/** A draft order that a customer pays for; `token` is signed. */
export const paymentLink = url('/pay/:token', [], (link: { token: string }) => link);

/** Where banks on other sites send the shopper back to. */
export const checkoutReturn = url('/checkout/return', ['checkout'], (what: { checkout: string }) => what);
/** The checkout for the apps' web views (spec §2.1), without header and footer. The first request may carry the session as a bearer token. */
export const checkoutMobile = url('/checkout/mobile', ['checkout', 'promo']);
/** The end of the in-app checkout without an order. */
export const checkoutEnded = url('/checkout/mobile/ended', ['because'], (why: { because: 'empty' | 'session' | 'failed' }) => why);

/** Sends the shopper to the wallet and receives them back: with `token` on the way back (spec §2.1). */
export const paypalProcessing = url('/paypal-processing', ['checkout', 'token', 'PayerID'], (where: { checkout: string }) => where);
/** Reviews and places an order approved in the wallet. */
export const paypalCheckout = url('/paypal-checkout', ['checkout'], ({ checkout }: { checkout?: string | undefined } = {}) => ({
  checkout,
}));
/** Where the wallet sends a shopper who cancelled there. */
export const paypalCancel = url('/paypal-cancel', ['checkout', 'token'], ({ checkout }: { checkout?: string | undefined } = {}) => ({
  checkout,
}));

/** `token` shows a guest the order from the e-mailed link; right after buying a cookie does. */
export const orderConfirmation = url(
  '/order-confirmation',
  ['order', 'token', 'done'],
  (which: { orderNumber?: string | undefined; token?: string | undefined; done?: string | undefined } = {}) => ({
    order: which.orderNumber,
    token: which.token,
    done: which.done,
  }),
);

/** The invoice of an order, for printing; `token` is the order's, for e-mailed links. */
export const orderInvoice = url(
  '/order-invoice',
  ['order', 'token'],
  ({ orderNumber, token }: { orderNumber: string; token?: string | null | undefined }) => ({
    order: orderNumber,
    token: token ?? undefined,
  }),
);

/** The order look-up for guests; `order` prefills the number. */
export const findOrder = url('/find-order', ['order'], ({ orderNumber }: { orderNumber?: string | undefined } = {}) => ({
  order: orderNumber,
}));

/** The tracking page; `token` is the order's, for e-mailed links. */
export const tracking = url(
  '/tracking/:shipmentUuid',
  ['token'],
  ({ shipmentUuid, token }: { shipmentUuid: string; token?: string | undefined }) => ({ shipmentUuid, token }),
);

/** Stops the alerts of the address the token was sent to. Links in older e-mails name an alert of it instead. */
export const stopAlerts = url('/stock-alerts/stop', ['email', 'alert', 'token']);

export const notifications = url('/notifications');

interface LoginPlace {
  readonly tab?: 'login' | 'register' | undefined;
  /** After the password: the code. */
  readonly step?: 'code' | undefined;
  /** The path to return to. */
  readonly returnTo?: string | undefined;
  readonly email?: string | undefined;
  readonly done?: string | undefined;
}

/** Sign-in and registration. */
export const login = url('/login', ['tab', 'step', 'redirect_to', 'email', 'done'], ({ returnTo, ...where }: LoginPlace = {}) => ({
  ...where,
  redirect_to: returnTo,
}));

/** Requests a link to set a new password. */
export const resetRequest = url('/reset-request', ['email', 'done']);
export const passwordReset = url('/password-reset', ['token'], (where: { token: string }) => where);

/** The token proves that the address is the visitor's. */
export const verifyEmail = url('/verify-email', ['token', 'done']);

/** The link in the e-mail about an address change, for an owner who did not request it. */
export const stopEmailChange = url('/stop-email-change', ['token'], (where: { token: string }) => where);

/** With an e-mail's token, shows and sets the preferences of its address; `choice` waits to be confirmed. */
export const manageEmail = url('/manage-email', ['email', 'token', 'choice', 'done']);

export const account = url('/myaccount');
export const accountProfile = url('/myaccount/profile', ['done']);
/** `edit` is an address's id, or `new`; `checkout` the one to go back to, which takes over what was edited. */
export const accountAddresses = url('/myaccount/addresses', ['edit', 'checkout', 'done']);
/** Saved cards; `delete` is the id of the card to confirm the deletion of. */
export const accountCards = url('/myaccount/payment-methods', ['delete', 'done']);
export const accountSecurity = url('/myaccount/security', ['done']);
export const accountTwoStep = url('/myaccount/security/two-step');
export const accountOrders = url(
  '/myaccount/orders',
  ['filter', 'q', 'page'],
  ({ filter, q, page }: { filter?: string | undefined; q?: string | undefined; page?: number | undefined } = {}) => ({
    filter,
    q: q || undefined,
    page: laterPage(page),
  }),
);
/** The return form of an order (spec §2.1). `token` lets a guest in from an e-mailed link; `case` shows that return's confirmation. */
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
/** The printable label of a return; `token` lets a guest in from an e-mailed link. */
export const returnLabel = url(
  '/returns/:caseNumber/label',
  ['order', 'token'],
  (which: { caseNumber: string; orderNumber: string; token?: string | undefined }) => ({
    caseNumber: which.caseNumber,
    order: which.orderNumber,
    token: which.token,
  }),
);
export const accountOrder = url('/myaccount/orders/:orderNumber', ['done']);
/** Its query is the cart's. */
export const accountSaved = url('/myaccount/saved', ['done', 'item', 'quantity']);

/** Text pages: help, company, legal. Their paths are the demonstration's choice (rulings: Routes and URLs), the last three the spec's (§2.1). */
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
/** Where visitors apply for the store card and see the decision; `application` comes from the partner's page. */
export const creditApply = url('/credit-card/apply', ['application'], ({ applicationId }: { applicationId?: string | undefined } = {}) => ({
  application: applicationId,
}));
/** Limit, balance and statement of the store card; `card` is an account's id where there are several, `done` what a form did. */
export const creditManage = url(
  '/credit-card/manage',
  ['card', 'done'],
  ({ accountId, done }: { accountId?: number | undefined; done?: string | undefined } = {}) => ({ card: accountId, done }),
);
export const notFound = url('/404');
export const outbox = url(
  '/dev/outbox',
  ['mail', 'page'],
  ({ mailId, page }: { mailId?: number | undefined; page?: number | undefined } = {}) => ({ mail: mailId, page: laterPage(page) }),
);

/** The sandbox bank's challenge page; `returnTo` is the path to return to. */
export const bank = url('/sandbox/bank/:challengeId', ['return'], ({ challengeId }: { challengeId: string }, returnTo?: string) => ({
  challengeId,
  return: returnTo,
}));

/** The sandbox wallet's page, where its payer approves an order. */
export const sandboxWallet = url('/sandbox/wallet/:orderId', [], ({ orderId }: { orderId: string }) => ({ orderId }));

/** The sandbox bank's application form for the store card. */
export const sandboxFinancing = url('/sandbox/financing/:applicationId', [], ({ applicationId }: { applicationId: string }) => ({
  applicationId,
}));

/** Where staff start acting for a customer; outside the console, as every page excludes this path from campaigns (spec §2.1). */
export const impersonate = url('/impersonate', ['customer'], ({ customerId }: { customerId?: number | undefined } = {}) => ({
  customer: customerId,
}));

export const apiDocs = url('/api/docs');

/** The base of the redirects that transfer a sign-in from a sister brand. */
export const familySteps = '/family';
/** The first step; `from` is the sister's key, `to` the path here. */
export const familySignIn = url(`${familySteps}/sign-in`, ['from', 'to'], (where: { from: string; to: string }) => where);
