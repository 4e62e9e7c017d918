import type { OrderToShip } from '../../../contract/orders/shipments.ts';
import { LookUp } from '../../features/staff/look-up.tsx';
import { packingWords } from '../../features/staff/packing-words.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffOrder, staffOrders } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { StaffOrdersData } from './staff-orders-data.ts';

/** Orders to ship, and the search for any order. */
function StaffOrdersScreen({ data }: { data: StaffData<StaffOrdersData> }) {
  return (
    <StaffFrame data={data} place="orders" heading="Orders" lead="Paid orders that are ready to ship, oldest first.">
      {({ orders, waiting, typed }) => (
        <>
          <LookUp action={staffOrders()} label="Order number or email" hint="Enter the full order number or email." typed={typed} />
          {orders.length > 0 ? (
            <Panel title={typed === '' ? 'To ship' : 'Results'} lead={typed === '' ? waitingWords(waiting, orders.length) : undefined}>
              <Orders orders={orders} />
            </Panel>
          ) : typed === '' ? (
            <EmptyState title="All orders shipped">Orders appear here once they’re paid.</EmptyState>
          ) : (
            <EmptyState
              title="No orders found"
              actions={
                <LinkButton href={staffOrders()} variant="secondary">
                  Show orders to ship
                </LinkButton>
              }
            >
              Enter the full order number, or the full email it was placed with.
            </EmptyState>
          )}
        </>
      )}
    </StaffFrame>
  );
}

function waitingWords(waiting: number, shown: number): string {
  const all = waiting === 1 ? '1 order.' : `${waiting} orders.`;
  return waiting > shown ? `${all} Showing the ${shown} oldest.` : all;
}

const columns = [
  { key: 'orderNumber', title: 'Order' },
  { key: 'placed', title: 'Placed' },
  { key: 'status', title: 'Status' },
  { key: 'shipsTo', title: 'Ships to' },
  { key: 'units', title: 'Units', numeric: true },
  { key: 'total', title: 'Total', numeric: true },
];

function Orders({ orders }: { orders: readonly OrderToShip[] }) {
  const rows = orders.map(({ orderNumber, placedAt, status, shipsTo, units, total, currency }) => ({
    key: orderNumber,
    cells: {
      orderNumber: <a href={staffOrder({ orderNumber })}>{orderNumber}</a>,
      placed: shopMomentOf(placedAt),
      status: packingWords[status],
      shipsTo,
      units,
      total: formatMoney(total, { currency }),
    },
  }));
  return <Table caption="Orders" columns={columns} rows={rows} />;
}

export default island('screens/staff-orders/staff-orders-screen', StaffOrdersScreen);
