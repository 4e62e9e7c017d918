import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SoftPage } from '../document/page-data.ts';
import { SoftHistory } from './soft-history.ts';

export interface SoftVisit {
  /** Replaces the current history entry instead of adding one. */
  readonly replace?: boolean;
  /** Shows this URL instead of the fetched one; keeps the current entry. */
  readonly address?: string;
  /** Combines the old and new data, for example for a growing list; by default the new replaces the old. */
  readonly merge?: (shown: never, arrived: never) => unknown;
  /** Called when the shop does not answer, instead of following the link: the page stays (checklist 38). */
  readonly onFailure?: () => void;
}

/**
 * Shows another URL of the same screen in place (filter, sort, page of a list). Any other URL, or one that fails, is visited normally. A later call
 * overrides an earlier one.
 */
export type Navigate = (href: string, visit?: SoftVisit) => Promise<void>;

/**
 * The current screen's data, initially the document's, and a function that loads another URL's data as JSON. Progressive enhancement of working
 * links: without script, or on failure, the link itself is followed.
 */
export function useSoftNavigation<Data>(screen: string, initial: Data): readonly [Data, Navigate] {
  const [data, setData] = useState(initial);
  const latest = useRef<AbortController | null>(null);
  const past = useRef<SoftHistory | null>(null);
  const shown = useRef(data);
  const scrollTo = useRef<number | null>(null);

  useLayoutEffect(() => {
    shown.current = data;
    if (scrollTo.current !== null) window.scrollTo({ top: scrollTo.current, behavior: 'instant' });
    scrollTo.current = null;
  }, [data]);

  const navigate = useCallback<Navigate>(
    async (href, { replace = false, address, merge, onFailure } = {}) => {
      latest.current?.abort();
      const attempt = new AbortController();
      latest.current = attempt;
      const page = await fetchPage(href, attempt.signal);
      if (attempt.signal.aborted) return;
      if (page === 'failed' && onFailure) return onFailure();
      if (page === 'failed' || page?.screen !== screen) return location.assign(href);
      const next = (merge ? merge(shown.current as never, page.data as never) : page.data) as Data;
      shown.current = next;
      past.current?.[replace || address ? 'replace' : 'push'](address ?? href, next, page.title);
      document.title = page.title;
      startTransition(() => setData(next));
    },
    [screen],
  );

  useEffect(() => {
    const own = new SoftHistory();
    own.begin(shown.current, document.title);
    past.current = own;
    const back = () => {
      const kept = own.arrive();
      if (kept === 'unknown') return void navigate(location.href, { replace: true });
      if (!kept) return;
      latest.current?.abort();
      document.title = kept.title;
      scrollTo.current = kept.scroll;
      setData(kept.data as Data);
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [navigate]);

  return [data, navigate];
}

/** A page without results is shown in place too, whatever its status. */
async function fetchPage(href: string, signal: AbortSignal): Promise<SoftPage | 'failed' | null> {
  try {
    const response = await fetch(href, { headers: { accept: 'application/json' }, signal });
    if (response.status >= 500) return 'failed';
    return response.redirected ? null : ((await response.json()) as SoftPage);
  } catch {
    return 'failed';
  }
}
