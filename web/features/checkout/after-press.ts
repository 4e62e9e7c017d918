import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs work at once, or, while a pointer is down, when it is up again: words that come or go in between would move what is being
 * pressed away from under the pointer, and the press would be lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const down = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const lift = () => {
      down.current = false;
    };
    addEventListener('pointerdown', () => (down.current = true), { signal, capture: true });
    addEventListener('pointerup', lift, { signal, capture: true });
    addEventListener('pointercancel', lift, { signal, capture: true });
    return () => listening.abort();
  }, []);
  return useCallback((work) => {
    if (!down.current) return work();
    const once = new AbortController();
    // The click follows the lifting of the pointer at once; whatever moves then moves after it.
    const lifted = () => {
      once.abort();
      setTimeout(work);
    };
    addEventListener('pointerup', lifted, { signal: once.signal });
    addEventListener('pointercancel', lifted, { signal: once.signal });
  }, []);
}
