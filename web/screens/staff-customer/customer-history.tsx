import { returnStateNames } from '../../../contract/staff/orders/staff-returns.ts';
import { OrderTable } from '../../features/staff/order-table.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { ReviewTable } from '../../features/staff/reviews/review-table.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffOrder, staffPromotion, staffReturn } from '../../staff-routes.ts';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { formatMoney } from '../../ui/money.ts';
import { ListPages } from './list-pages.tsx';
import type { ShownCustomer } from './staff-customer-data.ts';
import styles from './staff-customer-screen.module.css';

const returnColumns = [
  { key: 'caseNumber', title: 'Return', whole: true },
  { key: 'order', title: 'Order', whole: true },
  { key: 'at', title: 'Requested', whole: true },
  { key: 'state', title: 'State' },
  { key: 'refunded', title: 'Refund', numeric: true },
];
const promotionColumns = [
  { key: 'label', title: 'Promotion' },
  { key: 'code', title: 'Code', whole: true },
  { key: 'order', title: 'Order', whole: true },
  { key: 'at', title: 'Used', whole: true },
  { key: 'amount', title: 'Discount', numeric: true },
];

interface HistoryProps {
  customer: ShownCustomer;
  mayOpen: { readonly returns: boolean; readonly promotions: boolean };
}

/** What a customer ordered, returned, reviewed and saved by promotions. */
export function CustomerHistory({ customer, mayOpen }: HistoryProps) {
  const { orders, returns, reviews, promotions } = customer;
  const orderLink = (orderNumber: string) => <a href={staffOrder({ orderNumber })}>{orderNumber}</a>;
  const missing = Object.entries({ returns, reviews, 'promotions used': promotions })
    .filter(([, list]) => list.length === 0)
    .map(([name]) => name);
  return (
    <>
      <Panel title="Orders" id="orders">
        {orders.length > 0 ? <OrderTable orders={orders} /> : <p className={styles.quiet}>No orders yet.</p>}
        <ListPages customer={customer} list="orders" label="Pages of orders" />
      </Panel>
      {returns.length > 0 && (
        <Panel title="Returns" id="returns">
          <Table
            caption="Returns, newest first"
            columns={returnColumns}
            rows={returns.map(({ caseNumber, orderNumber, state, requestedAt, refunded, currency }) => ({
              key: caseNumber,
              cells: {
                caseNumber: mayOpen.returns ? <a href={staffReturn({ caseNumber })}>{caseNumber}</a> : caseNumber,
                order: orderLink(orderNumber),
                at: shopDayOf(requestedAt),
                state: returnStateNames[state],
                refunded: refunded === null ? '' : formatMoney(refunded, { currency }),
              },
            }))}
          />
          <ListPages customer={customer} list="returns" label="Pages of returns" />
        </Panel>
      )}
      {reviews.length > 0 && (
        <Panel title="Reviews" id="reviews">
          <ReviewTable reviews={reviews} />
          <ListPages customer={customer} list="reviews" label="Pages of reviews" />
        </Panel>
      )}
      {promotions.length > 0 && (
        <Panel title="Promotions used" id="promotions">
          <Table
            caption="Promotions used, newest first"
            columns={promotionColumns}
            rows={promotions.map(({ promotionId, label, code, amount, orderNumber, placedAt }) => ({
              key: `${orderNumber} ${promotionId} ${code}`,
              cells: {
                label: mayOpen.promotions ? <a href={staffPromotion({ promotionId })}>{label}</a> : label,
                code: code ?? '',
                order: orderLink(orderNumber),
                at: shopDayOf(placedAt),
                amount: formatMoney(amount),
              },
            }))}
          />
          <ListPages customer={customer} list="promotions" label="Pages of promotions used" />
        </Panel>
      )}
      {missing.length > 0 && <p className={styles.quiet}>No {missing.join(', no ')} yet.</p>}
    </>
  );
}
