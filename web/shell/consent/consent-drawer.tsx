import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { consentEndpoints } from '../../../contract/visitor/consent.ts';
import { client } from '../../api/browser.ts';
import { island } from '../../page/island.tsx';
import { information } from '../../routes.ts';
import { IconButton } from '../../ui/form/button.tsx';
import { X } from '../../ui/icons/icons.tsx';
import { mainId } from '../main-id.ts';
import { consentAction, consentDrawerId, consentStyle, needsConsent } from './consent.ts';
import styles from './consent-drawer.module.css';

/**
 * The cookie notice (spec §2.11), fixed at the bottom. Cached pages are the same for everybody, so each contains it, hidden; script shows it until
 * dismissed, for a year (spec §4). Escape hides it until the next page. Without script it is a form at the page's end, which a style sheet per visitor
 * (`/consent.css`) hides once dismissed.
 */
function ConsentDrawer() {
  const drawer = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(false);

  const close = () => {
    if (drawer.current?.contains(document.activeElement)) document.getElementById(mainId)?.focus({ preventScroll: true });
    setShown(false);
  };
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });

  useEffect(() => {
    if (needsConsent(document.cookie)) setShown(true);
  }, []);
  useEffect(() => {
    const notice = drawer.current;
    if (!shown || !notice) return;
    comeUp(notice);
    // On a phone that is turned its text wraps anew.
    const sized = new ResizeObserver(() => makeRoom(notice.offsetHeight));
    sized.observe(notice);
    const closeOnEscape = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      sized.disconnect();
      makeRoom(0);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [shown]);

  const accept = (event: FormEvent) => {
    event.preventDefault();
    close();
    void client.call(consentEndpoints.accept, {});
  };

  return (
    <section ref={drawer} id={consentDrawerId} className={styles.drawer} data-shown={shown || undefined} aria-label="Cookies">
      <p>
        We use cookies to remember your cart, sign-in and preferences.{' '}
        <a href={`${information('privacy')}#cookies`}>Learn more about cookies</a>
      </p>
      <noscript>
        <link rel="stylesheet" href={consentStyle} />
      </noscript>
      {/* Posts to the current page. */}
      <form method="post" onSubmit={accept}>
        <input type="hidden" name="action" value={consentAction} />
        <IconButton type="submit" label="Close cookie notice" icon={<X size={20} />} />
      </form>
    </section>
  );
}

let room: CSSStyleSheet | undefined;
let made = 0;

/** Pixels of a bar above the notice, with room for a focus ring. */
const barRoom = 80;

/** Makes room for the notice. Bars that this lifts slide up with it: moved by a transform, they are no layout shift. */
function comeUp(notice: HTMLElement): void {
  const bars = Array.from(document.querySelectorAll('[data-above-note]'), (bar) => ({ bar, before: bar.getBoundingClientRect().top }));
  makeRoom(notice.offsetHeight);
  const { transitionDuration, transitionTimingFunction } = getComputedStyle(notice);
  const timing = { duration: Number.parseFloat(transitionDuration) * 1000, easing: transitionTimingFunction };
  for (const { bar, before } of bars) {
    const lift = before - bar.getBoundingClientRect().top;
    // Added to how the bar itself comes up.
    if (lift !== 0) bar.animate({ translate: [`0 ${lift}px`, '0 0'] }, { ...timing, composite: 'add' });
  }
}

/**
 * Lifts other fixed elements (`data-above-note`) and the page's end above the notice, and scrolls what is focused clear of both (WCAG 2.4.11). Uses
 * rules instead of a root property, which every element would inherit, restyling the whole page.
 */
function makeRoom(pixels: number): void {
  if (pixels === made) return;
  made = pixels;
  room ??= new CSSStyleSheet();
  room.replaceSync(
    pixels === 0
      ? ''
      : `body { padding-bottom: ${pixels}px } body:has(section[data-above-note]) { padding-bottom: ${pixels + barRoom}px }
        html { scroll-padding-bottom: ${pixels + 8}px } html:has([data-above-note]) { scroll-padding-bottom: ${pixels + barRoom}px }
        [data-above-note] { bottom: ${pixels}px }`,
  );
  if (!document.adoptedStyleSheets.includes(room)) document.adoptedStyleSheets.push(room);
}

export default island('shell/consent/consent-drawer', ConsentDrawer);
