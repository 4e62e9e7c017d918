import { family } from '../../../contract/family.ts';
import { ShoppingBag } from '../../ui/icons.tsx';
import { PackageCheck } from '../../ui/icons-goods.tsx';
import { MapPin } from '../../ui/icons-seldom.tsx';
import styles from './family.module.css';

const reasons = [
  { Icon: PackageCheck, title: 'Your orders in one place', text: 'Where they are, what they cost, and how to send something back.' },
  { Icon: ShoppingBag, title: 'One cart on every device', text: 'Begin on the phone, finish at the table.' },
  { Icon: MapPin, title: 'Addresses you type once', text: 'Yours, your office, and the people you give to.' },
];

/** What an account is good for, and that it opens every shop of the family. */
export function Family() {
  return (
    <aside className={styles.panel} aria-label="What an account is good for">
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
        One account for <strong>{family.map(({ name }) => name).join(' and ')}</strong>
      </p>
    </aside>
  );
}
