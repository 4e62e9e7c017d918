import type { ReactNode } from 'react';
import styles from './fixture.module.css';

/** A test shell that shows the variant and data it was given. */
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
