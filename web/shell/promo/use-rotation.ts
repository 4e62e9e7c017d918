import { type RefObject, useEffect, useState } from 'react';
import { Rotation } from './rotation.ts';

/** Small windows, without reduced motion. */
const rotates = '(max-width: 767px) and (prefers-reduced-motion: no-preference)';

/** Rotates a strip of two or more parts on small windows (spec §4). Returns whether it does, which needs script, and the pause. */
export function useRotation(list: RefObject<HTMLElement | null>) {
  const [turns, setTurns] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const small = matchMedia(rotates);
    const follow = () => setTurns(small.matches && (list.current?.children.length ?? 0) > 1);
    follow();
    small.addEventListener('change', follow);
    return () => small.removeEventListener('change', follow);
  }, [list]);

  useEffect(() => {
    const strip = list.current;
    if (!strip || !turns || paused) return;
    const rotation = new Rotation(() => {
      const next = (Math.round(strip.scrollLeft / strip.clientWidth) + 1) % strip.children.length;
      strip.scrollTo({ left: next * strip.clientWidth, behavior: 'smooth' });
    });
    const listening = new AbortController();
    const on = { passive: true, signal: listening.signal };
    for (const event of ['pointerenter', 'touchstart', 'focusin']) strip.addEventListener(event, () => rotation.hold(), on);
    for (const event of ['pointerleave', 'touchend', 'touchcancel', 'focusout'])
      strip.addEventListener(event, () => rotation.release(), on);
    rotation.start();
    return () => {
      listening.abort();
      rotation.stop();
    };
  }, [list, turns, paused]);

  return { turns, paused, togglePause: () => setPaused(!paused) };
}
