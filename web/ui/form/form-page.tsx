import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './form-page.module.css';

interface FormPageProps {
  heading: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** A card in the middle of the window, for pages without the shop's frame. */
  card?: 'narrow' | 'wide';
  /** Breadcrumbs above the heading. */
  place?: string;
  children?: ReactNode;
  /** Links below the content. */
  actions?: ReactNode;
  /** Beside the form on wide windows, below it on narrow ones. */
  aside?: ReactNode;
}

/** The page of a short form, such as signing in or setting a password. */
export function FormPage({ heading, lead, card, place, children, actions, aside }: FormPageProps) {
  return (
    <div className={card ? styles.ground : styles.page}>
      <div className={card ? classes(styles.card, card === 'wide' && styles.wide) : styles.form}>
        <header className={styles.header}>
          {place && <p className={styles.place}>{place}</p>}
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {aside}
    </div>
  );
}
