import { returnStateNames } from '../../../contract/staff/orders/staff-returns.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffReturn } from '../../staff-routes.ts';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import type { StaffOrderData } from './staff-order-data.ts';

const columns = [
  { key: 'caseNumber', title: 'Return', whole: true },
  { key: 'at', title: 'Requested', whole: true },
  { key: 'state', title: 'State' },
];

/** An order's returns, linked for those who may open them. */
export function ReturnsPanel({ returns, permissions }: Pick<StaffOrderData, 'returns' | 'permissions'>) {
  const mayOpen = permissions.includes('orders.returns');
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
      <Table caption="Returns, newest first" columns={columns} rows={rows} />
    </Panel>
  );
}
