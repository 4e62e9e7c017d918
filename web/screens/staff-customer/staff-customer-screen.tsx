import { Facts } from '../../features/staff/facts.tsx';
import { OrderTable } from '../../features/staff/order-table.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { impersonate } from '../../routes.ts';
import { staffAudit } from '../../staff-routes.ts';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import type { StaffCustomerData } from './staff-customer-data.ts';
import styles from './staff-customer-screen.module.css';

/** A customer, for customer care: account, recent orders and addresses. */
function StaffCustomerScreen({ data }: { data: StaffData<StaffCustomerData> }) {
  const { permissions } = data.me;
  const customer = data.shown?.customer;
  return (
    <StaffFrame
      data={data}
      place="customers"
      heading={customer?.name || customer?.email}
      lead={customer?.name ? customer.email : 'No name'}
      done={data.shown?.done}
    >
      {({ customer: { customerId, emailVerified, since, addresses, orders } }) => (
        <div className={styles.columns}>
          <div className={styles.main}>
            <Panel title="Recent orders">
              {orders.length > 0 ? <OrderTable orders={orders} /> : <p className={styles.quiet}>No orders yet.</p>}
            </Panel>
          </div>
          <div className={styles.side}>
            <Panel title="Account">
              <Facts
                facts={[
                  { name: 'Customer ID', value: customerId },
                  { name: 'Customer since', value: shopDayOf(since) },
                  { name: 'Email', value: emailVerified ? 'Confirmed' : 'Not confirmed' },
                ]}
              />
              {permissions.includes('audit.read') && <a href={staffAudit({ subject: `customer:${customerId}` })}>View staff activity</a>}
            </Panel>
            <Panel title="Addresses" lead="Partly hidden for privacy.">
              {addresses.length === 0 && <p className={styles.quiet}>No saved addresses.</p>}
              <ul className={styles.addresses}>
                {addresses.map(({ label, isDefaultShipping }) => (
                  <li key={label}>
                    {label}
                    {isDefaultShipping && <span className={styles.quiet}> (default)</span>}
                  </li>
                ))}
              </ul>
            </Panel>
            {permissions.includes('customers.impersonate') && (
              <Panel
                title="Act for this customer"
                lead="See the shop as they do, for up to 30 minutes. Every change is logged under your name."
              >
                <LinkButton href={impersonate({ customerId })} variant="secondary" size="small">
                  Start session
                </LinkButton>
              </Panel>
            )}
          </div>
        </div>
      )}
    </StaffFrame>
  );
}

export default island('screens/staff-customer/staff-customer-screen', StaffCustomerScreen);
