import { classes } from './classes.ts';
import { formatMoney } from './money.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PriceProps {
  /** What is paid, in cents. */
  amount: number;
  currency?: string;
  /** A higher price to compare with and the word that says what it is, e.g. "Was". */
  reference?: { label: string; amount: number } | null;
  /** Says "From" before the amount. */
  from?: boolean;
  size?: 'small' | 'large';
}

/** An amount, with what it was before where there is evidence for that. */
export function Price({ amount, currency, reference, from, size = 'small' }: PriceProps) {
  return (
    <p className={classes(styles.price, styles[size])}>
      <span className={classes(styles.amount, reference && styles.reduced)}>
        {from && <span className={styles.from}>From </span>}
        {reference && <VisuallyHidden>Now </VisuallyHidden>}
        {formatMoney(amount, { currency })}
      </span>
      {reference && (
        <span className={styles.reference}>
          {reference.label} <s>{formatMoney(reference.amount, { currency })}</s>
        </span>
      )}
    </p>
  );
}
