import { consentEndpoints } from '../../../contract/consent.ts';
import { client } from '../../api/browser.ts';
import { mainId } from '../main-id.ts';
import { consentDrawerId } from './consent-id.ts';

/** Shows the note on cookies. Its button keeps for a year that it was read; Escape puts it away until the next page. */
export function askConsent(): void {
  const drawer = document.getElementById(consentDrawerId);
  if (!drawer) return;
  drawer.dataset.shown = '';
  const close = () => {
    if (drawer.contains(document.activeElement)) document.getElementById(mainId)?.focus({ preventScroll: true });
    delete drawer.dataset.shown;
    document.removeEventListener('keydown', closeOnEscape);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  document.addEventListener('keydown', closeOnEscape);
  drawer.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    close();
    void client.call(consentEndpoints.accept, {});
  });
}
