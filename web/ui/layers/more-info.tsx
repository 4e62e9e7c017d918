import type { ReactNode } from 'react';
import { Info } from '../icons/icons.tsx';
import styles from './more-info.module.css';

/** A small icon that opens a short explanation over the page; works without script, by keyboard and touch. */
export function MoreInfo({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.info}>
      <summary className={styles.mark} aria-label={label} title={label}>
        <Info size={18} />
      </summary>
      <p className={styles.words}>{children}</p>
    </details>
  );
}
