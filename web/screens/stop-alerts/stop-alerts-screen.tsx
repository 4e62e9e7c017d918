import { home, stopAlerts } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Mail } from '../../ui/icons/icons-seldom.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { StopAlertsData } from './stop-alerts-data.ts';

/** Stops an address's back-in-stock e-mails: one question, one button; works without script. */
export default function StopAlertsScreen({ data }: { data: StopAlertsData }) {
  const { state, message, link } = data;
  if (state === 'stopped') {
    return (
      <EmptyState
        heading="h1"
        whole
        title="You won’t get any more of these emails"
        icon={<Mail size={40} />}
        actions={<LinkButton href={home()}>Back to the shop</LinkButton>}
      >
        We’ve deleted all alerts for your address.
      </EmptyState>
    );
  }
  return (
    <form method="post" action={stopAlerts(link)}>
      <EmptyState
        heading="h1"
        whole
        title="Stop stock alerts?"
        icon={<Mail size={40} />}
        actions={
          <Button type="submit" name="action" value="unsubscribe">
            Stop all alerts
          </Button>
        }
      >
        We’ll delete all your stock alerts, and your address with them.
        {message && <Notice tone="error">{message}</Notice>}
      </EmptyState>
    </form>
  );
}
