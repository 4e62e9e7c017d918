import type { TriedOutcome } from '../../../contract/merchandising/promotions.ts';
import { plural } from '../../../contract/values/count.ts';
import { Facts } from '../../features/staff/facts.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffPromotion } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatMoney } from '../../ui/money.ts';
import { promotionName } from '../../ui/promotion-name.ts';
import type { StaffPromotionTrialData } from './staff-promotion-trial-data.ts';
import styles from './staff-promotion-trial-screen.module.css';

/** What promotions do to the cart, line by line and promotion by promotion. */
export function TrialResult({ result }: StaffPromotionTrialData) {
  if (!result) {
    return (
      <div className={styles.result}>
        <EmptyState title="No cart yet">Enter SKUs to see their discounts, and why other promotions don’t apply.</EmptyState>
      </div>
    );
  }
  const { considered, unknownCodes, at, capped } = result;
  const applied = considered.filter(({ state }) => state === 'applied').length;
  return (
    <div className={styles.result} role="status">
      <Panel
        title={applied === 0 ? 'No promotion applies' : plural(applied, 'promotion applies', 'promotions apply')}
        lead={shopMomentOf(at)}
      >
        {unknownCodes.length > 0 && (
          <p className={styles.quiet}>
            {unknownCodes.length === 1 ? 'No promotion of this brand has the code' : 'No promotion of this brand has the codes'}{' '}
            {unknownCodes.join(', ')}.
          </p>
        )}
        {capped && <p className={styles.quiet}>Discounts have reached the maximum for a cart.</p>}
        <Considered considered={considered} />
      </Panel>
      <Cart result={result} />
    </div>
  );
}

function Considered({ considered }: { considered: readonly TriedOutcome[] }) {
  if (considered.length === 0) return <p className={styles.quiet}>This brand has no promotions at that time.</p>;
  return (
    <Table
      caption="Promotions"
      columns={[
        { key: 'name', title: 'Promotion' },
        { key: 'result', title: 'Result' },
        { key: 'amount', title: 'Discount', numeric: true, whole: true },
      ]}
      rows={considered.map(({ promotionId, name, state, amount, why }) => ({
        key: promotionId,
        cells: {
          name: <a href={staffPromotion({ promotionId })}>{name}</a>,
          result:
            state === 'applied' ? <Badge tone="success">Applies</Badge> : state === 'beaten' ? `Beaten by ${why ?? 'a better one'}` : why,
          amount: state === 'applied' ? formatMoney(-amount) : '',
        },
      }))}
    />
  );
}

function Cart({ result: { lines, totals } }: { result: NonNullable<StaffPromotionTrialData['result']> }) {
  return (
    <Panel title="The cart" lead="Before tax.">
      <Table
        caption="Items"
        columns={[
          { key: 'item', title: 'Item' },
          { key: 'units', title: 'Units', numeric: true },
          { key: 'discount', title: 'Discounts' },
          { key: 'total', title: 'Total', numeric: true, whole: true },
        ]}
        rows={lines.map(({ sku, name, quantity, lineTotal, adjustments, notice }) => ({
          key: sku,
          cells: {
            item: (
              <div className={styles.item}>
                <span>{name}</span>
                <span className={styles.quiet}>
                  {sku}
                  {notice && ` · ${notice}`}
                </span>
              </div>
            ),
            units: quantity,
            discount: adjustments.length > 0 && (
              <ul className={styles.plain}>
                {adjustments.map((one) => (
                  <li key={one.promotionId}>
                    {formatMoney(-one.amount)} {promotionName(one)}
                  </li>
                ))}
              </ul>
            ),
            total: formatMoney(lineTotal - adjustments.reduce((sum, { amount }) => sum + amount, 0)),
          },
        }))}
      />
      <Facts
        facts={[
          { name: 'Merchandise', value: formatMoney(totals.merchandise) },
          { name: 'Discount', value: formatMoney(-totals.discount) },
          {
            name: 'Shipping',
            value: `${formatMoney(totals.shipping, { freeLabel: true })}${totals.shippingDiscount > 0 ? ` (${formatMoney(totals.shippingDiscount)} off)` : ''}`,
          },
          { name: 'Total', value: formatMoney(totals.total) },
        ]}
      />
    </Panel>
  );
}
