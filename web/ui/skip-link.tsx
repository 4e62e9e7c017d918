import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** A link past what keyboards would otherwise walk through, visible while it has the focus. Its target takes the focus (`tabIndex={-1}`). */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
