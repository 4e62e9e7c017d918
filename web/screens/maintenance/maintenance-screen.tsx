import type { ClosedData } from '../../page/failure-pages.ts';
import { Logo } from '../../shell/logo.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { DoorSign } from './door-sign.tsx';
import styles from './maintenance-screen.module.css';

/** The sign in the door (spec §2.1): why, until when, what is safe meanwhile, and how to reach somebody. */
export default function MaintenanceScreen({ data: { retryAfterSeconds, name, support } }: { data: ClosedData }) {
  return (
    <div className={styles.screen}>
      <p className={styles.logo}>
        <Logo />
      </p>
      <DoorSign />
      <h1>We’re rearranging the shop</h1>
      <p className={styles.words}>
        {name} is closed for a little while, and opens again {inWords(retryAfterSeconds)}. Your cart, your account and your orders stay as
        they are.
      </p>
      <LinkButton href="" size="large">
        Try again
      </LinkButton>
      <p className={styles.help}>
        Can’t wait? Call <a href={`tel:${support.phoneLink}`}>{support.phone}</a> ({support.hours}) or write to{' '}
        <a href={`mailto:${support.email}`}>{support.email}</a>.
      </p>
    </div>
  );
}

/** No clock time: the page does not know where its reader is. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 300) * 5;
  if (seconds <= 60) return 'any minute now';
  if (minutes < 90) return `in about ${minutes} minutes`;
  return `in about ${Math.ceil(minutes / 60)} hours`;
}
