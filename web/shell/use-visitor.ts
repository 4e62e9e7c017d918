import { useEffect } from 'react';
import { visitorEndpoints } from '../../contract/visitor.ts';
import { client } from '../api/browser.ts';
import { onVisitorChanged, setVisitor } from './visitor.ts';

/** Pages that are somebody's: they do not outlive a sign-out in another tab. */
const isPersonal = () => location.pathname.startsWith('/myaccount');

async function learn(): Promise<void> {
  const visitor = await client.call(visitorEndpoints.getVisitor, {});
  if (!visitor.ok) return;
  const { ok, csrfToken, impersonated, closed, ...known } = visitor.data;
  document.querySelector('meta[name="csrf-token"]')?.setAttribute('content', csrfToken);
  setVisitor({ isSignedIn: ok, ...known });
  if (impersonated) void import('./impersonation/banner.ts').then(({ showBanner }) => showBanner());
  if (closed) void import('./closed/notice.ts').then(({ showNotice }) => showNotice());
}

/**
 * The one personal call of a page that is the same for everybody (rulings: Session and visitor): when the page has come to rest it learns
 * who is looking, and gets the CSRF token that fills the page's `csrf-token` meta tag. It learns anew when it comes back by the Back button, and when
 * another tab has signed in or out.
 */
export function useVisitor(): void {
  useEffect(() => {
    const timer = setTimeout(() => void learn(), 0);
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void learn();
    const stop = onVisitorChanged((isSignedIn) => {
      if (!isSignedIn && isPersonal()) location.reload();
      else void learn();
    });
    addEventListener('pageshow', comeBack);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', comeBack);
      stop();
    };
  }, []);
}
