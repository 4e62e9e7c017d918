import { type ReviewChoice, reviewSorts, reviewTopics } from '../../../contract/reviews/reviews.ts';
import { keysOf } from '../../../contract/values/keys.ts';

export const everything: ReviewChoice = { sortBy: 'newest', stars: [], withPhotos: false, verified: false, topic: null };

/** Whether some reviews are filtered out. */
export const isNarrowed = ({ stars, withPhotos, verified, topic }: ReviewChoice): boolean =>
  stars.length > 0 || withPhotos || verified || topic !== null;

/** Whether the list differs from the default one; to search engines it is the same page. */
export const isChosen = (choice: ReviewChoice): boolean => isNarrowed(choice) || choice.sortBy !== everything.sortBy;

/** A choice's query parameters for the product page and `getReviews`, without defaults. */
export function choiceQuery({ sortBy, stars, withPhotos, verified, topic }: ReviewChoice): Record<string, string> {
  return {
    ...(sortBy !== 'newest' && { reviewSort: sortBy }),
    ...(stars.length > 0 && { stars: stars.join(',') }),
    ...(withPhotos && { withPhotos: 'true' }),
    ...(verified && { verified: 'true' }),
    ...(topic && { topic }),
  };
}

/** Those parameters' names, including the page. */
export const choiceParameters = ['reviews', 'reviewSort', 'stars', 'withPhotos', 'verified', 'topic'] as const;

/** Reads a choice from a URL's query, ignoring invalid values. */
export function readChoice(query: URLSearchParams): ReviewChoice {
  const stars = (query.get('stars') ?? '').split(',').map(Number);
  return {
    sortBy: reviewSorts.find((sort) => sort === query.get('reviewSort')) ?? 'newest',
    stars: [5, 4, 3, 2, 1].filter((one) => stars.includes(one)),
    withPhotos: query.get('withPhotos') === 'true',
    verified: query.get('verified') === 'true',
    topic: keysOf(reviewTopics).find((topic) => topic === query.get('topic')) ?? null,
  };
}

/** The choice as a call's input. */
export function choiceInput({ sortBy, stars, withPhotos, verified, topic }: ReviewChoice) {
  return {
    sortBy,
    ...(stars.length > 0 && { stars: stars.join(',') }),
    ...(withPhotos && { withPhotos: 'true' as const }),
    ...(verified && { verified: 'true' as const }),
    ...(topic && { topic }),
  };
}

/** The choice with this star rating toggled. */
export function toggleStars(choice: ReviewChoice, stars: number): ReviewChoice {
  const others = choice.stars.filter((one) => one !== stars);
  const chosen = others.length < choice.stars.length ? others : [...others, stars].sort((one, other) => other - one);
  return { ...choice, stars: chosen };
}
