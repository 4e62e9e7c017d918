import { classes } from './classes.ts';
import styles from './skeleton.module.css';

/** Keeps the place of what is still coming; `className` gives it the size of that. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes(styles.skeleton, className)} aria-hidden="true" />;
}
