import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import form from './form.module.css';
import styles from './needs-script.module.css';

/** What no form without script can do; where script is off, a sentence says so in its place. */
export function NeedsScript({ otherwise, children }: { otherwise: string; children: ReactNode }) {
  return (
    <>
      <div className={styles.scripted}>{children}</div>
      <p className={classes(form.small, styles.plain)}>{otherwise}</p>
    </>
  );
}
