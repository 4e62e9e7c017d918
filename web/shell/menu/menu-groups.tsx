import { accountOrders, creditCard, information, login } from '../../routes.ts';
import { SignOut } from '../../ui/sign-out.tsx';
import { useBrand } from '../visitor/brand.ts';
import styles from './menu-drawer.module.css';
import { MenuLeaf, MenuLevel } from './menu-level.tsx';

/** Menu entries that are no departments (spec §2.3); like all static groups without a Shop All. */
export function MoreWaysGroup() {
  const { financing } = useBrand();
  return (
    <li className={styles.apart}>
      <MenuLevel title="More Ways to Shop">
        {financing && <MenuLeaf href={creditCard()}>{financing.card}</MenuLeaf>}
        <MenuLeaf href={information('get-the-app')}>Get the app</MenuLeaf>
      </MenuLevel>
    </li>
  );
}

/** A group for guests and one for customers; the drawer is the same for everybody, and CSS shows the right one. */
export function AccountGroups() {
  return (
    <>
      <li className={styles.forGuests}>
        <MenuLevel title="Account / Sign In">
          <MenuLeaf href={login({ tab: 'login' })}>Sign In</MenuLeaf>
          <MenuLeaf href={login({ tab: 'register' })}>Create Account</MenuLeaf>
        </MenuLevel>
      </li>
      <li className={styles.forCustomers}>
        <MenuLevel title="My Account">
          <MenuLeaf href={accountOrders()}>Orders &amp; Returns</MenuLeaf>
          <MenuLeaf href={information('help')}>Help</MenuLeaf>
          <li>
            <SignOut action={login()} to="login" label="Sign Out" />
          </li>
        </MenuLevel>
      </li>
    </>
  );
}

export function ContactGroup() {
  const { email, phone, phoneLink } = useBrand().support;
  return (
    <li>
      <MenuLevel title="Contact Us">
        <MenuLeaf href={`mailto:${email}`}>Email {email}</MenuLeaf>
        <MenuLeaf href={`tel:${phoneLink}`}>Call {phone}</MenuLeaf>
      </MenuLevel>
    </li>
  );
}
