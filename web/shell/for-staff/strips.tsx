import { useEffect, useState } from 'react';
import { type Impersonation, impersonationEndpoints } from '../../../contract/staff/care/impersonation.ts';
import { staffHome } from '../../../contract/urls/staff.ts';
import { client } from '../../api/browser.ts';
import { impersonate } from '../../routes.ts';
import { classes } from '../../ui/classes.ts';
import { useKnownVisitor } from '../visitor/visitor.ts';
import styles from './strip.module.css';

/** What staff see above a page: whom they act for, and that the shop is closed. */
export default function Strips() {
  const { impersonated, closed } = useKnownVisitor();
  return (
    <>
      {impersonated && <ImpersonationBanner />}
      {closed && !isConsole(location.pathname) && <ClosedNotice />}
    </>
  );
}

/** The console shows the closure itself. */
const isConsole = (path: string): boolean => path === staffHome() || path.startsWith(`${staffHome()}/`);

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** On every page while staff act for a customer (rulings: Session and visitor): for whom, until when, and the way out. */
function ImpersonationBanner() {
  const acting = useImpersonation();
  if (!acting) return null;
  const { customer, expiresAt } = acting;
  return (
    <aside className={classes(styles.strip, styles.stays)} aria-label="Acting for a customer">
      <p>
        You’re acting for <strong>{customer.name || `customer ${customer.customerId}`}</strong> until {time.format(new Date(expiresAt))}.
      </p>
      <form method="post" action={impersonate()}>
        <input type="hidden" name="action" value="end" />
        <button type="submit">End session</button>
      </form>
    </aside>
  );
}

/** The current impersonation, reloaded with the visitor; once it is over, the page reloads. */
function useImpersonation(): Impersonation | null {
  const visitor = useKnownVisitor();
  const [acting, setActing] = useState<Impersonation | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may have ended this session and begun another
  useEffect(() => {
    let isWanted = true;
    void client.call(impersonationEndpoints.get, {}).then((answer) => isWanted && setActing(answer.ok ? answer.data : null));
    return () => {
      isWanted = false;
    };
  }, [visitor]);
  useEffect(() => {
    if (!acting) return;
    const timer = setTimeout(() => location.reload(), Math.max(0, Date.parse(acting.expiresAt) - Date.now()) + 1000);
    return () => clearTimeout(timer);
  }, [acting]);
  return acting;
}

/** On every page of a closed shop (spec §4, maintenance mode), for staff only, with a link to reopen it in the console. */
function ClosedNotice() {
  return (
    <aside className={styles.strip} aria-label="The shop is closed">
      <p>
        <strong>The shop is closed.</strong> Only staff can see this page.
      </p>
      <a href={staffHome()}>Go to console</a>
    </aside>
  );
}
