import { useRef } from 'react';
import type { ContentCard } from '../../../contract/engagement/engagement.ts';
import { plural } from '../../../contract/values/count.ts';
import { Button, IconButton } from '../../ui/form/button.tsx';
import { icon, X } from '../../ui/icons/icons.tsx';
import { Drawer } from '../../ui/layers/drawer.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NoNews } from './no-news.tsx';
import { NotificationCard } from './notification-card.tsx';
import styles from './notifications-drawer.module.css';
import { useCardFeed } from './use-card-feed.ts';

export interface NotificationsDrawerProps {
  open: boolean;
  onClose(): void;
}

/** The notifications drawer (spec §2.5), loaded when the bell is first clicked. */
export function NotificationsDrawer({ open, onClose }: NotificationsDrawerProps) {
  const { state, refresh, dismiss, follow } = useCardFeed(open);
  const list = useRef<HTMLUListElement>(null);
  const busy = state.kind === 'loading' || (state.kind === 'ready' && state.busy);

  /* Keep the focus in the drawer: on the next card, else the last one, else the refresh button. */
  const sendAway = (card: ContentCard, index: number) => {
    dismiss(card);
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      (buttons[index] ?? buttons.at(-1) ?? document.getElementById(refreshId))?.focus();
    });
  };

  return (
    <Drawer
      title="Notifications"
      open={open}
      onClose={onClose}
      sheet
      action={
        <IconButton
          id={refreshId}
          label="Refresh"
          icon={<RefreshCw size={20} className={busy ? styles.turning : undefined} />}
          onClick={refresh}
        />
      }
    >
      <VisuallyHidden>
        <p role="status">{spoken(state.kind === 'ready' ? state.cards.length : null, busy)}</p>
      </VisuallyHidden>
      {state.kind === 'loading' && <Waiting />}
      {state.kind === 'failed' && <Failed onRetry={refresh} />}
      {state.kind === 'ready' && state.cards.length === 0 && <NoNews />}
      {state.kind === 'ready' && state.cards.length > 0 && (
        <ul ref={list} className={styles.list}>
          {state.cards.map((card, index) => (
            <li key={card.id}>
              <NotificationCard
                card={card}
                now={new Date()}
                onFollow={() => follow(card)}
                dismissal={<IconButton label={`Dismiss: ${card.title}`} icon={<X size={18} />} onClick={() => sendAway(card, index)} />}
              />
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}

const RefreshCw = icon('refresh-cw');
const refreshId = 'refresh_notifications';

function spoken(count: number | null, busy: boolean): string {
  if (count === null || busy) return '';
  return count === 0 ? 'No notifications' : plural(count, 'notification');
}

/** Placeholders for three cards while they load. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {[0, 1, 2].map((place) => (
        <div key={place} className={styles.place}>
          <span />
          <p>
            <i />
            <i />
            <i />
          </p>
        </div>
      ))}
    </div>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        {navigator.onLine
          ? 'We can’t load your notifications right now.'
          : 'You’re offline. Your notifications will be here when you’re back.'}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
