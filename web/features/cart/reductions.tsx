import type { Adjustment } from '../../../contract/buying/promotions.ts';
import { Tag } from '../../ui/icons/icons-goods.tsx';
import { formatMoney } from '../../ui/money.ts';
import { promotionName } from '../../ui/promotion-name.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './reductions.module.css';

/** A line of a cart or an order, as far as its price is shown. */
interface ReducedLine {
  readonly lineTotal: number;
  readonly adjustments: readonly Adjustment[];
}

/** Which promotions take how much off a line; nothing where none does. */
export function Reductions({ adjustments, currency }: { adjustments: readonly Adjustment[]; currency: string }) {
  if (adjustments.length === 0) return null;
  return (
    <ul className={styles.reductions}>
      {adjustments.map((one) => (
        <li key={one.promotionId} className={styles.reduction}>
          <Tag size={14} />
          <span>
            {promotionName(one)} <span className={styles.amount}>−{formatMoney(one.amount, { currency })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What a line comes to: what it was, where promotions take something off, and what it is. */
export function LineTotal({ line: { lineTotal, adjustments }, currency }: { line: ReducedLine; currency: string }) {
  const off = adjustments.reduce((sum, { amount }) => sum + amount, 0);
  const money = (cents: number) => formatMoney(cents, { currency });
  if (off === 0) return money(lineTotal);
  return (
    <>
      <VisuallyHidden>Was </VisuallyHidden>
      <s className={styles.was}>{money(lineTotal)}</s> <VisuallyHidden>now </VisuallyHidden>
      <span className={styles.now}>{money(lineTotal - off)}</span>
    </>
  );
}
