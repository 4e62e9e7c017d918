import type { ReactNode } from 'react';
import styles from './staff-door.module.css';

/** The way into the console: one short form, and nothing of the shop around it. */
export function StaffDoor({
  heading,
  lead,
  wide = false,
  children,
}: {
  heading: string;
  lead?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <div className={wide ? styles.wide : styles.door}>
        <header className={styles.header}>
          <p className={styles.place}>Staff console</p>
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  );
}
