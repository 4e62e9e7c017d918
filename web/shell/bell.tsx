import type { MouseEvent } from 'react';
import { notifications } from '../routes.ts';
import { goInstead } from '../ui/cut-off.ts';
import { Bell as BellIcon } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './cart-link.module.css';
import { useKnownVisitor } from './visitor.ts';

/** The way to the notifications, with how many there are (spec §2.5): a link to their page, that opens the drawer where it can be had. */
export function Bell() {
  const { cards } = useKnownVisitor();
  return (
    <a className={styles.bell} href={notifications()} onClick={ring}>
      <VisuallyHidden>Notifications </VisuallyHidden>
      <span className={styles.icon}>
        <BellIcon />
        {cards > 0 && <span className={styles.badge}>{cards}</span>}
      </span>
    </a>
  );
}

/** The drawer is not fetched where an order is confirmed (spec §7.7); nor where a tab of its own is wanted. */
function ring(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || location.pathname.startsWith('/order-confirmation')) return;
  event.preventDefault();
  import('./notifications/open-drawer.tsx').then(({ openDrawer }) => openDrawer()).catch(() => goInstead(notifications()));
}
