import { visitorEndpoints } from '../../../contract/accounts/visitor.ts';
import { client } from '../../api/browser.ts';
import type { ShellVariant } from '../../page/page.ts';
import { login } from '../../routes.ts';
import { loadModule } from '../../ui/browser/load-module.ts';
import { knownVisitor, onVisitorChanged, setVisitor } from './visitor.ts';

/** Set by the server on pages that are not the same for everybody. */
const isPersonal = () => 'personal' in document.documentElement.dataset;

/** Fetches the visitor. False if the shop did not answer. */
async function learn(variant: ShellVariant): Promise<boolean> {
  const before = knownVisitor().customerId;
  const visitor = await client.call(visitorEndpoints.getVisitor, {});
  if (!visitor.ok) return false;
  const { ok, csrfToken, scripts, ...known } = visitor.data;
  document.querySelector('meta[name="csrf-token"]')?.setAttribute('content', csrfToken);
  setVisitor({ isSignedIn: ok, ...known });
  // The console has a sign-in of its own.
  if (before !== null && before !== known.customerId && variant !== 'bare') {
    empty();
    return true;
  }
  // No stranger's script where cards are typed, nor where staff work.
  if (variant === 'shop' && scripts.length > 0) void loadModule(() => import('../vendor-scripts.ts')).then(({ letIn }) => letIn(scripts));
  return true;
}

/** The customer has gone: takes everything off the page, forms and their contents too, before the next page is asked for. */
function empty(): void {
  document.body.textContent = 'You’re signed out.';
  if (isPersonal()) location.replace(login({ tab: 'login' }));
  else location.reload();
}

/**
 * The one personal call of a cached page (rulings: Session and visitor): after load it fetches the visitor and the CSRF token for the page's
 * `csrf-token` meta tag. It is repeated when another tab knows of a change and, if the visitor is signed in or the shop is closed, whenever they return to the
 * tab: a sleeping tab hears nothing, and no channel reaches a sister brand's host. A personal page restored by the Back button stays hidden until
 * the answer is there.
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
    if (!asks && document.visibilityState === 'visible' && (isSignedIn || closed)) void again();
  };
  const { style } = document.body;
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isPersonal()) style.visibility = 'hidden';
  };
  const comeBack = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (await again()) style.visibility = '';
    else if (isPersonal()) location.reload();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  addEventListener('focus', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
}
