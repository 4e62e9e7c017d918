import { home, stopAlerts } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Mail } from '../../ui/icons-seldom.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StopAlertsData } from './page.ts';
import styles from './stop-alerts-screen.module.css';

/** Ends the back-in-stock mails of an address: one question, one button; works without script. */
export default function StopAlertsScreen({ data }: { data: StopAlertsData }) {
  const { state, message, alertId, token } = data;
  if (state === 'stopped') {
    return (
      <EmptyState
        heading="h1"
        title="You’ll get no more of these mails"
        icon={<Mail size={40} />}
        actions={<LinkButton href={home()}>Back to the shop</LinkButton>}
      >
        We have forgotten every alert for your address.
      </EmptyState>
    );
  }
  return (
    <form className={styles.form} method="post" action={stopAlerts({ alertId, token })}>
      <EmptyState
        heading="h1"
        title="Stop stock alerts?"
        icon={<Mail size={40} />}
        actions={
          <Button type="submit" name="action" value="stop">
            Stop all alerts
          </Button>
        }
      >
        We’ll forget every item you wait for, and your address with them.
      </EmptyState>
      {message && (
        <Notice tone="error" className={styles.notice}>
          {message}
        </Notice>
      )}
    </form>
  );
}
