import type { ReactNode } from 'react';
import {
  account,
  accountAddresses,
  accountCards,
  accountOrders,
  accountProfile,
  accountSaved,
  accountSecurity,
  login,
  manageEmail,
} from '../../routes.ts';
import { Notice } from '../../ui/layers/notice.tsx';
import { PlaceList } from '../../ui/place-list.tsx';
import { SignOut } from '../../ui/sign-out.tsx';
import styles from './account-frame.module.css';

const places = [
  { key: 'overview', href: account(), title: 'Overview' },
  { key: 'orders', href: accountOrders(), title: 'Orders and returns' },
  { key: 'saved', href: accountSaved(), title: 'Saved items' },
  { key: 'addresses', href: accountAddresses(), title: 'Addresses' },
  { key: 'cards', href: accountCards(), title: 'Payment methods' },
  { key: 'profile', href: accountProfile(), title: 'Profile' },
  { key: 'email', href: manageEmail(), title: 'Email preferences' },
  { key: 'security', href: accountSecurity(), title: 'Sign-in and security' },
] as const;

interface AccountFrameProps {
  place: (typeof places)[number]['key'];
  heading: ReactNode;
  lead?: ReactNode;
  /** Shown once, after an action. */
  done?: string | null | undefined;
  children: ReactNode;
}

/** The frame of My account: the menu on the left (on phones in a row above), and the open page. */
export function AccountFrame({ place, heading, lead, done, children }: AccountFrameProps) {
  return (
    <div className={styles.page}>
      <PlaceList label="My account" places={places} open={place} styles={styles}>
        <li>
          <SignOut action={login()} to="login" className={styles.place} />
        </li>
      </PlaceList>
      <div className={styles.content}>
        <header className={styles.header}>
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {done && <Notice tone="success">{done}</Notice>}
        {children}
      </div>
    </div>
  );
}
