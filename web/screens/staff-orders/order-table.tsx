import type { ReactNode } from 'react';
import {
  holdReasonNames,
  type ListedOrder,
  type ListedState,
  orderStateNames,
  paymentNames,
} from '../../../contract/staff/orders/staff-orders.ts';
import { own } from '../../../contract/values/own.ts';
import { shownColumns } from '../../features/staff/columns/columns.ts';
import list from '../../features/staff/filtered-list.module.css';
import { Table } from '../../features/staff/table.tsx';
import { staffOrder, staffOrders } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Checkbox } from '../../ui/form/choice.tsx';
import { formatMoney } from '../../ui/money.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { countryNames, orderColumns, type Place, type StaffOrdersData } from './staff-orders-data.ts';

const toneOf = (state: ListedState) => (state === 'held' ? 'sale' : state === 'shipped' || state === 'delivered' ? 'success' : 'neutral');

interface OrderTableProps {
  orders: readonly ListedOrder[];
  brands: StaffOrdersData['brands'];
  place: Place;
  /** The header of the column of checkboxes, for staff who may pack. */
  selectAll?: ReactNode;
}

/** A page of orders. Pressing a heading sorts by it, a second press reverses the order. */
export function OrderTable({ orders, brands, place, selectAll }: OrderTableProps) {
  const sort = place.sort || '-placed';
  const sorted = (key: 'placed' | 'total') => ({
    href: staffOrders({ ...place, sort: sort !== `-${key}` ? (key === 'placed' ? undefined : '-total') : key }),
    direction: sort === key ? ('ascending' as const) : sort === `-${key}` ? ('descending' as const) : null,
  });
  const columns = [
    ...(selectAll ? [{ key: 'select', title: 'Select', head: selectAll, whole: true }] : []),
    { key: 'orderNumber', title: 'Order', whole: true },
    { key: 'placed', title: 'Placed', whole: true, sort: sorted('placed') },
    { key: 'state', title: 'State', whole: true },
    { key: 'customer', title: 'Customer' },
    { key: 'brand', title: 'Brand', whole: true },
    { key: 'country', title: 'Ships to', whole: true },
    { key: 'delivery', title: 'Delivery' },
    { key: 'payment', title: 'Payment', whole: true },
    { key: 'placedBy', title: 'Placed by' },
    { key: 'tags', title: 'Tags' },
    { key: 'units', title: 'Units', numeric: true },
    { key: 'total', title: 'Total', numeric: true, whole: true, sort: sorted('total') },
  ];
  const rows = orders.map((order) => ({
    key: order.orderNumber,
    cells: {
      select: (
        <Checkbox name="order" value={order.orderNumber}>
          <VisuallyHidden>Select {order.orderNumber}</VisuallyHidden>
        </Checkbox>
      ),
      orderNumber: <a href={staffOrder({ orderNumber: order.orderNumber })}>{order.orderNumber}</a>,
      placed: shopMomentOf(order.placedAt),
      state: (
        <div className={list.who}>
          <Badge tone={toneOf(order.state)}>{orderStateNames[order.state]}</Badge>
          {order.heldFor.length > 0 && <span className={list.quiet}>{order.heldFor.map((one) => holdReasonNames[one]).join(', ')}</span>}
          {order.tags.length > 0 && <span className={list.quiet}>{order.tags.join(', ')}</span>}
        </div>
      ),
      customer: (
        <div className={list.who}>
          <span>{order.name}</span>
          <span className={list.quiet}>
            {order.place}
            {order.country !== 'US' && `, ${order.country}`}
            {order.placedBy !== null && ` · placed by ${order.placedBy}`}
          </span>
        </div>
      ),
      brand: brands.find(({ key }) => key === order.brand)?.name ?? order.brand,
      country: own(countryNames, order.country) ?? order.country,
      placedBy: order.placedBy ?? 'Customer',
      tags: order.tags.join(', ') || <span className={list.quiet}>–</span>,
      delivery: order.delivery,
      payment: order.payment ? paymentNames[order.payment] : 'No charge',
      units: order.units,
      total: formatMoney(order.total, order),
    },
  }));
  return <Table caption="Orders" columns={shownColumns(columns, orderColumns, place.columns)} rows={rows} />;
}
