import type { ReactNode } from 'react';
import { CheckoutHeader } from './checkout-header.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { ShellData } from './load-shell.ts';
import styles from './shell.module.css';

interface ShellProps {
  /** `shop` has everything, `checkout` a quiet header without ways out, `bare` nothing but the screen. */
  variant: 'shop' | 'checkout' | 'bare';
  shellData: ShellData;
  /** The screen's own data; where it says what was searched for, the search box keeps it. */
  screenData?: unknown;
  children: ReactNode;
}

const mainId = 'main';

/** The frame of every page: header, menus, footer around the screen. */
export function Shell({ variant, shellData, screenData, children }: ShellProps) {
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to main content
      </a>
      {variant === 'shop' && <Header departments={shellData.departments} searchText={searchTextOf(screenData)} />}
      {variant === 'checkout' && <CheckoutHeader />}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {variant === 'shop' && <Footer departments={shellData.departments} />}
    </>
  );
}

function searchTextOf(data: unknown): string | undefined {
  const text = typeof data === 'object' && data !== null && 'searchText' in data ? data.searchText : undefined;
  return typeof text === 'string' ? text : undefined;
}
