import { baggageCookie, customerIdCookie, ehidCookie, refererCookie } from '../../../contract/visitor/visitor.ts';
import { forgetStartingWith, kept } from '../../ui/browser/kept.ts';
import { likedReviewsName, reviewDraftPrefix, searchesName, viewedName } from '../../ui/browser/kept-names.ts';
import { knownVisitor } from '../visitor/visitor.ts';
import { cookieIn, writeCookie } from './cookies.ts';
import { isLeft, type SessionData, sessionAt, sessionDataName } from './session-data.ts';

/** Where the visitor's campaign discount is stored (spec §3: activated discount info). */
export const discountName = 'activated_discount';

/** What of the visit has been counted (`../counting/count-visit.ts`). */
export const notedVisitName = 'noted_visit';

/** How long a visit lasts without activity. */
const baggageSeconds = 1800;

const stored = kept<SessionData | null>(sessionDataName, null);

/** The id of the visit. */
export function visitId(): string {
  const visit = sessionAt(Date.now(), stored.load(), knownVisitor().customerId, () => crypto.randomUUID());
  stored.save(visit);
  return visit.id;
}

/** The site that linked here, without path and query; null for this shop's own pages and without one. */
export function refererOf(referrer: string, host: string): string | null {
  if (!/^https?:/.test(referrer) || !URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  return from.host === host ? null : from.origin;
}

/** Continues the visit once the page knows its visitor, and on all tabs deletes the data of a customer who has signed out (spec §3). */
export function noteVisit(isPersonal: boolean): void {
  const { customerId } = knownVisitor();
  if (isLeft(stored.load(), customerId)) {
    for (const name of [discountName, notedVisitName, viewedName, searchesName, likedReviewsName]) kept(name, null).forget();
    // While nobody is signed in, the session may have ended by itself, and drafts wait for their customer.
    if (customerId !== null) forgetStartingWith(reviewDraftPrefix);
    for (const name of [refererCookie, ehidCookie]) writeCookie(name, '', 0);
  }
  writeCookie(baggageCookie, `visit=${visitId()}`, baggageSeconds);
  // A bank or a wallet that leads back to a personal page did not bring the visitor.
  const referer = isPersonal || cookieIn(document.cookie, refererCookie) ? null : refererOf(document.referrer, location.host);
  if (referer) writeCookie(refererCookie, referer);
}

/** Whether the cookie says that the customer of this page has signed out, which needs no answer from the shop. */
export function hasLeft(): boolean {
  const { customerId } = knownVisitor();
  return customerId !== null && cookieIn(document.cookie, customerIdCookie) !== String(customerId);
}
