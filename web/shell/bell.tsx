import { type ComponentType, type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { plural } from '../../contract/values/count.ts';
import { notifications, orderConfirmation } from '../routes.ts';
import { goInstead } from '../ui/browser/offline.ts';
import { classes } from '../ui/classes.ts';
import { Bell as BellIcon } from '../ui/icons/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { NotificationsDrawerProps } from './notifications/notifications-drawer.tsx';
import styles from './visitor/cart-link.module.css';
import { useKnownVisitor } from './visitor/visitor.ts';

/** Link to the notifications page: an empty bell, or a full one with their number (spec §4); with script it opens the drawer. */
export function Bell() {
  const { cards } = useKnownVisitor();
  const [Drawer, setDrawer] = useState<ComponentType<NotificationsDrawerProps> | null>(null);
  const [open, setOpen] = useState(false);

  /* No drawer on the order confirmation (spec §7.7), or when opened in a new tab. */
  const ring = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || location.pathname.startsWith(orderConfirmation())) return;
    event.preventDefault();
    try {
      const { NotificationsDrawer } = await import('./notifications/notifications-drawer.tsx');
      setDrawer(() => NotificationsDrawer);
      setOpen(true);
    } catch {
      await goInstead(notifications());
    }
  };

  return (
    <>
      <a className={styles.bell} href={notifications()} onClick={ring}>
        <VisuallyHidden>{cards === 0 ? 'Notifications' : plural(cards, 'notification')}</VisuallyHidden>
        <span className={classes(styles.icon, cards > 0 && styles.full)} aria-hidden="true">
          <BellIcon />
          {cards > 0 && <span className={styles.badge}>{cards}</span>}
        </span>
      </a>
      {Drawer && createPortal(<Drawer open={open} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
