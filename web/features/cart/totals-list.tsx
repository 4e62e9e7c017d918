import type { ReactNode } from 'react';
import type { Totals } from '../../../contract/cart.ts';
import { formatMoney } from '../../ui/money.ts';
import styles from './totals-list.module.css';

interface TotalsListProps {
  totals: Totals;
  /** Number of units the merchandise line counts. */
  itemQuantity: number;
  /** Said beside shipping, e.g. the day it arrives. */
  shippingNote?: ReactNode;
}

/** The arithmetic of a cart or an order, line by line; what is shown adds up to the cent (rulings: Money). */
export function TotalsList({ totals, itemQuantity, shippingNote }: TotalsListProps) {
  const { currency, merchandise, discount, shipping, tax, taxIsEstimate, total } = totals;
  const amount = (cents: number) => formatMoney(cents, { currency });
  return (
    <dl className={styles.totals}>
      <div className={styles.line}>
        <dt>
          Subtotal <span className={styles.note}>({itemQuantity === 1 ? '1 item' : `${itemQuantity} items`})</span>
        </dt>
        <dd>{amount(merchandise)}</dd>
      </div>
      {discount > 0 && (
        <div className={styles.line}>
          <dt>Discount</dt>
          <dd className={styles.saving}>−{amount(discount)}</dd>
        </div>
      )}
      <div className={styles.line}>
        <dt>Shipping {shippingNote && <span className={styles.note}>{shippingNote}</span>}</dt>
        <dd className={shipping === 0 ? styles.saving : undefined}>{formatMoney(shipping, { currency, freeLabel: true })}</dd>
      </div>
      <div className={styles.line}>
        <dt>{taxIsEstimate ? 'Estimated tax' : 'Tax'}</dt>
        <dd>{taxIsEstimate && tax === 0 ? <span className={styles.note}>by address</span> : amount(tax)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{taxIsEstimate ? 'Estimated total' : 'Total'}</dt>
        <dd>{amount(total)}</dd>
      </div>
    </dl>
  );
}
