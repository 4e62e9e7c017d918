import type { OrderFault } from '../../../contract/figures/figures.ts';
import { plural } from '../../../contract/values/count.ts';
import form from '../../features/staff/form.module.css';
import { Table } from '../../features/staff/table.tsx';
import { staffOrder, staffReports } from '../../staff-routes.ts';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { Notice } from '../../ui/layers/notice.tsx';
import { Pages } from '../../ui/pages.tsx';
import type { PaymentPlace, Payments } from './staff-reports-data.ts';
import styles from './staff-reports-screen.module.css';

const faultWords: Readonly<Record<OrderFault, string>> = {
  totals: 'Its items, discounts, delivery and tax don’t add up to its total.',
  parcels: 'Its parcels don’t match the units counted as shipped.',
  returns: 'Its open returns don’t match the units counted as coming back.',
  payment: 'What was authorized, captured, released and refunded doesn’t add up.',
  paid: 'Its payments don’t add up to its total.',
  promotion: 'The use of its promotion wasn’t counted correctly.',
};

const columns = [
  { key: 'found', title: 'Found', whole: true },
  { key: 'order', title: 'Order', whole: true },
  { key: 'fault', title: 'What’s wrong' },
];

/** What the nightly check of all orders found; nothing before the first night, and without orders. */
export function OrderCheck({
  payments: { orderCheck: check, lists },
  place,
}: {
  readonly payments: Pick<Payments, 'orderCheck' | 'lists'>;
  readonly place: PaymentPlace;
}) {
  if (!check || check.orders === 0) return null;
  const { checkedAt, orders, faults } = check;
  if (faults.length === 0)
    return (
      <Notice tone="success">
        {plural(orders, 'order was checked and adds up.', 'orders were checked, and all add up.')} Last checked on {shopDayOf(checkedAt)}.
      </Notice>
    );
  return (
    <section className={styles.part}>
      <h2>Orders that don’t add up</h2>
      <p className={form.quiet}>Found by the nightly check. An order leaves the list once it adds up again.</p>
      <Table
        caption="Orders that don’t add up"
        columns={columns}
        rows={faults.map(({ orderNumber, fault, foundAt }) => ({
          key: `${orderNumber} ${fault}`,
          cells: {
            found: shopDayOf(foundAt),
            order: <a href={staffOrder({ orderNumber })}>{orderNumber}</a>,
            fault: faultWords[fault],
          },
        }))}
      />
      <Pages {...lists.faults} label="Pages of orders that don’t add up" at={(page) => staffReports({ ...place, faults: page })} />
    </section>
  );
}
