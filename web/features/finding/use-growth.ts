import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Listing } from '../../../contract/search/search.ts';
import { firstPage, withNext, withPrevious } from './grown-list.ts';

/** The parts of soft navigation that a list needs. */
export interface Navigation {
  navigate(
    href: string,
    visit?: {
      replace?: boolean;
      address?: string;
      merge?: <Data extends { listing: Listing }>(shown: Data, arrived: Data) => Data;
      onFailure?: () => void;
    },
  ): Promise<boolean>;
}

/** Stored in the browser's history entry: where a grown list starts, and the scroll position. */
interface Place {
  readonly from: number;
  readonly top: number;
}

interface GrowthOptions {
  listing: Listing;
  /** The URL of a page of this list. */
  href(page: number): string;
  navigate: Navigation['navigate'];
  /** The element with the products. */
  list: RefObject<HTMLElement | null>;
}

/**
 * Grows a list in place and restores it on return: the URL is its last page's, and the history entry knows the first, so that Back finds the same
 * products at the same position (checklist: Lists 6) even when the browser has not cached the page.
 */
export function useGrowth({ listing, href, navigate, list }: GrowthOptions) {
  const first = firstPage(listing);
  const before = useRef(0);
  const returning = useRef<Place | null>(null);

  /* Focus the first of the new products. */
  useEffect(() => {
    if (before.current === 0 || listing.hits.length <= before.current) return;
    const items = list.current?.querySelectorAll('li > article');
    items?.[before.current]?.querySelector('a')?.focus({ preventScroll: true });
    before.current = 0;
  }, [listing, list]);

  useEffect(() => {
    if (first === listing.page) return;
    const keep = () => history.replaceState({ ...history.state, place: { from: first, top: scrollY } satisfies Place }, '');
    document.addEventListener('click', keep, { capture: true });
    return () => document.removeEventListener('click', keep, { capture: true });
  }, [first, listing.page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the document was opened
  useEffect(() => {
    const place: Place | undefined = history.state?.place;
    if (!place || place.from >= first) return;
    returning.current = place;
    const growBack = async () => {
      for (let page = first - 1; page >= place.from; page--) {
        if (await showPrevious(page)) continue;
        // The page failed, or the visitor went on. What is above it would leave a gap.
        returning.current = null;
        return;
      }
    };
    void growBack();
  }, []);

  /* Only when everything is there again: prepending would move the position. */
  useLayoutEffect(() => {
    if (!returning.current || returning.current.from < first) return;
    scrollTo({ top: returning.current.top, behavior: 'instant' });
    returning.current = null;
  }, [first]);

  const showPrevious = (page: number) => navigate(href(page), { address: href(listing.page), merge: withPrevious });

  return {
    first,
    showNext(event: MouseEvent) {
      event.preventDefault();
      before.current = listing.hits.length;
      void navigate(href(listing.page + 1), { replace: true, merge: withNext });
    },
    showPrevious(event: MouseEvent) {
      event.preventDefault();
      void showPrevious(first - 1);
    },
  };
}
