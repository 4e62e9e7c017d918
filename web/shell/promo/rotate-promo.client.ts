import { promoIds } from './promo-ids.ts';
import { Rotation } from './rotation.ts';

/** Where the banner shows one part at a time, and motion is welcome. */
const rotates = '(max-width: 767px) and (prefers-reduced-motion: no-preference)';

/** Turns the slim banner by itself on small windows when it has two parts or more (spec §4). */
export function rotatePromo(): void {
  const strip = document.getElementById(promoIds.strip);
  const pause = document.getElementById(promoIds.pause);
  if (!strip || !pause || strip.children.length < 2) return;

  const rotation = new Rotation(() => {
    const next = (Math.round(strip.scrollLeft / strip.clientWidth) + 1) % strip.children.length;
    strip.scrollTo({ left: next * strip.clientWidth, behavior: 'smooth' });
  });
  const paused = () => pause.getAttribute('aria-pressed') === 'true';
  const small = matchMedia(rotates);
  const follow = () => {
    pause.hidden = !small.matches;
    if (small.matches && !paused()) rotation.start();
    else rotation.stop();
  };

  for (const event of ['pointerenter', 'touchstart', 'focusin']) strip.addEventListener(event, () => rotation.hold(), { passive: true });
  for (const event of ['pointerleave', 'touchend', 'touchcancel', 'focusout']) strip.addEventListener(event, () => rotation.release());
  pause.addEventListener('click', () => {
    pause.setAttribute('aria-pressed', String(!paused()));
    follow();
  });
  small.addEventListener('change', follow);
  follow();
}
