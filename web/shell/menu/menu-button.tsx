import { useEffect } from 'react';
import { IconButton } from '../../ui/form/button.tsx';
import { Menu } from '../../ui/icons/icons.tsx';
import { menuDrawerId } from './menu-drawer-id.ts';

const drawer = () => document.querySelector<HTMLDialogElement>(`#${menuDrawerId}`);

/** Opens the menu of small and medium windows (spec §2.2) by the button's `command`, without script. */
export function MenuButton() {
  /* A chosen link closes it, also one that loads no page, and so does a window wide enough for the department bar (spec §2.3); a page restored by the
     Back button shows it closed. */
  useEffect(() => {
    const menu = drawer();
    const wide = matchMedia('(min-width: 1200px)');
    const close = () => menu?.close();
    const choose = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    menu?.addEventListener('click', choose);
    wide.addEventListener('change', close);
    window.addEventListener('pagehide', close);
    return () => {
      menu?.removeEventListener('click', choose);
      wide.removeEventListener('change', close);
      window.removeEventListener('pagehide', close);
    };
  }, []);

  return (
    <div>
      <IconButton label="Menu" icon={<Menu size={24} />} {...{ command: 'show-modal', commandfor: menuDrawerId }} />
    </div>
  );
}
