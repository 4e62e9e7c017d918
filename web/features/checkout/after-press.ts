import { useCallback, useEffect, useRef } from 'react';

/** Runs work at once or, while a pointer is down, once it is up: a layout shift in between would move the pressed button away and lose the click. */
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
    // The click follows right after the pointer is lifted; run after that.
    const lifted = () => {
      once.abort();
      setTimeout(work);
    };
    addEventListener('pointerup', lifted, { signal: once.signal });
    addEventListener('pointercancel', lifted, { signal: once.signal });
  }, []);
}
