import { ColumnsForm } from '../../features/staff/columns/columns-form.tsx';
import { countWords } from '../../features/staff/counted.ts';
import { ExportList } from '../../features/staff/export-list.tsx';
import styles from '../../features/staff/filtered-list.module.css';
import { OrderTable } from '../../features/staff/order-table.tsx';
import { PagesBeside } from '../../features/staff/pages-beside.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { staffCustomers, staffErasures } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { CustomerFilters, isNarrowed } from './customer-filters.tsx';
import { CustomerTable } from './customer-table.tsx';
import { customerColumns, type StaffCustomersData } from './staff-customers-data.ts';

/** Every customer, found by what they say on the phone; also orders by number, and a guest's by the whole email. */
function StaffCustomersScreen({ data }: { data: StaffData<StaffCustomersData> }) {
  return (
    <StaffFrame data={data} place="customers" heading="Customers" lead="Every customer and order you open is recorded in the audit log.">
      {(shown) => (
        <>
          <ListViews views={data.views} />
          <CustomerFilters place={shown.place} />
          {data.me.permissions.includes('customers.privacy') && (
            <div className={styles.tools}>
              <LinkButton href={staffErasures()} variant="quiet" size="small">
                Log of erased customers
              </LinkButton>
              <ExportList subject="customers" permissions={data.me.permissions}>
                Export as CSV
              </ExportList>
            </div>
          )}
          {shown.found.orders.length > 0 && (
            <Panel title="Orders">
              <OrderTable orders={shown.found.orders} />
            </Panel>
          )}
          <List {...shown} />
        </>
      )}
    </StaffFrame>
  );
}

function List({ found, place, isBeginning }: StaffCustomersData) {
  const { customers, orders, total, next, previous } = found;
  if (customers.length === 0) {
    if (orders.length > 0) return null;
    if (!isNarrowed(place) && isBeginning) {
      return <EmptyState title="No customers yet">Customers appear here as soon as they create an account.</EmptyState>;
    }
    return (
      <EmptyState
        title="No customers or orders found"
        actions={
          <LinkButton href={staffCustomers()} variant="secondary">
            Show all customers
          </LinkButton>
        }
      >
        Search looks at the beginning of names, emails, phone numbers and postal codes. For an order, enter its whole number; for a guest’s
        orders, the whole email.
      </EmptyState>
    );
  }
  return (
    <section className={styles.list} aria-label="Customers">
      <p className={styles.quiet}>{countWords(total, 'customer')}</p>
      <ColumnsForm columns={customerColumns} place={place} at={staffCustomers} />
      <CustomerTable customers={customers} place={place} />
      <PagesBeside previous={previous} next={next} at={(beside) => staffCustomers({ ...place, ...beside })} />
    </section>
  );
}

export default island('screens/staff-customers/staff-customers-screen', StaffCustomersScreen);
