import type { ReactNode } from 'react';
import styles from './door.module.css';

interface DoorProps {
  heading: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  children: ReactNode;
  /** Beside the form on wide windows, below it on narrow ones. */
  aside?: ReactNode;
}

/** The quiet page of one short form: signing in, a new password, what we may write. */
export function Door({ heading, lead, children, aside }: DoorProps) {
  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <header className={styles.header}>
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
      {aside}
    </div>
  );
}
