import type { ReactNode } from 'react';
import { Island } from '../page/island.tsx';
import type { ShellVariant } from '../page/page.ts';
import Header from './header.tsx';
import { mainId } from './main-id.ts';
import { DepartmentsProvider } from './menu/departments.ts';
import type { BarEntry } from './menu/menu-entry.ts';
import styles from './shell.module.css';

/** The frame's data, the same for every visitor, so that pages can be cached. */
export interface ShellData {
  readonly menu: readonly BarEntry[];
  /** The text searched for; stays in the search box. */
  readonly searchText?: string | undefined;
}

interface ShellProps {
  /** `shop` has everything, `checkout` a quiet header, `app` and `bare` only the screen. */
  variant: ShellVariant;
  shellData: ShellData;
  children: ReactNode;
}

/** The header and the screen; the rest of the shell is rendered once for many pages (`load-shell.server.tsx`). */
export function Shell({ variant, shellData: { menu, searchText }, children }: ShellProps) {
  return (
    <>
      {variant === 'shop' && <Island of={Header} load="idle" props={{ menu, searchText }} />}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        <DepartmentsProvider value={menu.filter((entry) => entry.type !== 'link')}>{children}</DepartmentsProvider>
      </main>
    </>
  );
}
