import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classes } from './classes.ts';

/** A short label: "Sale", "Sold out". */
export function Badge({ tone = 'neutral', children }: { tone?: 'neutral' | 'sale' | 'success'; children: ReactNode }) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}
