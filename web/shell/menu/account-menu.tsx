import { lazy, Suspense, useState } from 'react';
import { account, login } from '../../routes.ts';
import { loadModule } from '../../ui/browser/load-module.ts';
import { User } from '../../ui/icons/icons.tsx';
import { useKnownVisitor } from '../visitor/visitor.ts';
import styles from './account-menu.module.css';

/** Until this is loaded, the link works on its own. */
const Items = lazy(() => loadModule(() => import('./account-items.tsx')));

/**
 * Link to the account, or to the sign-in for guests (spec §2.2). On medium and larger windows a menu opens on hover and focus (§2.4); its items are
 * fetched then.
 */
export function AccountMenu() {
  const { isSignedIn, firstName } = useKnownVisitor();
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are inside; this only observes them
    <div className={styles.menu} onPointerEnter={want} onFocus={want} onKeyDown={closeOnEscape}>
      <a className={styles.link} href={isSignedIn ? account() : login({ tab: 'login' })}>
        <User size={24} />
        <span className={styles.word}>{isSignedIn ? firstName || 'Account' : 'Sign in'}</span>
      </a>
      {wanted && (
        <Suspense>
          <Items />
        </Suspense>
      )}
    </div>
  );
}

/** The menu is open while something in it has the focus. */
function closeOnEscape({ key, currentTarget }: React.KeyboardEvent<HTMLElement>): void {
  if (key !== 'Escape' || !currentTarget.contains(document.activeElement)) return;
  currentTarget.querySelector('a')?.focus();
  (document.activeElement as HTMLElement | null)?.blur();
}
