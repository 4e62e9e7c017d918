import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import type { SoftPage } from './page-data.ts';

export interface SoftNavigationControls {
  /** Shows another URL of the same screen in place (filter, sort, page of a list); any other URL is visited as usual. */
  navigate(href: string, options?: { readonly replace?: boolean }): Promise<void>;
  /** True from the call until the new data is shown. */
  readonly pending: boolean;
}

const Controls = createContext<SoftNavigationControls>({ navigate: async () => {}, pending: false });

/** A convenience on top of working links: without script, or when it fails, the link itself is followed. */
export const useSoftNavigation = (): SoftNavigationControls => useContext(Controls);

interface Props {
  readonly screen: string;
  readonly initial: unknown;
  readonly children: (data: unknown) => ReactNode;
}

/** Keeps the data of the screen on show, and fetches another URL's data as JSON when asked to. */
export function SoftNavigation({ screen, initial, children }: Props) {
  const [data, setData] = useState(initial);
  const [fetching, setFetching] = useState(false);
  const [rendering, startTransition] = useTransition();
  const latest = useRef<AbortController | null>(null);
  const shown = useRef('');

  const show = useCallback(
    async (href: string, arrived: () => void) => {
      latest.current?.abort();
      const attempt = new AbortController();
      latest.current = attempt;
      setFetching(true);
      const page = await fetchPage(href, attempt.signal);
      if (attempt.signal.aborted) return;
      if (page?.screen !== screen) return location.assign(href);
      arrived();
      shown.current = here();
      document.title = page.title;
      setFetching(false);
      startTransition(() => setData(page.data));
    },
    [screen],
  );

  useEffect(() => {
    shown.current = here();
    const back = () => {
      // Going to a place within the page fires this event as well.
      if (here() !== shown.current) void show(location.href, () => {});
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [show]);

  const navigate = useCallback<SoftNavigationControls['navigate']>(
    (href, { replace = false } = {}) =>
      show(href, () => (replace ? history.replaceState(history.state, '', href) : history.pushState(null, '', href))),
    [show],
  );
  const pending = fetching || rendering;
  const controls = useMemo(() => ({ navigate, pending }), [navigate, pending]);
  return <Controls value={controls}>{children(data)}</Controls>;
}

const here = (): string => location.pathname + location.search;

async function fetchPage(href: string, signal: AbortSignal): Promise<SoftPage | null> {
  try {
    const response = await fetch(href, { headers: { accept: 'application/json' }, signal });
    return response.ok && !response.redirected ? ((await response.json()) as SoftPage) : null;
  } catch {
    return null;
  }
}
