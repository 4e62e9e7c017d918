import type { CartLine, Totals } from '../../../contract/cart.ts';
import { ItemSummary } from '../../features/cart/item-summary.tsx';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './order-review.module.css';

interface OrderReviewProps {
  items: readonly CartLine[];
  totals: Totals;
  /** New totals are on their way. */
  busy: boolean;
}

/** What is being bought and what it comes to; folded to one line on phones, beside the form on wide windows. */
export function OrderReview({ items, totals, busy }: OrderReviewProps) {
  const bought = items.filter((line) => line.lineTotal > 0);
  const quantity = bought.reduce((sum, line) => sum + line.quantity, 0);
  const { currency } = totals;
  const content = (
    <>
      <ul className={styles.items}>
        {bought.map((line) => (
          <li key={line.variationId} className={styles.item}>
            <ItemSummary
              size="small"
              product={line.productDetails}
              variationId={line.variationId}
              options={line.variationDetails.options}
              image={line.variationDetails.image}
            >
              <p className={styles.quantity}>Quantity {line.quantity}</p>
              {line.errorDetails && <p className={styles.notice}>{line.errorDetails.message}</p>}
            </ItemSummary>
            <p className={styles.amount}>{formatMoney(line.lineTotal, { currency })}</p>
          </li>
        ))}
      </ul>
      <div className={styles.totals} aria-busy={busy} aria-live="polite">
        <TotalsList totals={totals} itemQuantity={quantity} />
      </div>
    </>
  );
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          <h2>Order summary</h2>
          <strong>{formatMoney(totals.total, { currency })}</strong>
        </summary>
        {content}
      </details>
      <aside className={styles.beside} aria-label="Order summary">
        <h2 className={styles.title}>Order summary</h2>
        {content}
      </aside>
    </>
  );
}
