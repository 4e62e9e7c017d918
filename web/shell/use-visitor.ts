import { useEffect } from 'react';
import { visitorEndpoints } from '../../contract/visitor.ts';
import { client } from '../api/browser.ts';
import { knownVisitor, onVisitorChanged, setVisitor } from './visitor.ts';

/** Pages that are somebody's: they do not outlive a sign-out in another tab. */
const isPersonal = () => location.pathname.startsWith('/myaccount');

async function learn(withVendors: boolean): Promise<void> {
  const visitor = await client.call(visitorEndpoints.getVisitor, {});
  if (!visitor.ok) return;
  const { ok, csrfToken, impersonated, closed, scripts, ...known } = visitor.data;
  const isOut = knownVisitor().isSignedIn && !ok;
  document.querySelector('meta[name="csrf-token"]')?.setAttribute('content', csrfToken);
  setVisitor({ isSignedIn: ok, ...known });
  if (isOut && isPersonal()) return location.reload();
  if (impersonated) void import('./impersonation/banner.ts').then(({ showBanner }) => showBanner());
  if (withVendors && scripts.length > 0) void import('./vendor-scripts.ts').then(({ letIn }) => letIn(scripts));
  if (closed) void import('./closed/notice.ts').then(({ showNotice }) => showNotice());
}

/**
 * The one personal call of a page that is the same for everybody (rulings: Session and visitor): when the page has come to rest it learns
 * who is looking, and gets the CSRF token that fills the page's `csrf-token` meta tag. It learns anew when it comes back by the Back button, when
 * another tab has signed in or out, and, signed in, when one turns to it again: no channel tells it of a sign-out at a sister brand's host. `withVendors`: vendors' scripts may come, as their flags say.
 */
export function useVisitor({ withVendors }: { withVendors: boolean }): void {
  useEffect(() => {
    const again = () => void learn(withVendors);
    const timer = setTimeout(again, 0);
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && again();
    const stop = onVisitorChanged(again);
    const lookAgain = () => document.visibilityState === 'visible' && knownVisitor().isSignedIn && again();
    addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', lookAgain);
      stop();
    };
  }, [withVendors]);
}
