import { AccountFrame } from '../../features/account/account-frame.tsx';
import { OrderRow } from '../../features/account/order-row.tsx';
import { accountAddresses, accountOrders, accountProfile, accountSecurity, home, manageEmail } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostalLines } from '../../ui/postal-lines.tsx';
import styles from './account-screen.module.css';
import type { AccountData } from './page.ts';
import { SavedSlot } from './saved-slot.tsx';

/** My account at a glance: the latest orders, where they go, and the ways to the rest (spec §2.1). */
export default function AccountScreen({ data }: { data: AccountData }) {
  const { profile, orders, address, saved } = data;
  return (
    <AccountFrame place="overview" heading={profile.firstName ? `Hello, ${profile.firstName}` : 'Hello'} lead={profile.email}>
      {!profile.emailVerified && (
        <Notice action={<a href={accountProfile()}>Send the link again</a>}>
          Please confirm your email by the link we sent to {profile.email}.
        </Notice>
      )}
      <section className={styles.section} aria-labelledby="orders">
        <header className={styles.title}>
          <h2 id="orders">Latest orders</h2>
          {orders && orders.length > 0 && <a href={accountOrders()}>All orders</a>}
        </header>
        {orders === null && <Notice tone="error">We couldn’t get your orders right now. Please try again later.</Notice>}
        {orders?.length === 0 && (
          <div className={styles.empty}>
            <p>What you order shows here, from the packing table to your door.</p>
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
          <h2 id="ships-to">Ships to</h2>
          {address ? <PostalLines address={address.address} /> : <p>Save an address, and checking out takes a card and a press.</p>}
          <a href={address ? accountAddresses() : accountAddresses({ edit: 'new' })}>{address ? 'Change addresses' : 'Add an address'}</a>
        </section>
        <section className={styles.card} aria-labelledby="security">
          <h2 id="security">Sign-in</h2>
          <p>Your password, and the devices you are signed in on.</p>
          <a href={accountSecurity()}>Look it over</a>
        </section>
        <section className={styles.card} aria-labelledby="letters">
          <h2 id="letters">Letters</h2>
          <p>Which shops of the family may write to you.</p>
          <a href={manageEmail()}>Email preferences</a>
        </section>
      </div>
    </AccountFrame>
  );
}
