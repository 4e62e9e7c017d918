import type { Adjustment } from '../../../contract/promotions/promotions.ts';
import { Tag } from '../../ui/icons/icons-goods.tsx';
import { itemPromotions } from '../../ui/item-promotions.ts';
import { formatMoney } from '../../ui/money.ts';
import { promotionName } from '../../ui/promotion-name.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './reductions.module.css';

/** The parts of a cart or order line that show its price. */
interface ReducedLine {
  readonly lineTotal: number;
  readonly adjustments: readonly Adjustment[];
}

/** Lists the promotions of a line with their amounts; nothing where none applies. */
export function Reductions({ adjustments, currency }: { adjustments: readonly Adjustment[]; currency: string }) {
  const reductions = itemPromotions(adjustments);
  if (reductions.length === 0) return null;
  return (
    <ul className={styles.reductions}>
      {reductions.map((one) => (
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

/** A line's total, beside the earlier one where promotions reduce it. */
export function LineTotal({ line: { lineTotal, adjustments }, currency }: { line: ReducedLine; currency: string }) {
  const off = itemPromotions(adjustments).reduce((sum, { amount }) => sum + amount, 0);
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
