import { createRoot, type Root } from 'react-dom/client';
import { NotificationsDrawer } from './notifications-drawer.tsx';

let root: Root | undefined;

/** Puts the drawer behind the page, as a tree of its own: no page has to know of it before somebody rings. */
export function openDrawer(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  show(true);
}

const show = (open: boolean) => root?.render(<NotificationsDrawer open={open} onClose={() => show(false)} />);
