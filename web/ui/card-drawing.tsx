import type { ReactNode } from 'react';
import styles from './card-drawing.module.css';

interface CardDrawingProps {
  /** The shop's logo. */
  logo: ReactNode;
  last4: string;
  /** The line at the bottom. */
  holder: string;
}

/** A drawing of the store card; decorative. */
export function CardDrawing({ logo, last4, holder }: CardDrawingProps) {
  return (
    <div className={styles.card} aria-hidden="true">
      {logo}
      <span className={styles.chip} />
      <span className={styles.digits}>•••• •••• •••• {last4}</span>
      <span className={styles.holder}>{holder}</span>
    </div>
  );
}
