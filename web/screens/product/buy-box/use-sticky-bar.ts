import { type RefObject, useEffect, useState } from 'react';
import { loadModule } from '../../../ui/browser/load-module.ts';

type Bar = typeof import('./sticky-bar.tsx').StickyBar;

let loading: Promise<typeof import('./sticky-bar.tsx')> | undefined;
const loadBar = () => (loading ??= loadModule(() => import('./sticky-bar.tsx')));

/** The bar to show while the form has been scrolled out of the window at its top, fetched the first time; null otherwise. */
export function useStickyBar(form: RefObject<HTMLElement | null>): Bar | null {
  const [shown, setShown] = useState<{ Bar: Bar } | null>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let isWanted = false;
    const observer = new IntersectionObserver(([entry]) => {
      isWanted = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top <= 0;
      if (!isWanted) return setShown(null);
      // The form may be back in view by then.
      void loadBar().then(({ StickyBar }) => isWanted && setShown({ Bar: StickyBar }));
    });
    observer.observe(element);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [form]);
  return shown?.Bar ?? null;
}
