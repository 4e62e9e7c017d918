import { rankingFactors } from '../settings/ranking.rules.ts';
import { orderFilterNames } from '../staff/orders/staff-orders.rules.ts';
import { laterPage, url } from './url.ts';

/** Every page of the staff console: its address pattern, query parameters and links. `done` is the message it opens with. */

export const staffHome = url('/staff');

/** The base of the redirects that transfer a sign-in from a sister brand's console. */
export const staffFamilySteps = '/family/staff';
/** The first step; `from` is the sister's key, `to` the path here. */
export const staffFamilySignIn = url(`${staffFamilySteps}/sign-in`, ['from', 'to'], (where: { from: string; to: string }) => where);

export const staffSignIn = url(
  '/staff/sign-in',
  ['step', 'redirect_to'],
  (where: { step?: 'code' | undefined; returnTo?: string | undefined } = {}) => ({ step: where.step, redirect_to: where.returnTo }),
);
/** The token of the link that `npm start` prints while the shop has no staff. */
export const staffOwner = url('/staff/owner', ['token'], (where: { token: string }) => where);
/** The set-up token, with which a staff member chooses a password and enrols a second factor. */
export const staffSetUp = url('/staff/set-up', ['token'], (where: { token: string }) => where);

/** `from` and `to` are the first and last day, `2026-01-31`; `after` and `before` a place in the list. */
export const staffCustomers = url('/staff/customers', ['q', 'from', 'to', 'email', 'sort', 'columns', 'after', 'before', 'done']);
/** Lists of a customer's page, each with the page shown, from 1. */
type CustomerPages = { readonly [List in 'orders' | 'returns' | 'reviews' | 'promotions' | 'notes']?: number };
export const staffCustomer = url(
  '/staff/customers/:customerId',
  ['orders', 'returns', 'reviews', 'promotions', 'notes', 'done'],
  (
    { customerId }: { readonly customerId: number | string },
    { orders, returns, reviews, promotions, notes, done }: CustomerPages & { readonly done?: string } = {},
  ) => ({
    customerId,
    done,
    orders: laterPage(orders),
    returns: laterPage(returns),
    reviews: laterPage(reviews),
    promotions: laterPage(promotions),
    notes: laterPage(notes),
  }),
);
export const staffCustomerErase = url('/staff/customers/:customerId/erase');
/** `other`: the number or whole email of the account to merge with. */
export const staffCustomerMerge = url('/staff/customers/:customerId/merge', ['other']);
export const staffCustomerGroups = url(
  '/staff/customer-groups',
  ['page', 'done'],
  ({ page, ...place }: { readonly page?: number | undefined; readonly done?: string | undefined } = {}) => ({
    ...place,
    page: laterPage(page),
  }),
);
export const staffCustomerGroup = url(
  '/staff/customer-groups/:groupId',
  ['page', 'done'],
  ({ groupId, page, ...place }: { readonly groupId: number; readonly page?: number | undefined; readonly done?: string | undefined }) => ({
    ...place,
    groupId,
    page: laterPage(page),
  }),
);
/** The log of erasures; `email` asks about one address. */
export const staffErasures = url(
  '/staff/erasures',
  ['email', 'page', 'done'],
  ({
    page,
    ...place
  }: {
    readonly email?: string | undefined;
    readonly page?: number | undefined;
    readonly done?: string | undefined;
  } = {}) => ({
    ...place,
    page: laterPage(page),
  }),
);
interface OrdersPlace {
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  /** The first and last day, `2026-01-31`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly payment?: string | undefined;
  readonly delivery?: string | undefined;
  readonly country?: string | undefined;
  /** The brand's key. */
  readonly brand?: string | undefined;
  /** A promotion’s number; or part of its name, or a code. */
  readonly promotion?: string | undefined;
  /** A product's number, or the beginning of a SKU. */
  readonly item?: string | undefined;
  /** The id of the member who placed it. */
  readonly staff?: string | undefined;
  readonly tag?: string | undefined;
  readonly sort?: string | undefined;
  /** Column keys, `placed.total`, unless they are the defaults. */
  readonly columns?: string | undefined;
  /** A place in the list. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly done?: string | undefined;
}
/** Defaults are omitted. */
export const staffOrders = url(
  '/staff/orders',
  [...orderFilterNames, 'sort', 'columns', 'after', 'before', 'done'],
  (place: OrdersPlace = {}) => ({ ...place }),
);
/** Chosen orders, several `order`, or `all=1` with the list's filters. */
interface ChosenPlace extends Omit<OrdersPlace, 'columns' | 'after' | 'before' | 'done'> {
  readonly order?: readonly string[];
  readonly all?: '1' | undefined;
}
const chosen = ['order', 'all', ...orderFilterNames, 'sort'] as const;
export const staffPickList = url('/staff/orders/pick-list', chosen, (place: ChosenPlace) => ({ ...place }));
export const staffPackingSlips = url('/staff/orders/packing-slips', chosen, (place: ChosenPlace) => ({ ...place }));
export const staffShipOrders = url('/staff/orders/ship', chosen, (place: ChosenPlace) => ({ ...place }));
interface DraftsPlace {
  /** Part of a name or email, the end of a phone number, or a draft's number. */
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  /** The id of the member who created it. */
  readonly staff?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly done?: string | undefined;
}
export const staffDrafts = url('/staff/drafts', ['q', 'state', 'staff', 'page', 'done'], ({ page, ...place }: DraftsPlace = {}) => ({
  ...place,
  page: laterPage(page),
}));
/** `items` and `customers`: what is being searched for. */
export const staffDraft = url('/staff/drafts/:draftId', ['items', 'customers', 'done']);
interface OrderPlace {
  readonly edit?: 'contact' | 'return' | undefined;
  /** The pages of the changes by staff and of the emails, from 1. */
  readonly changes?: number | undefined;
  readonly emails?: number | undefined;
  readonly done?: string | undefined;
}
export const staffOrder = url(
  '/staff/orders/:orderNumber',
  ['edit', 'changes', 'emails', 'done'],
  ({ orderNumber }: { readonly orderNumber: string }, { changes, emails, ...place }: OrderPlace = {}) => ({
    ...place,
    orderNumber,
    changes: laterPage(changes),
    emails: laterPage(emails),
  }),
);
interface PaymentsPlace {
  readonly kind?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly done?: string | undefined;
}
/** Failed captures, voids and refunds. */
export const staffPayments = url('/staff/payments', ['kind', 'page', 'done'], ({ page, ...place }: PaymentsPlace = {}) => ({
  ...place,
  page: laterPage(page),
}));
interface EmailsPlace {
  /** From 1. */
  readonly page?: number | undefined;
  readonly done?: string | undefined;
}
/** E-mails that could not be sent, or bounced. */
export const staffEmails = url('/staff/emails', ['page', 'done'], ({ page, ...place }: EmailsPlace = {}) => ({
  ...place,
  page: laterPage(page),
}));
interface ShipmentsPlace {
  /** A tracking or order number. */
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  readonly carrier?: string | undefined;
  /** The first and last day, `2026-01-31`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** A place in the list. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly done?: string | undefined;
}
export const staffShipments = url(
  '/staff/shipments',
  ['q', 'state', 'carrier', 'from', 'to', 'after', 'before', 'done'],
  (place: ShipmentsPlace = {}) => ({ ...place }),
);
interface ReturnsPlace {
  /** `ended`, instead of the open ones. */
  readonly show?: string | undefined;
  readonly state?: string | undefined;
  /** A case number, or words of the order. */
  readonly q?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly done?: string | undefined;
}
export const staffReturns = url('/staff/returns', ['show', 'state', 'q', 'page', 'done'], ({ page, ...place }: ReturnsPlace = {}) => ({
  ...place,
  page: laterPage(page),
}));
export const staffReturn = url('/staff/returns/:caseNumber', ['done']);
interface ReviewsPlace {
  /** Words of the review, its author or product. */
  readonly q?: string | undefined;
  readonly view?: string | undefined;
  readonly rating?: string | undefined;
  readonly product?: string | undefined;
  readonly photos?: string | undefined;
  readonly reported?: string | undefined;
  readonly sort?: string | undefined;
  /** A place in the list. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly done?: string | undefined;
}
/** Defaults are omitted. */
export const staffReviews = url(
  '/staff/reviews',
  ['q', 'view', 'rating', 'product', 'photos', 'reported', 'sort', 'after', 'before', 'done'],
  (place: ReviewsPlace = {}) => ({ ...place }),
);
/** `reports`: the page of the reports by shoppers, from 1. */
export const staffReview = url(
  '/staff/reviews/:reviewId',
  ['reports', 'done'],
  (
    { reviewId }: { readonly reviewId: number },
    { reports, done }: { readonly reports?: number | undefined; readonly done?: string | undefined } = {},
  ) => ({ reviewId, done, reports: laterPage(reports) }),
);

interface ContentPlace {
  readonly state?: string | undefined;
  readonly sort?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly done?: string | undefined;
}
/** `state` filters the list, `sort` orders it; defaults are omitted. */
export const staffContent = url('/staff/content', ['state', 'sort', 'page', 'done'], ({ page, ...place }: ContentPlace = {}) => ({
  ...place,
  page: laterPage(page),
}));

/** A page by its id, or `site`/`site` for the site-wide content. */
const document = '/staff/content/:kind/:key';
export const staffContentDocument = url(document, ['done']);
/** `version`: this one instead of the draft; `at`: in the shop's time zone, as in `datetime-local` inputs; `width`: `phone`. */
export const staffContentPreview = url(`${document}/preview`, ['version', 'at', 'width']);
interface VersionsPlace {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly publicationsPage?: number | undefined;
  readonly done?: string | undefined;
}
/** With two versions, `from` and `to`: their differences; without `from`, those to the version before. */
export const staffContentVersions = url(
  `${document}/versions`,
  ['from', 'to', 'page', 'publicationsPage', 'done'],
  ({ kind, key }: { readonly kind: string; readonly key: string }, { page, publicationsPage, ...place }: VersionsPlace = {}) => ({
    ...place,
    kind,
    key,
    page: laterPage(page),
    publicationsPage: laterPage(publicationsPage),
  }),
);

interface RedirectPlace {
  readonly q?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** Initial values of the form. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status?: number | undefined;
  /** The redirect that the form changes, and when it was saved. */
  readonly edit?: number | undefined;
  readonly savedAt?: string | undefined;
  readonly done?: string | undefined;
}
export const staffRedirects = url(
  '/staff/redirects',
  ['q', 'page', 'from', 'to', 'status', 'edit', 'savedAt', 'done'],
  ({ page, ...place }: RedirectPlace = {}) => ({ ...place, page: laterPage(page) }),
);

/** The first level of the menu, with the shop's own items. */
export const staffMenu = url('/staff/menu', ['done']);
export const staffMenuItem = url('/staff/menu/:itemId', ['done']);
/** `open`: the id of the department whose categories are listed, or `all`; `q`: only those with these words. */
export const staffCategories = url('/staff/categories', ['done', 'open', 'q']);
/** `rules=1`: with the form that makes it automatic; `filters=1`: with the one that chooses its filters. */
/** `library` opens the pictures to choose from, those with the words `q`, after the picture `after`. */
export const staffCategory = url('/staff/categories/:taxonomyId', ['done', 'rules', 'filters', 'library', 'q', 'after']);
/** `into`: the id of the category to merge it into. */
export const staffCategoryMerge = url('/staff/categories/:taxonomyId/merge', ['into']);

interface SynonymsPlace {
  /** Text on either side. */
  readonly q?: string | undefined;
  /** A search term that the form for a new synonym begins with. */
  readonly phrase?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly done?: string | undefined;
}
export const staffSynonyms = url('/staff/synonyms', ['q', 'phrase', 'page', 'done'], ({ page, ...place }: SynonymsPlace = {}) => ({
  ...place,
  page: laterPage(page),
}));
interface RankingPlace {
  /** The search that is previewed. */
  readonly q?: string | undefined;
  /** The version that a form to save is based on. */
  readonly version?: number | undefined;
  readonly done?: string | undefined;
}
/** The step of each factor in the preview; omitted ones keep their current step. */
export const staffSearchRanking = url('/staff/search-ranking', ['q', ...rankingFactors, 'version', 'done'], (place: RankingPlace = {}) => ({
  ...place,
}));
export const staffSynonym = url('/staff/synonyms/:synonymId');

interface ProductsPlace {
  /** Words of the name, the beginning of a SKU, or an id. */
  readonly q?: string | undefined;
  /** The id of a category. */
  readonly category?: string | number | undefined;
  readonly state?: string | undefined;
  readonly stock?: string | undefined;
  readonly sale?: string | undefined;
  readonly picture?: string | undefined;
  readonly sort?: string | undefined;
  /** Keys of its columns, where they are not the usual ones. */
  readonly columns?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly done?: string | undefined;
  /** The change that can be taken back: `productId.version`. */
  readonly undo?: string | undefined;
}
/** Defaults are omitted. */
export const staffProducts = url(
  '/staff/products',
  ['q', 'category', 'state', 'stock', 'sale', 'picture', 'sort', 'columns', 'page', 'done', 'undo'],
  ({ page, ...place }: ProductsPlace = {}) => ({ ...place, page: laterPage(page) }),
);
/** `product`: ids of those selected; `all`: those that match, with the filters of the list. */
export const staffProductsBulk = url('/staff/products/bulk', ['product', 'all', 'q', 'category', 'state', 'stock', 'sale', 'picture']);
export const staffNewProduct = url('/staff/products/new');
/** `import`: one of the uploaded files; `view`: its columns or the question before its undo; `mapping`: the name of a saved one. */
export const staffProductImport = url('/staff/products/import', ['import', 'view', 'mapping', 'show', 'page', 'done']);
/** `from` and `to`: versions to compare; `page`: of the history. */
/** `problem`: the code of why it could not be published. */
export const staffProduct = url('/staff/products/:productId', ['done', 'problem', 'from', 'to', 'page']);
/** `variation`: an id; `warehouse`: a code. */
export const staffProductStock = url('/staff/products/:productId/stock', ['variation', 'warehouse', 'page']);

interface PromotionsPlace {
  /** Part of name, label or key, or a code. */
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly done?: string | undefined;
}
interface ReportsPlace {
  readonly by?: string | undefined;
  /** The first and last day, `2026-01-31`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly brand?: string | undefined;
  /** Stock report: days left, a department's slug, and a SKU or name. */
  readonly show?: string | undefined;
  readonly department?: string | undefined;
  readonly q?: string | undefined;
  readonly page?: number | undefined;
  /** Payments report: pages of the differences, the dismissed ones and the orders that don’t add up. */
  readonly differences?: number | undefined;
  readonly dismissed?: number | undefined;
  readonly faults?: number | undefined;
  readonly done?: string | undefined;
}
export const staffReports = url(
  '/staff/reports',
  ['by', 'from', 'to', 'brand', 'show', 'department', 'q', 'page', 'differences', 'dismissed', 'faults', 'done'],
  ({ page, differences, dismissed, faults, ...place }: ReportsPlace = {}) => ({
    ...place,
    page: laterPage(page),
    differences: laterPage(differences),
    dismissed: laterPage(dismissed),
    faults: laterPage(faults),
  }),
);

export const staffPromotions = url('/staff/promotions', ['q', 'state', 'page', 'done'], ({ page, ...place }: PromotionsPlace = {}) => ({
  ...place,
  page: laterPage(page),
}));
export const staffNewPromotion = url('/staff/promotions/new');
interface CalendarPlace {
  /** `2026-11`; without it the present one. */
  readonly month?: string | undefined;
  readonly brand?: string | undefined;
  readonly state?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}
export const staffPromotionCalendar = url(
  '/staff/promotions/calendar',
  ['month', 'brand', 'state', 'page'],
  ({ page, ...place }: CalendarPlace = {}) => ({ ...place, page: laterPage(page) }),
);
/** `promotion`: the id of the one that it is about, which counts even as a draft. */
export const staffPromotionTrial = url('/staff/promotions/try', ['promotion'], (about: { promotion?: number | undefined } = {}) => ({
  ...about,
}));
/** `campaign`: the id of one whose form is open, `campaignBrand` its brand. */
export const staffPromotion = url('/staff/promotions/:promotionId', ['campaign', 'campaignBrand', 'done']);
/** The first and last day, `2026-01-31`. */
export const staffPromotionResults = url('/staff/promotions/:promotionId/results', ['from', 'to']);

/** An index with the present state of each subject. */
export const staffSettings = url('/staff/settings');
interface RestrictedCodesPlace {
  /** The beginning of a code. */
  readonly q?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly done?: string | undefined;
}
export const staffRestrictedCodes = url(
  '/staff/settings/restricted-codes',
  ['q', 'page', 'done'],
  ({ page, ...place }: RestrictedCodesPlace = {}) => ({ ...place, page: laterPage(page) }),
);

/** `tested`: the way to pay whose connection was just tested. */
export const staffPaymentProviders = url('/staff/settings/payments', ['tested']);
export const staffRetention = url('/staff/settings/retention', ['done']);
export const staffReturnsPolicy = url('/staff/settings/returns', ['done']);
export const staffSender = url('/staff/settings/sender', ['done']);
/** `zone`: the place, from 0, of the zone whose form is open; `new` for one more. */
export const staffShipping = url('/staff/settings/shipping', ['zone', 'done']);
export const staffStore = url('/staff/settings/store', ['done']);
export const staffTheme = url('/staff/settings/theme', ['done']);
/** The words of e-mails. */
export const staffWording = url('/staff/settings/wording');
/** `email`: its kind, such as `order-shipped`. */
export const staffEmailWording = url('/staff/settings/wording/:email', ['done']);
/** `edit`: the code of the warehouse whose form is open. */
export const staffWarehouses = url('/staff/settings/warehouses', ['edit', 'done']);
interface TaxesPlace {
  /** The beginning of a postal code. */
  readonly q?: string | undefined;
  /** Of the postal codes, from 1. */
  readonly page?: number | undefined;
  readonly uploadsPage?: number | undefined;
  /** The region whose form is open, such as `US-OH`. */
  readonly edit?: string | undefined;
  readonly done?: string | undefined;
}
export const staffTaxes = url(
  '/staff/settings/taxes',
  ['q', 'page', 'uploadsPage', 'edit', 'done'],
  ({ page, uploadsPage, ...place }: TaxesPlace = {}) => ({ ...place, page: laterPage(page), uploadsPage: laterPage(uploadsPage) }),
);
/** An uploaded table of tax rates. */
export const staffTaxUpload = url('/staff/settings/taxes/uploads/:uploadId', ['done']);

export const staffBrands = url('/staff/brands', ['done']);
/** A brand made in the console. */
export const staffBrand = url('/staff/brands/:key', ['done']);

export const staffFlags = url('/staff/flags', ['done']);
interface FlagPlace {
  /** Of its changes, from 1. */
  readonly page?: number | undefined;
  readonly done?: string | undefined;
}
export const staffFlag = url(
  '/staff/flags/:flag',
  ['page', 'done'],
  ({ flag }: { readonly flag: string }, { page, ...place }: FlagPlace = {}) => ({ ...place, flag, page: laterPage(page) }),
);
interface MembersPlace {
  readonly role?: string | undefined;
  readonly sort?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly done?: string | undefined;
}
/** `role` filters the list, `sort` orders it; defaults are omitted. */
export const staffMembers = url('/staff/members', ['role', 'sort', 'page', 'done'], ({ page, ...place }: MembersPlace = {}) => ({
  ...place,
  page: laterPage(page),
}));

export const staffApiKeys = url('/staff/api-keys', ['page', 'done'], ({ page, ...place }: { page?: number; done?: string } = {}) => ({
  ...place,
  page: laterPage(page),
}));

interface WebhookPlace {
  /** From 1. */
  readonly page?: number;
  readonly done?: string;
}
export const staffWebhooks = url('/staff/webhooks', ['page', 'done'], ({ page, ...place }: WebhookPlace = {}) => ({
  ...place,
  page: laterPage(page),
}));
export const staffWebhook = url('/staff/webhooks/:webhookId', ['page', 'done']);

interface AuditPlace {
  readonly action?: string | undefined;
  readonly memberId?: number | undefined;
  /** `kind:id`. */
  readonly subject?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly done?: string | undefined;
}
export const staffAudit = url('/staff/audit', ['action', 'memberId', 'subject', 'page', 'done'], ({ page, ...place }: AuditPlace = {}) => ({
  ...place,
  page: laterPage(page),
}));

export const staffMaintenance = url('/staff/maintenance', ['done']);

/** What the shop lacks before it can take real orders. */
export const staffGoingLive = url('/staff/going-live');
