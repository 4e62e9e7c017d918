import type { ReactNode } from 'react';
import type { CartLine, Totals } from '../../../contract/cart/cart.ts';
import type { PromotionsOfCart } from '../../../contract/promotions/promotions.ts';
import { CampaignMessage } from '../../features/cart/campaign-message.tsx';
import { ItemSummary } from '../../features/cart/item-summary.tsx';
import { NextOffer } from '../../features/cart/next-offer.tsx';
import { LineTotal, Reductions } from '../../features/cart/reductions.tsx';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { product as productLink } from '../../routes.ts';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './order-review.module.css';

interface OrderReviewProps {
  items: readonly CartLine[];
  totals: Totals;
  promotions: PromotionsOfCart;
  /** New totals are loading. */
  busy: boolean;
  /** Shown below the totals, also when the summary is collapsed. */
  children?: ReactNode;
}

/** Items and totals: a collapsible line on phones, a column next to the form in wide windows. */
export function OrderReview({ items, totals, promotions, busy, children }: OrderReviewProps) {
  const bought = items.filter((line) => line.lineTotal > 0);
  const missing = items.filter((line) => line.lineTotal === 0 && line.errorDetails);
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
              <Reductions adjustments={line.adjustments} currency={currency} />
              {line.errorDetails && <p className={styles.notice}>{line.errorDetails.message}</p>}
            </ItemSummary>
            <p className={styles.amount}>
              <LineTotal line={line} currency={currency} />
            </p>
          </li>
        ))}
      </ul>
      {missing.map(({ variationId, productDetails, errorDetails }) => (
        <Notice key={variationId}>
          <a href={productLink(productDetails, { variationId })}>{productDetails.name}</a> is not in this order. {errorDetails?.message}
        </Notice>
      ))}
      <div className={styles.totals} aria-busy={busy} aria-live="polite">
        <TotalsList totals={totals} itemQuantity={quantity} isCapped={promotions.capped} />
      </div>
    </>
  );
  return (
    <aside className={styles.review} aria-label="Order summary">
      <details className={styles.folded}>
        <summary className={styles.summary}>
          <h2>Order summary</h2>
          <strong>{formatMoney(totals.total, { currency })}</strong>
        </summary>
        {content}
      </details>
      <div className={styles.beside}>
        <h2 className={styles.title}>Order summary</h2>
        {content}
      </div>
      <div className={styles.codes}>
        <CampaignMessage campaign={promotions.campaign} />
        <NextOffer offer={promotions.nextOffer} />
        {children}
      </div>
    </aside>
  );
}
