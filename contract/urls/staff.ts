import { laterPage, url } from './url.ts';

/** Every page of the staff console: what its address looks like, the query it reads, and the links to it. `done` is the message it opens with. */

export const staffHome = url('/staff');

/** Below it, browsers are sent through the steps that bring a sign-in over from a sister brand's console. */
export const staffFamilySteps = '/family/staff';
/** The first step; `from` is the sister's key, `to` the path here. */
export const staffFamilySignIn = url(`${staffFamilySteps}/sign-in`, ['from', 'to'], (where: { from: string; to: string }) => where);

export const staffSignIn = url(
  '/staff/sign-in',
  ['step', 'redirect_to'],
  (where: { step?: 'code' | undefined; returnTo?: string | undefined } = {}) => ({ step: where.step, redirect_to: where.returnTo }),
);
/** Whose token lets a member of staff choose a password and enrol a second factor. */
export const staffSetUp = url('/staff/set-up', ['token'], (where: { token: string }) => where);

export const staffCustomers = url('/staff/customers', ['q']);
export const staffCustomer = url('/staff/customers/:customerId', ['done']);
export const staffOrders = url('/staff/orders', ['q']);
export const staffOrder = url('/staff/orders/:orderNumber', ['done']);
/** Money that could not be captured, released or refunded. */
export const staffPayments = url('/staff/payments', ['done']);
/** Returns that wait; `show` is `ended` for the others, `q` a case's or an order's number. */
export const staffReturns = url('/staff/returns', ['show', 'q']);
export const staffReturn = url('/staff/returns/:caseNumber', ['done']);
export const staffReviews = url('/staff/reviews', ['done']);

/** `state` narrows the list, `sort` orders it; both are left out where they are the list's own. */
export const staffContent = url('/staff/content', ['state', 'sort', 'done']);

/** A page by its id, or `site`/`site` for what stands on every page. */
const document = '/staff/content/:kind/:key';
export const staffContentDocument = url(document, ['done']);
/** `version`: not the draft but this one; `at`: by the shop's clock, as `datetime-local` inputs write it; `width`: `phone`. */
export const staffContentPreview = url(`${document}/preview`, ['version', 'at', 'width']);
/** With two versions, `from` and `to`: what differs between them. */
export const staffContentVersions = url(`${document}/versions`, ['from', 'to', 'done']);

interface RedirectPlace {
  readonly q?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** What the form is filled in with. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status?: number | undefined;
  readonly done?: string | undefined;
}
export const staffRedirects = url(
  '/staff/redirects',
  ['q', 'page', 'from', 'to', 'status', 'done'],
  ({ page, ...place }: RedirectPlace = {}) => ({ ...place, page: laterPage(page) }),
);

interface SynonymsPlace {
  /** What stands on either side. */
  readonly q?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly done?: string | undefined;
}
export const staffSynonyms = url('/staff/synonyms', ['q', 'page', 'done'], ({ page, ...place }: SynonymsPlace = {}) => ({
  ...place,
  page: laterPage(page),
}));
export const staffSynonym = url('/staff/synonyms/:synonymId');

export const staffFlags = url('/staff/flags', ['done']);
export const staffFlag = url('/staff/flags/:flag', ['done']);
/** `role` narrows the list, `sort` orders it; both are left out where they are the list's own. */
export const staffMembers = url('/staff/members', ['role', 'sort', 'done']);

interface AuditPlace {
  readonly action?: string | undefined;
  readonly memberId?: number | undefined;
  /** `kind:id`. */
  readonly subject?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}
export const staffAudit = url('/staff/audit', ['action', 'memberId', 'subject', 'page'], ({ page, ...place }: AuditPlace = {}) => ({
  ...place,
  page: laterPage(page),
}));

export const staffMaintenance = url('/staff/maintenance', ['done']);
