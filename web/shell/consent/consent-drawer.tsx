import { information } from '../../routes.ts';
import { IconButton } from '../../ui/button.tsx';
import { X } from '../../ui/icons.tsx';
import styles from './consent-drawer.module.css';
import { consentAction, consentDrawerId, consentStyle } from './consent-id.ts';

/**
 * The note on cookies (spec §2.11): low at the bottom of the window, over the page and not in its way. It is in every page, hidden; script shows
 * it until it has been closed once. Without script it stands at the end of the page, as the form it is; the page is the same for everybody, so a
 * style sheet of the visitor's own takes it away once it has been read.
 */
export function ConsentDrawer() {
  return (
    <section id={consentDrawerId} className={styles.drawer} aria-label="Cookies">
      <p>
        We use cookies to keep your cart, your sign-in and your choices.{' '}
        <a href={`${information('privacy')}#cookies`}>Learn more about cookies</a>
      </p>
      <noscript>
        <link rel="stylesheet" href={consentStyle} />
      </noscript>
      {/* To the page it stands on, whichever that is. */}
      <form method="post">
        <input type="hidden" name="action" value={consentAction} />
        <IconButton type="submit" label="Close the note on cookies" icon={<X size={20} />} />
      </form>
    </section>
  );
}
