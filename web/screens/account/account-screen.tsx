import { AccountFrame } from '../../features/account/account-frame.tsx';
import { OrderRow } from '../../features/account/order-row.tsx';
import { island } from '../../page/island.tsx';
import { accountAddresses, accountOrders, accountProfile, accountSecurity, home, manageEmail } from '../../routes.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import { PostalLines } from '../../ui/form/postal-lines.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { AccountData } from './account-data.ts';
import styles from './account-screen.module.css';
import { SavedSlot } from './saved-slot.tsx';

/** The overview of My account: recent orders, saved items, default address, and links to the rest (spec §2.1). */
function AccountScreen({ data }: { data: AccountData }) {
  const { profile, orders, address, saved } = data;
  return (
    <AccountFrame place="overview" heading={profile.firstName ? `Hello, ${profile.firstName}` : 'Hello'} lead={profile.email}>
      {!profile.emailVerified && (
        <Notice action={<a href={accountProfile()}>Send a new link</a>}>
          Please confirm your email with the link we sent to {profile.email}.
        </Notice>
      )}
      <section className={styles.section} aria-labelledby="orders">
        <header className={styles.title}>
          <h2 id="orders">Recent orders</h2>
          {orders && orders.length > 0 && <a href={accountOrders()}>All orders</a>}
        </header>
        {orders === null && <Notice tone="error">We couldn’t load your orders. Please try again later.</Notice>}
        {orders?.length === 0 && (
          <div className={styles.empty}>
            <p>You haven’t placed any orders yet.</p>
            <LinkButton href={home()} variant="secondary">
              Start shopping
            </LinkButton>
          </div>
        )}
        {orders && orders.length > 0 && (
          <ul className={styles.orders}>
            {orders.map((order) => (
              <li key={order.orderNumber}>
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {saved && <SavedSlot items={saved} />}
      <div className={styles.cards}>
        <section className={styles.card} aria-labelledby="ships-to">
          <h2 id="ships-to">Default address</h2>
          {address ? <PostalLines address={address.address} /> : <p>Save an address to check out faster.</p>}
          <a href={address ? accountAddresses() : accountAddresses({ edit: 'new' })}>{address ? 'Manage addresses' : 'Add address'}</a>
        </section>
        <section className={styles.card} aria-labelledby="security">
          <h2 id="security">Password and devices</h2>
          <p>Change your password, or sign out of other devices.</p>
          <a href={accountSecurity()}>Sign-in and security</a>
        </section>
        <section className={styles.card} aria-labelledby="emails">
          <h2 id="emails">Emails</h2>
          <p>Choose which of our shops can email you.</p>
          <a href={manageEmail()}>Email preferences</a>
        </section>
      </div>
    </AccountFrame>
  );
}

export default island('screens/account/account-screen', AccountScreen);
