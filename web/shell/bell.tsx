import { type ComponentType, type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { notifications, orderConfirmation } from '../routes.ts';
import { goInstead } from '../ui/browser/offline.ts';
import { Bell as BellIcon } from '../ui/icons/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { NotificationsDrawerProps } from './notifications/notifications-drawer.tsx';
import styles from './visitor/cart-link.module.css';
import { useKnownVisitor } from './visitor/visitor.ts';

/** Link to the notifications page, with their number (spec §2.5); with script it opens the drawer. */
export function Bell() {
  const { cards } = useKnownVisitor();
  const [Drawer, setDrawer] = useState<ComponentType<NotificationsDrawerProps> | null>(null);
  const [open, setOpen] = useState(false);

  /* No drawer on the order confirmation (spec §7.7), nor when a new tab is asked for. */
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
        <VisuallyHidden>Notifications </VisuallyHidden>
        <span className={styles.icon}>
          <BellIcon />
          {cards > 0 && <span className={styles.badge}>{cards}</span>}
        </span>
      </a>
      {Drawer && createPortal(<Drawer open={open} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
