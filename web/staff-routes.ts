import type { Route } from './page/route.ts';

/** Every URL of the staff console, and its links; apart from the shop's, so that no shopper's page carries them. */
export const staffRoutes = [
  { name: 'staffHome', pattern: '/staff', screen: 'staff-home', query: [] },
  { name: 'staffSignIn', pattern: '/staff/sign-in', screen: 'staff-sign-in', query: ['step', 'redirect_to'] },
  { name: 'staffSetUp', pattern: '/staff/set-up', screen: 'staff-set-up', query: ['token'] },
  { name: 'staffCustomers', pattern: '/staff/customers', screen: 'staff-customers', query: ['q'] },
  { name: 'staffCustomer', pattern: '/staff/customers/:customerId', screen: 'staff-customer', query: ['done'] },
  { name: 'staffOrders', pattern: '/staff/orders', screen: 'staff-orders', query: ['q'] },
  { name: 'staffOrder', pattern: '/staff/orders/:orderNumber', screen: 'staff-order', query: ['done'] },
  { name: 'staffReviews', pattern: '/staff/reviews', screen: 'staff-reviews', query: ['done'] },
  { name: 'staffContent', pattern: '/staff/content', screen: 'staff-content', query: ['state', 'sort', 'done'] },
  {
    name: 'staffContentPreview',
    pattern: '/staff/content/:kind/:key/preview',
    screen: 'staff-content-preview',
    query: ['version', 'at', 'width'],
  },
  {
    name: 'staffContentVersions',
    pattern: '/staff/content/:kind/:key/versions',
    screen: 'staff-content-versions',
    query: ['from', 'to', 'done'],
  },
  { name: 'staffContentDocument', pattern: '/staff/content/:kind/:key', screen: 'staff-content-document', query: ['done'] },
  { name: 'staffRedirects', pattern: '/staff/redirects', screen: 'staff-redirects', query: ['q', 'page', 'from', 'to', 'status', 'done'] },
  { name: 'staffSynonyms', pattern: '/staff/synonyms', screen: 'staff-synonyms', query: ['q', 'page', 'done'] },
  { name: 'staffSynonym', pattern: '/staff/synonyms/:synonymId', screen: 'staff-synonym', query: [] },
  { name: 'staffFlags', pattern: '/staff/flags', screen: 'staff-flags', query: ['done'] },
  { name: 'staffFlag', pattern: '/staff/flags/:flag', screen: 'staff-flag', query: ['done'] },
  { name: 'staffMembers', pattern: '/staff/members', screen: 'staff-members', query: ['role', 'sort', 'done'] },
  { name: 'staffAudit', pattern: '/staff/audit', screen: 'staff-audit', query: ['action', 'memberId', 'subject', 'page'] },
  { name: 'staffMaintenance', pattern: '/staff/maintenance', screen: 'staff-maintenance', query: ['done'] },
  { name: 'impersonate', pattern: '/impersonate', screen: 'impersonate', query: ['customer'] },
] as const satisfies readonly Route[];

interface Told {
  /** What has just been done, to be told on the page. */
  readonly done?: string | undefined;
}

export const staffHome = (): string => '/staff';

export const staffSignIn = (where: { step?: 'code' | undefined; returnTo?: string | undefined } = {}): string =>
  `/staff/sign-in${query({ step: where.step, redirect_to: where.returnTo })}`;

export const staffSetUp = (where: { token: string }): string => `/staff/set-up${query({ token: where.token })}`;

export const staffCustomers = (which: { q?: string | undefined } = {}): string => `/staff/customers${query({ q: which.q })}`;

export const staffCustomer = (which: { customerId: number | string }, told: Told = {}): string =>
  `/staff/customers/${which.customerId}${query({ done: told.done })}`;

export const staffOrders = (which: { q?: string | undefined } = {}): string => `/staff/orders${query({ q: which.q })}`;

export const staffOrder = (which: { orderNumber: string }, told: Told = {}): string =>
  `/staff/orders/${encodeURIComponent(which.orderNumber)}${query({ done: told.done })}`;

export const staffReviews = (told: Told = {}): string => `/staff/reviews${query({ done: told.done })}`;

/** `role` narrows the list, `sort` orders it; both are left out where they are the list's own. */
export const staffMembers = (which: Told & { role?: string | undefined; sort?: string | undefined } = {}): string =>
  `/staff/members${query({ role: which.role, sort: which.sort, done: which.done })}`;

/** `state` narrows the list, `sort` orders it; both are left out where they are the list's own. */
export const staffContent = (which: Told & { state?: string | undefined; sort?: string | undefined } = {}): string =>
  `/staff/content${query({ state: which.state, sort: which.sort, done: which.done })}`;

/** A page by its id, or `site`/`site` for what stands on every page. */
interface ContentDocument {
  readonly kind: string;
  readonly key: string;
}
const contentPath = ({ kind, key }: ContentDocument): string => `/staff/content/${encodeURIComponent(kind)}/${encodeURIComponent(key)}`;

export const staffContentDocument = (which: ContentDocument, told: Told = {}): string =>
  `${contentPath(which)}${query({ done: told.done })}`;

interface PreviewPlace {
  /** Not the draft but this one. */
  readonly version?: number | undefined;
  /** By the shop's clock, as `datetime-local` inputs write it. */
  readonly at?: string | undefined;
  readonly width?: 'phone' | undefined;
}

export const staffContentPreview = (which: ContentDocument, { version, at, width }: PreviewPlace = {}): string =>
  `${contentPath(which)}/preview${query({ version, at, width })}`;

/** With two versions: what differs between them. */
export const staffContentVersions = (
  which: ContentDocument,
  { from, to, done }: Told & { from?: number | undefined; to?: number | undefined } = {},
): string => `${contentPath(which)}/versions${query({ from, to, done })}`;

interface RedirectPlace extends Told {
  readonly q?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** What the form is filled in with. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status?: number | undefined;
}

export const staffRedirects = ({ page, ...place }: RedirectPlace = {}): string =>
  `/staff/redirects${query({ ...place, page: page === 1 ? undefined : page })}`;

interface SynonymsPlace {
  /** What stands on either side. */
  readonly q?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

export const staffSynonyms = ({ q, page, done }: SynonymsPlace & Told = {}): string =>
  `/staff/synonyms${query({ q, page: page === 1 ? undefined : page, done })}`;

export const staffSynonym = (which: { synonymId: number }): string => `/staff/synonyms/${which.synonymId}`;

export const staffFlags = (told: Told = {}): string => `/staff/flags${query({ done: told.done })}`;

export const staffFlag = (which: { flag: string }, told: Told = {}): string => `/staff/flags/${which.flag}${query({ done: told.done })}`;

interface AuditPlace {
  readonly action?: string | undefined;
  readonly memberId?: number | undefined;
  /** `kind:id`. */
  readonly subject?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

export const staffAudit = ({ action, memberId, subject, page }: AuditPlace = {}): string =>
  `/staff/audit${query({ action, memberId, subject, page: page === 1 ? undefined : page })}`;

export const staffMaintenance = (told: Told = {}): string => `/staff/maintenance${query({ done: told.done })}`;

/** With a customer: where acting for them begins, with a reason. */
export const impersonate = (which: { customerId?: number | undefined } = {}): string =>
  `/impersonate${query({ customer: which.customerId })}`;

function query(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined && value !== '') given.append(name, String(value));
  return given.size === 0 ? '' : `?${given}`;
}
