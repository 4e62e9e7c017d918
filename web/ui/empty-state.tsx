import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** One or two links. */
  actions?: ReactNode;
  icon?: ReactNode;
  /** `h1` when it is the page's heading. */
  heading?: 'h1' | 'h2';
  /** All that the page has: it begins where other pages' content does. */
  whole?: boolean;
}

/** An empty state with a friendly message and a way on. */
export function EmptyState({ title, children, actions, icon, heading: Heading = 'h2', whole }: EmptyStateProps) {
  return (
    <div className={classes(styles.empty, whole && styles.whole)}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
