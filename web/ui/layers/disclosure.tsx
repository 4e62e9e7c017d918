import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ChevronDown } from '../icons/icons.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  /** Initially open, such as with a fault inside; the browser manages it from then on. */
  open?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A line like a link that opens what is seldom needed in its place: a form, more fields, a long list. Works without script. */
export function Disclosure({ title, open, className, children }: DisclosureProps) {
  return (
    <details className={classes(styles.disclosure, className)} open={open}>
      <summary className={styles.title}>
        <span className={styles.words}>{title}</span>
        <ChevronDown className={styles.mark} size={16} />
      </summary>
      {children}
    </details>
  );
}
