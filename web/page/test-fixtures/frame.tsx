import type { ReactNode } from 'react';
import styles from './fixture.module.css';

/** A shell for tests: shows which variant and which data it was given. */
export function Frame({
  variant,
  shellData,
  children,
}: {
  variant: string;
  shellData: { menu: string; searchText?: string };
  children: ReactNode;
}) {
  return (
    <main className={styles.frame} data-variant={variant} data-search={shellData.searchText}>
      <nav>{shellData.menu}</nav>
      {children}
    </main>
  );
}
