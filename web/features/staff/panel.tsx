import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

/** A card of a console screen, with its heading. */
export function Panel({ title, lead, id: anchor, children }: { title: string; lead?: ReactNode; id?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section id={anchor} className={styles.panel} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
