import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { classes } from './classes.ts';
import { ChevronDown } from './icons.tsx';

interface AccordionProps {
  title: ReactNode;
  /** Open at first; the browser keeps it from then on. */
  open?: boolean;
  /** Those with the same group name close each other. */
  group?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A heading that opens what it heads; works without script. */
export function Accordion({ title, open, group, id, className, children }: AccordionProps) {
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
