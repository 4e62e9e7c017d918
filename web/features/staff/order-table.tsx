import { orderWords } from '../../../contract/orders/orders.ts';
import type { FoundOrder } from '../../../contract/staff/care/care.ts';
import { staffOrder } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { formatMoney } from '../../ui/money.ts';
import { Table } from './table.tsx';

const columns = [
  { key: 'orderNumber', title: 'Order' },
  { key: 'placed', title: 'Placed' },
  { key: 'status', title: 'Status' },
  { key: 'buyer', title: 'Customer' },
  { key: 'total', title: 'Total', numeric: true },
];

/** A list of orders for customer care. */
export function OrderTable({ orders }: { orders: readonly FoundOrder[] }) {
  const rows = orders.map((order) => {
    const { orderNumber, placedAt, total, currency, customerId } = order;
    return {
      key: orderNumber,
      cells: {
        orderNumber: <a href={staffOrder({ orderNumber })}>{orderNumber}</a>,
        placed: shopMomentOf(placedAt),
        status: orderWords(order),
        buyer: customerId === null ? 'Guest' : 'Account',
        total: formatMoney(total, { currency }),
      },
    };
  });
  return <Table caption="Orders, newest first" columns={columns} rows={rows} />;
}
