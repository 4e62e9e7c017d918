import { Facts } from '../../features/staff/facts.tsx';
import { OrderTable } from '../../features/staff/order-table.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { impersonate, staffAudit } from '../../staff-routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { shopDayOf } from '../../ui/shop-clock.ts';
import type { StaffCustomerData } from './page.ts';
import styles from './staff-customer-screen.module.css';

/** A customer as care sees them: who they are, what they bought, where it went. */
export default function StaffCustomerScreen({ data }: { data: StaffData<StaffCustomerData> }) {
  const { permissions } = data.me;
  const customer = data.shown?.customer;
  return (
    <StaffFrame
      data={data}
      place="customers"
      heading={customer?.name || customer?.email}
      lead={customer?.name ? customer.email : 'Has not told a name.'}
      done={data.shown?.done}
    >
      {({ customer: { customerId, emailVerified, since, addresses, orders } }) => (
        <div className={styles.columns}>
          <div className={styles.main}>
            <Panel title="Latest orders">
              {orders.length > 0 ? <OrderTable orders={orders} /> : <p className={styles.quiet}>None yet.</p>}
            </Panel>
          </div>
          <div className={styles.side}>
            <Panel title="Account">
              <Facts
                facts={[
                  { name: 'Customer', value: customerId },
                  { name: 'Since', value: shopDayOf(since) },
                  { name: 'Email', value: emailVerified ? 'Confirmed' : 'Not confirmed yet' },
                ]}
              />
              {permissions.includes('audit.read') && <a href={staffAudit({ subject: `customer:${customerId}` })}>What staff did here</a>}
            </Panel>
            <Panel title="Addresses" lead="Streets are shortened: enough to ask for, not enough to go by.">
              {addresses.length === 0 && <p className={styles.quiet}>None saved.</p>}
              <ul className={styles.addresses}>
                {addresses.map(({ label, isDefaultShipping }) => (
                  <li key={label}>
                    {label}
                    {isDefaultShipping && <span className={styles.quiet}> (ships here)</span>}
                  </li>
                ))}
              </ul>
            </Panel>
            {permissions.includes('customers.impersonate') && (
              <Panel
                title="Act for this customer"
                lead="You see the shop as they do, for half an hour. Everything you change is written down with your name."
              >
                <LinkButton href={impersonate({ customerId })} variant="secondary" size="small">
                  Begin
                </LinkButton>
              </Panel>
            )}
          </div>
        </div>
      )}
    </StaffFrame>
  );
}
