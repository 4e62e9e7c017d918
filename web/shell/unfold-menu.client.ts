import { menuDrawerId } from './menu-drawer-id.ts';

const drawer = () => document.getElementById(menuDrawerId) as HTMLDialogElement | null;

/** Puts the drawer's levels where the browser has kept them as text. */
function unfold(): void {
  const kept = drawer()?.querySelector(':scope > noscript');
  if (kept) kept.outerHTML = kept.textContent;
}

/**
 * The menu's 600 elements come to be when somebody turns to its button, by pointer, finger, keyboard or a press alone; few do, and for all
 * others they would be a tenth of what a page costs a slow phone before it can be used (docs/decisions/0073-alive-first.md).
 */
export function unfoldMenu(): void {
  if (drawer()?.open) unfold();
  const heard = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(`[commandfor="${menuDrawerId}"]`))) return;
    for (const event of events) removeEventListener(event, heard, true);
    unfold();
  };
  const events = ['pointerover', 'focusin', 'click'];
  for (const event of events) addEventListener(event, heard, true);
}
