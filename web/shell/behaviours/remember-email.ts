import { consentCookie } from '../../../contract/visitor/consent.ts';
import { ehidCookie, ehidParameter } from '../../../contract/visitor/visitor.ts';
import { asksForPrivacy } from '../../ui/browser/privacy-control.ts';
import { cookieIn, writeCookie } from '../visit/cookies.ts';

/** What an e-mail's links carry: 128 bits in base64url. */
const shape = /^[\w-]{22}$/;

/**
 * Removes the hash of an e-mail's recipient (spec §3: ehid) from the page's address, so that it is not shared with a link, and stores it with the
 * visitor's consent, unless the browser asks not to share (decision 0176).
 */
export function rememberEmail(): void {
  const url = new URL(location.href);
  const ehid = url.searchParams.get(ehidParameter);
  if (ehid === null) return;
  url.searchParams.delete(ehidParameter);
  history.replaceState(history.state, '', url);
  if (shape.test(ehid) && !asksForPrivacy() && cookieIn(document.cookie, consentCookie) === 'true') writeCookie(ehidCookie, ehid);
}
