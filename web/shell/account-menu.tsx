import { lazy, Suspense, useState } from 'react';
import { account, login } from '../routes.ts';
import { User } from '../ui/icons.tsx';
import styles from './account-menu.module.css';
import { useKnownVisitor } from './visitor.ts';

/** Where the items cannot be had, the link alone has to do. */
const Items = lazy(() => import('./account-items.tsx').catch(() => ({ default: () => <></> })));

/**
 * The way to the account (spec §2.2); on medium and larger windows a menu opens under it on hover and by the keyboard (§2.4). The link
 * works by itself, and leads a guest to the sign-in; the menu's items are fetched when it is first reached for.
 */
export function AccountMenu() {
  const { isSignedIn, firstName } = useKnownVisitor();
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is reached for is inside; this only notices it
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
