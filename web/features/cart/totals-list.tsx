import type { ReactNode } from 'react';
import type { Totals } from '../../../contract/cart/cart.ts';
import { type TaxLine, taxWords } from '../../../contract/orders/orders.ts';
import { plural } from '../../../contract/values/count.ts';
import { formatMoney } from '../../ui/money.ts';
import { promotionName } from '../../ui/promotion-name.ts';
import styles from './totals-list.module.css';

interface TotalsListProps {
  totals: Totals;
  /** Number of units in the merchandise line. */
  itemQuantity: number;
  /** Shown beside shipping, such as the arrival date. */
  shippingNote?: ReactNode;
  /** `discount` is the most promotions may take off (spec §9). */
  isCapped?: boolean;
  /** An estimate has its destination, so that a tax of nothing is an answer: Oregon has none. */
  isTaxKnown?: boolean;
  /** The taxes by name, adding up to the tax; one line of tax without them. */
  taxLines?: readonly TaxLine[];
}

/** The totals of a cart or an order, line by line, adding up to the cent (rulings: Money). */
export function TotalsList({ totals, itemQuantity, shippingNote, isCapped, isTaxKnown, taxLines = [] }: TotalsListProps) {
  const { currency, merchandise, discount, shipping, tax, taxIsEstimate, total, adjustments } = totals;
  const amount = (cents: number) => formatMoney(cents, { currency });
  const off = adjustments.filter(({ group }) => group !== 'shipping');
  const delivery = adjustments.find(({ group }) => group === 'shipping');
  /** A cart whose items are all sold out; an order of nothing but replacements does ship. */
  const nothingToShip = taxIsEstimate && merchandise === 0;
  return (
    <dl className={styles.totals}>
      <div className={styles.line}>
        <dt>
          Subtotal <span className={styles.note}>({plural(itemQuantity, 'item')})</span>
        </dt>
        <dd>{amount(merchandise)}</dd>
      </div>
      {off.map((one, at) => (
        <div key={one.promotionId} className={styles.line}>
          <dt>
            {promotionName(one)}
            {isCapped && at === off.length - 1 && (
              <span className={styles.promotion}>
                Promotions can take up to {formatMoney(discount, { currency, short: true })} off an order.
              </span>
            )}
          </dt>
          <dd className={styles.saving}>−{amount(one.amount)}</dd>
        </div>
      ))}
      <div className={styles.line}>
        <dt>
          Shipping {shippingNote && <span className={styles.note}>{shippingNote}</span>}
          {delivery && (
            <span className={styles.promotion}>
              {promotionName(delivery)}, −{amount(delivery.amount)}
            </span>
          )}
        </dt>
        {nothingToShip ? (
          <dd>—</dd>
        ) : (
          <dd className={shipping === 0 ? styles.saving : undefined}>{formatMoney(shipping, { currency, freeLabel: true })}</dd>
        )}
      </div>
      {taxLines.map((line) => (
        <div key={line.name} className={styles.line}>
          <dt>{taxWords(line)}</dt>
          <dd>{amount(line.amount)}</dd>
        </div>
      ))}
      {taxLines.length === 0 && (
        <div className={styles.line}>
          <dt>{taxIsEstimate ? 'Estimated tax' : 'Tax'}</dt>
          <dd>{taxIsEstimate && tax === 0 && !isTaxKnown ? <span className={styles.note}>depends on your address</span> : amount(tax)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{taxIsEstimate ? 'Estimated total' : 'Total'}</dt>
        <dd>{amount(total)}</dd>
      </div>
    </dl>
  );
}
