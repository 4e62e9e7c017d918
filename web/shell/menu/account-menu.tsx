import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { account, login } from '../../routes.ts';
import { loadModule } from '../../ui/browser/load-module.ts';
import { User } from '../../ui/icons/icons.tsx';
import { useKnownVisitor } from '../visitor/visitor.ts';
import styles from './account-menu.module.css';

/** The menu is open while this holds, until Escape dismisses it; a pointer that comes then opens it again. */
const inUse = ':hover, :focus-within';

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
  const menu = useRef<HTMLDivElement>(null);

  /* On the document, because the menu can be open under the pointer while the focus is elsewhere. */
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      const element = menu.current;
      if (key !== 'Escape' || !element?.matches(inUse)) return;
      if (element.contains(document.activeElement)) element.querySelector('a')?.focus();
      element.dataset.dismissed = '';
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);
  const enter = () => {
    want();
    delete menu.current?.dataset.dismissed;
  };
  const leave = () => {
    if (!menu.current?.matches(inUse)) delete menu.current?.dataset.dismissed;
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are inside; this only observes them
    <div ref={menu} className={styles.menu} onPointerEnter={enter} onFocus={want} onPointerLeave={leave} onBlur={leave}>
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
