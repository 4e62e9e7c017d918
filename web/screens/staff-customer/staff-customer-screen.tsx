import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { CustomerHistory } from './customer-history.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerSide } from './customer-side.tsx';
import type { StaffCustomerData } from './staff-customer-data.ts';
import styles from './staff-customer-screen.module.css';

/** A customer, for customer care: what they did, what staff noted, and their account. */
function StaffCustomerScreen({ data }: { data: StaffData<StaffCustomerData> }) {
  const { permissions } = data.me;
  const customer = data.shown?.customer;
  const mayOpen = { returns: permissions.includes('orders.returns'), promotions: permissions.includes('promotions.read') };
  return (
    <StaffFrame
      data={data}
      place="customers"
      heading={customer?.name || customer?.email}
      lead={customer?.name ? customer.email : 'No name'}
      done={data.shown?.done}
    >
      {(shown) => (
        <div className={styles.columns}>
          <div className={styles.main}>
            <CustomerHistory customer={shown.customer} mayOpen={mayOpen} />
            <CustomerNotes {...shown} mayAdd={permissions.includes('customers.edit')} />
          </div>
          <CustomerSide customer={shown.customer} permissions={permissions} />
        </div>
      )}
    </StaffFrame>
  );
}

export default island('screens/staff-customer/staff-customer-screen', StaffCustomerScreen);
