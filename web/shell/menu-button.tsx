import { useEffect } from 'react';
import { IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/icons.tsx';
import { menuDrawerId } from './menu-drawer-id.ts';

const drawer = () => document.getElementById(menuDrawerId) as HTMLDialogElement | null;

/** Opens the menu of small and medium windows (spec §2.2); by the button's `command` before any script has run. */
export function MenuButton() {
  /* A page that is kept for the Back button comes back with its menu closed. */
  useEffect(() => {
    const close = () => drawer()?.close();
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, []);

  const openWhereCommandsAreUnknown = () => {
    if (!('command' in HTMLButtonElement.prototype)) drawer()?.showModal();
  };

  return (
    <div>
      <IconButton
        label="Menu"
        icon={<Menu size={24} />}
        onClick={openWhereCommandsAreUnknown}
        {...{ command: 'show-modal', commandfor: menuDrawerId }}
      />
    </div>
  );
}
