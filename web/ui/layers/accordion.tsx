import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ChevronDown } from '../icons/icons.tsx';
import styles from './accordion.module.css';

interface AccordionProps {
  title: ReactNode;
  /** Initially open; the browser manages it from then on. */
  open?: boolean;
  /** Those with the same group name close each other. */
  group?: string;
  /** Cannot be collapsed: the content is visible if `open`, permanently. */
  disabled?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A heading that expands its section (spec §2.11); works without script, so a disabled one is not a `details`. */
export function Accordion({ title, open, group, disabled, id, className, children }: AccordionProps) {
  if (disabled) {
    return (
      <div id={id} className={classes(styles.accordion, className)}>
        <div className={classes(styles.title, !open && styles.shut)}>{title}</div>
        {open && <div className={styles.body}>{children}</div>}
      </div>
    );
  }
  return (
    <details id={id} className={classes(styles.accordion, className)} open={open} name={group}>
      <summary className={styles.title}>
        {title}
        <ChevronDown className={styles.mark} size={20} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
