import { AccountFrame } from '../../features/account/account-frame.tsx';
import { OrderRow } from '../../features/account/order-row.tsx';
import { island } from '../../page/island.tsx';
import {
  accountAddresses,
  accountOrders,
  accountProfile,
  accountSecurity,
  creditApply,
  creditManage,
  home,
  manageEmail,
} from '../../routes.ts';
import { useBrand } from '../../shell/visitor/brand.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import { PostalLines } from '../../ui/form/postal-lines.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { AccountData } from './account-data.ts';
import styles from './account-screen.module.css';
import { SavedSlot } from './saved-slot.tsx';

/** The overview of My account: recent orders, saved items, default address, and links to the rest (spec §2.1). */
function AccountScreen({ data }: { data: AccountData }) {
  const { profile, orders, address, prescreenLimit, saved } = data;
  const { financing } = useBrand();
  return (
    <AccountFrame place="overview" heading={profile.firstName ? `Hello, ${profile.firstName}` : 'Hello'} lead={profile.email}>
      {!profile.emailVerified && (
        <Notice action={<a href={accountProfile()}>Send a new link</a>}>
          Please confirm your email with the link we sent to {profile.email}.
        </Notice>
      )}
      {prescreenLimit !== null && financing && (
        <Notice action={<a href={creditApply()}>See your offer</a>}>
          You’re prescreened for the {financing.card}, with a limit of {formatMoney(prescreenLimit, { short: true })} or more.
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
        {financing && (
          <section className={styles.card} aria-labelledby="store-card">
            <h2 id="store-card">{financing.card}</h2>
            <p>See your limit and balance, or apply for the card.</p>
            <a href={creditManage()}>Manage your card</a>
          </section>
        )}
      </div>
    </AccountFrame>
  );
}

export default island('screens/account/account-screen', AccountScreen);
