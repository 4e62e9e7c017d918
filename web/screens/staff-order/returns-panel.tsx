import { returnStateNames } from '../../../contract/staff/orders/staff-returns.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffOrder, staffReturn } from '../../staff-routes.ts';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import type { StaffOrderData } from './staff-order-data.ts';

const columns = [
  { key: 'caseNumber', title: 'Return', whole: true },
  { key: 'at', title: 'Requested', whole: true },
  { key: 'state', title: 'State' },
];

/** An order's returns, linked for those who may open them, and the start of another; nothing for an order with neither. */
export function ReturnsPanel({ order, returns, shipments, returning, permissions }: StaffOrderData) {
  const mayOpen = permissions.includes('orders.returns');
  const mayStart = mayOpen && shipments.length > 0 && !returning;
  if (returns.length === 0 && !mayStart) return null;
  const rows = returns.map(({ caseNumber, state, requestedAt }) => ({
    key: caseNumber,
    cells: {
      caseNumber: mayOpen ? <a href={staffReturn({ caseNumber })}>{caseNumber}</a> : caseNumber,
      at: shopDayOf(requestedAt),
      state: returnStateNames[state],
    },
  }));
  return (
    <Panel title="Returns">
      {rows.length > 0 && <Table caption="Returns, newest first" columns={columns} rows={rows} />}
      {mayStart && (
        <div>
          <LinkButton href={staffOrder({ orderNumber: order.orderNumber }, { edit: 'return' })} variant="secondary">
            Start a return
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}
