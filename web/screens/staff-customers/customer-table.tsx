import type { FoundCustomer } from '../../../contract/staff/care/care.ts';
import { shownColumns } from '../../features/staff/columns/columns.ts';
import styles from '../../features/staff/filtered-list.module.css';
import { Table } from '../../features/staff/table.tsx';
import { staffCustomer, staffCustomers } from '../../staff-routes.ts';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { customerColumns, type Place } from './staff-customers-data.ts';

/** A page of customers. Pressing the date's heading reverses the order. */
export function CustomerTable({ customers, place }: { customers: readonly FoundCustomer[]; place: Place }) {
  const isOldestFirst = place.sort === 'since';
  const columns = [
    { key: 'email', title: 'Email', whole: true },
    { key: 'confirmed', title: 'Confirmed' },
    { key: 'name', title: 'Name' },
    { key: 'place', title: 'Place' },
    {
      key: 'since',
      title: 'Customer since',
      whole: true,
      sort: {
        href: staffCustomers({ ...place, sort: isOldestFirst ? '' : 'since' }),
        direction: isOldestFirst ? ('ascending' as const) : ('descending' as const),
      },
    },
    { key: 'orders', title: 'Orders', numeric: true },
  ];
  const rows = customers.map(({ customerId, email, emailVerified, name, place: home, orders, since }) => ({
    key: customerId,
    cells: {
      email: (
        <div className={styles.who}>
          <a href={staffCustomer({ customerId })}>{email}</a>
          {!emailVerified && <span className={styles.quiet}>Not confirmed</span>}
        </div>
      ),
      confirmed: emailVerified ? 'Yes' : 'No',
      name: name || <span className={styles.quiet}>No name</span>,
      place: home || <span className={styles.quiet}>No address</span>,
      since: shopDayOf(since),
      orders,
    },
  }));
  return <Table caption="Customers" columns={shownColumns(columns, customerColumns, place.columns)} rows={rows} />;
}
