import { visitorEndpoints } from '../../../contract/visitor/visitor.ts';
import { client } from '../../api/browser.ts';
import type { ShellVariant } from '../../page/page.ts';
import { login } from '../../routes.ts';
import { loadModule } from '../../ui/browser/load-module.ts';
import { hasLeft, noteVisit } from '../visit/visit.ts';
import { knownVisitor, onVisitorChanged, setVisitor } from './visitor.ts';

/** Set by the server on personal pages. */
const isPersonal = () => 'personal' in document.documentElement.dataset;

/** Fetches the visitor. False if the shop did not answer. */
async function learn(variant: ShellVariant): Promise<boolean> {
  const before = knownVisitor().customerId;
  const visitor = await client.call(visitorEndpoints.getVisitor, {});
  if (!visitor.ok) return false;
  const { ok, csrfToken, scripts, ...known } = visitor.data;
  document.querySelector('meta[name="csrf-token"]')?.setAttribute('content', csrfToken);
  setVisitor({ isSignedIn: ok, ...known });
  // The console has its own sign-in.
  if (variant !== 'bare') noteVisit(isPersonal());
  if (before !== null && before !== known.customerId && variant !== 'bare') {
    empty();
    return true;
  }
  // No third-party scripts where cards are typed or staff work.
  if (variant === 'shop' && scripts.length > 0) void loadModule(() => import('../vendor-scripts.ts')).then(({ letIn }) => letIn(scripts));
  return true;
}

/** The customer has left: empties the page, including forms, before the next page is requested. */
function empty(): void {
  document.body.textContent = 'You’re signed out.';
  if (isPersonal()) location.replace(login({ tab: 'login' }));
  else location.reload();
}

/**
 * A cached page's single personal call (rulings: Session and visitor): after load it fetches the visitor and the CSRF token for the page's
 * `csrf-token` meta tag. It repeats when another tab reports a change and, if the visitor is signed in or the shop is closed, on every return to the
 * tab, because a sleeping tab hears nothing and no channel reaches a sister brand's host. A personal page restored by the Back button stays hidden
 * until the response arrives.
 */
export function watchVisitor(variant: ShellVariant): void {
  let asks = false;
  const again = async () => {
    asks = true;
    const answered = await learn(variant);
    asks = false;
    return answered;
  };
  setTimeout(again, 0);
  onVisitorChanged(again);
  const lookAgain = () => {
    const { isSignedIn, closed } = knownVisitor();
    if (hasLeft() && variant !== 'bare') return empty();
    if (!asks && document.visibilityState === 'visible' && (isSignedIn || closed)) void again();
  };
  const { style } = document.body;
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isPersonal()) style.visibility = 'hidden';
  };
  const comeBack = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (hasLeft() && variant !== 'bare') return empty();
    if (await again()) style.visibility = '';
    else if (isPersonal()) location.reload();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  addEventListener('focus', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
}
