import { ShoppingBag } from '../../ui/icons/icons.tsx';
import { PackageCheck } from '../../ui/icons/icons-goods.tsx';
import { MapPin } from '../../ui/icons/icons-seldom.tsx';
import styles from './family.module.css';
import type { LoginData } from './login-data.ts';

const reasons = [
  { Icon: PackageCheck, title: 'Your orders in one place', text: 'Track them, look up what you paid, and start a return.' },
  { Icon: ShoppingBag, title: 'One cart on every device', text: 'Start on your phone, finish on your laptop.' },
  { Icon: MapPin, title: 'Addresses saved for next time', text: 'Home, the office, and everyone you send gifts to.' },
];

/** The benefits of an account, which works in every shop of the family. */
export function Family({ brandNames }: Pick<LoginData, 'brandNames'>) {
  return (
    <aside className={styles.panel} aria-label="Why create an account">
      <ul className={styles.list}>
        {reasons.map(({ Icon, title, text }) => (
          <li key={title} className={styles.reason}>
            <Icon size={24} />
            <div>
              <p className={styles.title}>{title}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.brands}>
        One account for <strong>{new Intl.ListFormat('en-US').format(brandNames)}</strong>
      </p>
    </aside>
  );
}
