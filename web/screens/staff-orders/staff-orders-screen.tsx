import type { OrderToShip } from '../../../contract/shipments.ts';
import { LookUp } from '../../features/staff/look-up.tsx';
import { packingWords } from '../../features/staff/packing-words.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffOrder, staffOrders } from '../../staff-routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatMoney } from '../../ui/money.ts';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import type { StaffOrdersData } from './page.ts';

/** What waits to be shipped, and orders looked up by whoever packs. */
export default function StaffOrdersScreen({ data }: { data: StaffData<StaffOrdersData> }) {
  return (
    <StaffFrame data={data} place="orders" heading="Orders" lead="What is paid for and waits to leave, the oldest first.">
      {({ orders, waiting, typed }) => (
        <>
          <LookUp action={staffOrders()} label="Order number or email" hint="All of either." typed={typed} />
          {orders.length > 0 ? (
            <Panel title={typed === '' ? 'To ship' : 'Found'} lead={typed === '' ? waitingWords(waiting, orders.length) : undefined}>
              <Orders orders={orders} />
            </Panel>
          ) : typed === '' ? (
            <EmptyState title="Everything has left">Orders stand here as soon as they are paid for.</EmptyState>
          ) : (
            <EmptyState
              title="No such order"
              actions={
                <LinkButton href={staffOrders()} variant="secondary">
                  Show what waits
                </LinkButton>
              }
            >
              Type the whole order number, or the whole email it was placed with.
            </EmptyState>
          )}
        </>
      )}
    </StaffFrame>
  );
}

function waitingWords(waiting: number, shown: number): string {
  const all = waiting === 1 ? '1 order waits.' : `${waiting} orders wait.`;
  return waiting > shown ? `${all} These are the ${shown} oldest.` : all;
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
