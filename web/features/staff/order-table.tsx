import type { FoundOrder } from '../../../contract/care.ts';
import { orderWords } from '../../../contract/orders.ts';
import { staffOrder } from '../../staff-routes.ts';
import { formatMoney } from '../../ui/money.ts';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import { Table } from './table.tsx';

const columns = [
  { key: 'orderNumber', title: 'Order' },
  { key: 'placed', title: 'Placed' },
  { key: 'status', title: 'Status' },
  { key: 'buyer', title: 'Buyer' },
  { key: 'total', title: 'Total', numeric: true },
];

/** Orders as care sees them in a list. */
export function OrderTable({ orders }: { orders: readonly FoundOrder[] }) {
  const rows = orders.map((order) => {
    const { orderNumber, placedAt, total, currency, customerId } = order;
    return {
      key: orderNumber,
      cells: {
        orderNumber: <a href={staffOrder({ orderNumber })}>{orderNumber}</a>,
        placed: shopMomentOf(placedAt),
        status: orderWords(order),
        buyer: customerId === null ? 'Guest' : 'Customer',
        total: formatMoney(total, { currency }),
      },
    };
  });
  return <Table caption="Orders, newest first" columns={columns} rows={rows} />;
}
