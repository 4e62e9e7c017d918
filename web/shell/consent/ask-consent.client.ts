import { consentEndpoints } from '../../../contract/consent.ts';
import { client } from '../../api/browser.ts';
import { mainId } from '../main-id.ts';
import { consentDrawerId } from './consent-id.ts';

const room = new CSSStyleSheet();

/**
 * Gives the note its room: what else is fixed at the bottom (`data-above-note`) stands on it, and the page's end can be scrolled above it.
 * Rules rather than a property of the root, which every element would inherit: the whole page would be styled anew in the middle of a scroll.
 */
function takeRoom(pixels: number): void {
  room.replaceSync(`body { padding-bottom: ${pixels}px } [data-above-note] { bottom: ${pixels}px }`);
  if (!document.adoptedStyleSheets.includes(room)) document.adoptedStyleSheets.push(room);
}

/**
 * Shows the note on cookies, once the visitor begins to scroll: what the first view is there for is never covered. Its button keeps for a year
 * that it was read; Escape puts it away until the next page.
 */
export function askConsent(): void {
  const drawer = document.getElementById(consentDrawerId);
  if (!drawer) return;
  const show = () => {
    drawer.dataset.shown = '';
    takeRoom(drawer.offsetHeight);
    document.addEventListener('keydown', closeOnEscape);
  };
  const close = () => {
    if (drawer.contains(document.activeElement)) document.getElementById(mainId)?.focus({ preventScroll: true });
    delete drawer.dataset.shown;
    takeRoom(0);
    document.removeEventListener('keydown', closeOnEscape);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  drawer.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    close();
    void client.call(consentEndpoints.accept, {});
  });
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollY > 0 || scrollHeight <= clientHeight) show();
  else addEventListener('scroll', show, { once: true, passive: true });
}
