import { type ReactNode, useEffect, useRef } from 'react';
import {
  account,
  accountAddresses,
  accountOrders,
  accountProfile,
  accountSaved,
  accountSecurity,
  login,
  manageEmail,
} from '../../routes.ts';
import { Notice } from '../../ui/notice.tsx';
import { SignOut } from '../../ui/sign-out.tsx';
import styles from './account-frame.module.css';

const places = [
  { key: 'overview', href: account(), title: 'Overview' },
  { key: 'orders', href: accountOrders(), title: 'Orders and returns' },
  { key: 'saved', href: accountSaved(), title: 'Saved items' },
  { key: 'addresses', href: accountAddresses(), title: 'Addresses' },
  { key: 'profile', href: accountProfile(), title: 'Profile' },
  { key: 'email', href: manageEmail(), title: 'Email preferences' },
  { key: 'security', href: accountSecurity(), title: 'Sign-in and security' },
] as const;

interface AccountFrameProps {
  place: (typeof places)[number]['key'];
  heading: ReactNode;
  lead?: ReactNode;
  /** Told once, after something was done. */
  done?: string | null | undefined;
  children: ReactNode;
}

/** The frame of My account: its places at the left, on phones in a row above, and the one that is open. */
export function AccountFrame({ place, heading, lead, done, children }: AccountFrameProps) {
  const current = useRef<HTMLAnchorElement>(null);
  // On phones the places are a row that scrolls: the open one is in view.
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' }), []);
  return (
    <div className={styles.page}>
      <nav className={styles.places} aria-label="My account">
        <ul className={styles.list}>
          {places.map(({ key, href, title }) => (
            <li key={key}>
              <a
                ref={key === place ? current : undefined}
                className={styles.place}
                href={href}
                aria-current={key === place ? 'page' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
          <li>
            <SignOut action={login()} to="login" className={styles.place} />
          </li>
        </ul>
      </nav>
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
