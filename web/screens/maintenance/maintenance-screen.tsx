import type { ClosedData } from '../../page/failure-pages.ts';
import { Logo } from '../../shell/logo.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { ClosedSign } from './closed-sign.tsx';
import styles from './maintenance-screen.module.css';

/** The maintenance page (spec §2.1): why, until when, what stays safe, and how to reach customer service. */
export default function MaintenanceScreen({ data: { because, retryAfterSeconds, name, support } }: { data: ClosedData }) {
  return (
    <div className={styles.screen}>
      <p className={styles.logo}>
        <Logo />
      </p>
      <ClosedSign />
      {because === 'outage' ? (
        <>
          <h1>We’ll be right back</h1>
          <p className={styles.words}>
            {name} is having technical trouble. Your cart, account and orders are safe. Please try again in a moment.
          </p>
        </>
      ) : (
        <>
          <h1>We’re closed for maintenance</h1>
          <p className={styles.words}>
            {name} will be back {inWords(retryAfterSeconds)}. Your cart, account and orders are safe.
          </p>
        </>
      )}
      <LinkButton href="" size="large">
        Try again
      </LinkButton>
      <p className={styles.help}>
        Can’t wait? Call <a href={`tel:${support.phoneLink}`}>{support.phone}</a> ({support.hours}) or email{' '}
        <a href={`mailto:${support.email}`}>{support.email}</a>.
      </p>
    </div>
  );
}

/** A duration, because the page does not know its reader's time zone. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 300) * 5;
  if (seconds <= 60) return 'any minute now';
  if (minutes < 90) return `in about ${minutes} minutes`;
  return `in about ${Math.ceil(minutes / 60)} hours`;
}
