import { type ReactNode, Suspense } from 'react';
import { CheckoutHeader } from './checkout-header.tsx';
import type { DepartmentLink } from './department-bar.tsx';
import { Footer } from './footer.tsx';
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

/** The frame of every page: header, menus, footer around the screen. */
export function Shell({ variant, shellData, children }: ShellProps) {
  useVisitor();
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to main content
      </a>
      {variant === 'shop' && <Header departments={shellData.departments} searchText={shellData.searchText} />}
      {variant === 'checkout' && <CheckoutHeader />}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {/* React takes what is in it over after what is above. */}
      {variant === 'shop' && (
        <Suspense>
          <Footer departments={shellData.departments} />
        </Suspense>
      )}
    </>
  );
}
