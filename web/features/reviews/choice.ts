import { type ReviewChoice, reviewSorts } from '../../../contract/catalog/reviews.ts';

export const everything: ReviewChoice = { sortBy: 'newest', stars: [], withPhotos: false, verified: false };

/** Whether some reviews are filtered out. */
export const isNarrowed = ({ stars, withPhotos, verified }: ReviewChoice): boolean => stars.length > 0 || withPhotos || verified;

/** Whether the list differs from the default one; to search engines it is the same page. */
export const isChosen = (choice: ReviewChoice): boolean => isNarrowed(choice) || choice.sortBy !== everything.sortBy;

/** A choice's query parameters for the product page and `getReviews`, without defaults. */
export function choiceQuery({ sortBy, stars, withPhotos, verified }: ReviewChoice): Record<string, string> {
  return {
    ...(sortBy !== 'newest' && { reviewSort: sortBy }),
    ...(stars.length > 0 && { stars: stars.join(',') }),
    ...(withPhotos && { withPhotos: 'true' }),
    ...(verified && { verified: 'true' }),
  };
}

/** Those parameters' names, including the page. */
export const choiceParameters = ['reviews', 'reviewSort', 'stars', 'withPhotos', 'verified'] as const;

/** Reads a choice from a URL's query, ignoring invalid values. */
export function readChoice(query: URLSearchParams): ReviewChoice {
  const stars = (query.get('stars') ?? '').split(',').map(Number);
  return {
    sortBy: reviewSorts.find((sort) => sort === query.get('reviewSort')) ?? 'newest',
    stars: [5, 4, 3, 2, 1].filter((one) => stars.includes(one)),
    withPhotos: query.get('withPhotos') === 'true',
    verified: query.get('verified') === 'true',
  };
}

/** The choice as a call's input. */
export function choiceInput({ sortBy, stars, withPhotos, verified }: ReviewChoice) {
  return {
    sortBy,
    ...(stars.length > 0 && { stars: stars.join(',') }),
    ...(withPhotos && { withPhotos: 'true' as const }),
    ...(verified && { verified: 'true' as const }),
  };
}

/** The choice with this star rating toggled. */
export function toggleStars(choice: ReviewChoice, stars: number): ReviewChoice {
  const others = choice.stars.filter((one) => one !== stars);
  const chosen = others.length < choice.stars.length ? others : [...others, stars].sort((one, other) => other - one);
  return { ...choice, stars: chosen };
}
