import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readLimit } from '../../api/browser.ts';
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
 * overrides an earlier one. Returns whether it was shown.
 */
export type Navigate = (href: string, visit?: SoftVisit) => Promise<boolean>;

/** A visit under way. */
interface Attempt {
  readonly controller: AbortController;
  /** The scroll position at which the visitor leaves an entry: what they pressed may move the page before the answer. */
  readonly left: number | undefined;
}

/**
 * The current screen's data, initially the document's, and a function that loads another URL's data as JSON. Progressive enhancement of working
 * links: without script, or on failure, the link itself is followed.
 */
export function useSoftNavigation<Data>(screen: string, initial: Data): readonly [Data, Navigate] {
  const [data, setData] = useState(initial);
  const latest = useRef<Attempt | null>(null);
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
      const stays = replace || address !== undefined;
      const attempt: Attempt = { controller: new AbortController(), left: latest.current?.left ?? (stays ? undefined : scrollY) };
      latest.current?.controller.abort();
      latest.current = attempt;
      const page = await fetchPage(href, attempt.controller);
      if (latest.current !== attempt) return false;
      latest.current = null;
      if (page === 'failed' || page?.screen !== screen) {
        if (page === 'failed' && onFailure) onFailure();
        else location.assign(href);
        return false;
      }
      const next = (merge ? merge(shown.current as never, page.data as never) : page.data) as Data;
      shown.current = next;
      if (stays) past.current?.replace(address ?? href, next, page.title);
      else past.current?.push(href, next, page.title, attempt.left ?? scrollY);
      document.title = page.title;
      startTransition(() => setData(next));
      return true;
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
      latest.current?.controller.abort();
      latest.current = null;
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
async function fetchPage(href: string, controller: AbortController): Promise<SoftPage | 'failed' | null> {
  const late = setTimeout(() => controller.abort(), readLimit);
  try {
    const response = await fetch(href, { headers: { accept: 'application/json' }, signal: controller.signal });
    if (response.status >= 500) return 'failed';
    return response.redirected ? null : ((await response.json()) as SoftPage);
  } catch {
    return 'failed';
  } finally {
    clearTimeout(late);
  }
}
