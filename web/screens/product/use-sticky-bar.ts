import { type RefObject, useEffect, useState } from 'react';

type Bar = typeof import('./sticky-bar.tsx').StickyBar;

/** On phones: the bar to show while the form has been scrolled out of the window at its top, fetched the first time; null otherwise. */
export function useStickyBar(form: RefObject<HTMLElement | null>): Bar | null {
  const [shown, setShown] = useState<{ Bar: Bar } | null>(null);
  useEffect(() => {
    const element = form.current;
    if (!element || !matchMedia('(max-width: 767px)').matches) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top > 0) return setShown(null);
      void import('./sticky-bar.tsx').then(({ StickyBar }) => setShown({ Bar: StickyBar }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [form]);
  return shown?.Bar ?? null;
}
