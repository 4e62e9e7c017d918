import type { FoundCustomer } from '../../../contract/care.ts';
import { CustomerSearch } from '../../features/staff/customer-search.tsx';
import { OrderTable } from '../../features/staff/order-table.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffCustomer } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { shopDayOf } from '../../ui/shop-clock.ts';
import type { StaffCustomersData } from './page.ts';

/** Customers and orders, looked up for somebody who calls. */
export default function StaffCustomersScreen({ data }: { data: StaffData<StaffCustomersData> }) {
  return (
    <StaffFrame data={data} place="customers" heading="Customers" lead="Opening a customer or an order is written down in the audit log.">
      {({ typed, found }) => (
        <>
          <CustomerSearch typed={typed} />
          {found && found.customers.length + found.orders.length === 0 && (
            <EmptyState title="Nobody and nothing found">
              Type three letters of an email or more, or the whole order number. A guest’s orders need the whole email.
            </EmptyState>
          )}
          {found && found.customers.length > 0 && (
            <Panel title="Customers">
              <CustomerTable customers={found.customers} />
            </Panel>
          )}
          {found && found.orders.length > 0 && (
            <Panel title="Orders">
              <OrderTable orders={found.orders} />
            </Panel>
          )}
        </>
      )}
    </StaffFrame>
  );
}

const columns = [
  { key: 'email', title: 'Email' },
  { key: 'name', title: 'Name' },
  { key: 'since', title: 'Since' },
];

function CustomerTable({ customers }: { customers: readonly FoundCustomer[] }) {
  const rows = customers.map(({ customerId, email, name, since }) => ({
    key: customerId,
    cells: { email: <a href={staffCustomer({ customerId })}>{email}</a>, name, since: shopDayOf(since) },
  }));
  return <Table caption="Customers found" columns={columns} rows={rows} />;
}
