import { useRef, useState } from 'react';
import { type ReviewChoice, type ReviewPage, reviewEndpoints } from '../../../contract/reviews/reviews.ts';
import { client } from '../../api/browser.ts';
import { choiceInput, choiceParameters, choiceQuery } from './choice.ts';

export interface ShownReviews {
  /** The last page fetched; `reviews` are all shown. */
  readonly shown: ReviewPage;
  /** The page of the first review shown. */
  readonly from: number;
  /** What is loading. */
  readonly busy: 'choosing' | 'more' | null;
  /** Retries what failed. */
  readonly retry: (() => void) | null;
  choose(choice: ReviewChoice): Promise<void>;
  /** The next page below. */
  more(): Promise<void>;
}

/** A product's reviews in place: other filters, and more of the same. The latest request wins. */
export function useReviews(initial: ReviewPage, productId: number): ShownReviews {
  const [{ shown, from }, setState] = useState({ shown: initial, from: initial.page });
  const [busy, setBusy] = useState<ShownReviews['busy']>(null);
  const [retry, setRetry] = useState<{ again(): void } | null>(null);
  const latest = useRef(0);

  const fetchPage = async (kind: 'choosing' | 'more', choice: ReviewChoice, page: number): Promise<void> => {
    const mine = ++latest.current;
    setBusy(kind);
    setRetry(null);
    const result = await client.call(reviewEndpoints.getReviews, { productId, page, ...choiceInput(choice) });
    if (mine !== latest.current) return;
    setBusy(null);
    if (!result.ok) return setRetry({ again: () => void fetchPage(kind, choice, page) });
    const fetched = result.data;
    if (kind === 'choosing') {
      setState({ shown: fetched, from: 1 });
      showInUrl(choice);
    } else {
      setState((before) => ({ ...before, shown: { ...fetched, reviews: withoutTwins(before.shown.reviews, fetched.reviews) } }));
    }
  };

  return {
    shown,
    from,
    busy,
    retry: retry?.again ?? null,
    choose: (choice) => fetchPage('choosing', choice, 1),
    more: () => fetchPage('more', shown.choice, shown.page + 1),
  };
}

/** A review published meanwhile shifts the others; none is shown twice. */
function withoutTwins(before: ReviewPage['reviews'], more: ReviewPage['reviews']): ReviewPage['reviews'] {
  const known = new Set(before.map(({ reviewId }) => reviewId));
  return [...before, ...more.filter(({ reviewId }) => !known.has(reviewId))];
}

/** The URL reflects what is shown, for sharing and Back. */
function showInUrl(choice: ReviewChoice): void {
  const url = new URL(location.href);
  for (const name of choiceParameters) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(choiceQuery(choice))) url.searchParams.set(name, value);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}
