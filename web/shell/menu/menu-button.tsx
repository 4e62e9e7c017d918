import { useEffect } from 'react';
import { IconButton } from '../../ui/form/button.tsx';
import { Menu } from '../../ui/icons/icons.tsx';
import { menuDrawerId } from './menu-drawer-id.ts';

const drawer = () => document.querySelector<HTMLDialogElement>(`#${menuDrawerId}`);

/** Opens the menu of small and medium windows (spec §2.2) by the button's `command`, without script. */
export function MenuButton() {
  /* A page restored by the Back button shows its menu closed. */
  useEffect(() => {
    const close = () => drawer()?.close();
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, []);

  return (
    <div>
      <IconButton label="Menu" icon={<Menu size={24} />} {...{ command: 'show-modal', commandfor: menuDrawerId }} />
    </div>
  );
}
