import { useEffect } from 'react';
import { engagementEndpoints } from '../../../contract/engagement/engagement.ts';
import { client } from '../../api/browser.ts';
import { island } from '../../page/island.tsx';
import { home, notifications } from '../../routes.ts';
import { NoNews } from '../../shell/notifications/no-news.tsx';
import { NotificationCard } from '../../shell/notifications/notification-card.tsx';
import { IconButton, LinkButton } from '../../ui/form/button.tsx';
import { X } from '../../ui/icons/icons.tsx';
import type { NotificationsData } from './notifications-data.ts';
import styles from './notifications-screen.module.css';

/** The notifications as a page: the drawer's cards, each with a dismissal form; works without script. */
function NotificationsScreen({ data: { cards, now } }: { data: NotificationsData }) {
  useEffect(() => {
    const at = new Date().toISOString();
    const unseen = cards.filter(({ viewed }) => !viewed);
    const events = unseen.map(({ id }) => ({ eventId: crypto.randomUUID(), cardId: id, kind: 'impression' as const, at }));
    if (events.length > 0) void client.call(engagementEndpoints.logCardEvents, { events });
  }, [cards]);

  return (
    <div className={styles.page}>
      <h1>Notifications</h1>
      {cards.length === 0 && (
        <div className={styles.empty}>
          <NoNews heading="h2" />
          <LinkButton variant="secondary" href={home()}>
            Browse the shop
          </LinkButton>
        </div>
      )}
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <NotificationCard
              card={card}
              now={new Date(now)}
              heading="h2"
              dismissal={
                <form method="post" action={notifications()}>
                  <input type="hidden" name="cardId" value={card.id} />
                  <IconButton type="submit" name="action" value="dismiss" label={`Dismiss: ${card.title}`} icon={<X size={18} />} />
                </form>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

export default island('screens/notifications/notifications-screen', NotificationsScreen);
