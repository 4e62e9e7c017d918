import type { FoundCustomer } from '../../../contract/staff/care.ts';
import { CustomerSearch } from '../../features/staff/customer-search.tsx';
import { OrderTable } from '../../features/staff/order-table.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffCustomer } from '../../staff-routes.ts';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { StaffCustomersData } from './staff-customers-data.ts';

/** Finds a customer or an order, for example while the customer is on the phone. */
function StaffCustomersScreen({ data }: { data: StaffData<StaffCustomersData> }) {
  return (
    <StaffFrame data={data} place="customers" heading="Customers" lead="Every customer and order you open is recorded in the audit log.">
      {({ typed, found }) => (
        <>
          <CustomerSearch typed={typed} />
          {found && found.customers.length + found.orders.length === 0 && (
            <EmptyState title="No customers or orders found">
              Enter at least three letters of an email, or the full order number. To find a guest’s orders, enter the full email.
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
  { key: 'since', title: 'Customer since' },
];

function CustomerTable({ customers }: { customers: readonly FoundCustomer[] }) {
  const rows = customers.map(({ customerId, email, name, since }) => ({
    key: customerId,
    cells: { email: <a href={staffCustomer({ customerId })}>{email}</a>, name, since: shopDayOf(since) },
  }));
  return <Table caption="Customers" columns={columns} rows={rows} />;
}

export default island('screens/staff-customers/staff-customers-screen', StaffCustomersScreen);
