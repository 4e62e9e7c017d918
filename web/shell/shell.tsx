import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { near } from '../ui/near.ts';
import { CheckoutHeader } from './checkout-header.tsx';
import type { DepartmentLink } from './department-bar.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { useVisitor } from './use-visitor.ts';

/** What the frame of every page shows; the same for every visitor, so that pages can be cached for all. */
interface ShellData {
  readonly departments: readonly DepartmentLink[];
  /** What the page's list was searched for; stays in the search box. */
  readonly searchText?: string | undefined;
}

interface ShellProps {
  /** `shop` has everything, `checkout` a quiet header without ways out, `bare` nothing but the screen. */
  variant: 'shop' | 'checkout' | 'bare';
  shellData: ShellData;
  children: ReactNode;
}

const mainId = 'main';
const footerId = 'footer';

const loadFooter = () => import('./footer.later.tsx');
/** The server has it at hand; a browser fetches its script when the visitor comes near, and shows what the server sent until then. */
const Footer: ComponentType<{ departments: readonly DepartmentLink[] }> = import.meta.env.SSR
  ? (await loadFooter()).default
  : lazy(() => near(footerId).then(loadFooter));

/** The frame of every page: header, menus, footer around the screen. */
export function Shell({ variant, shellData, children }: ShellProps) {
  useVisitor();
  const { departments } = shellData;
  // The same element however often the page renders: while it is not alive yet, an update must not ask for it.
  const footer = useMemo(
    () => (
      <div id={footerId}>
        <Suspense>
          <Footer departments={departments} />
        </Suspense>
      </div>
    ),
    [departments],
  );
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to main content
      </a>
      {variant === 'shop' && <Header departments={departments} searchText={shellData.searchText} />}
      {variant === 'checkout' && <CheckoutHeader />}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {variant === 'shop' && footer}
    </>
  );
}
