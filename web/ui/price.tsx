import { classes } from './classes.ts';
import { formatMoney } from './money.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PriceProps {
  /** The price in cents. */
  amount: number;
  currency?: string;
  /** A higher reference price with its label, such as "Was". */
  reference?: { label: string; amount: number } | null;
  /** Shows "From" before the amount. */
  from?: boolean;
  size?: 'small' | 'large';
}

/** A price, with its reference price where there is evidence for one. */
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
