import { type ReviewChoice, reviewSorts } from '../../../contract/catalog/reviews.ts';

export const everything: ReviewChoice = { sortBy: 'newest', stars: [], withPhotos: false, verified: false };

/** Whether some reviews are left out. */
export const isNarrowed = ({ stars, withPhotos, verified }: ReviewChoice): boolean => stars.length > 0 || withPhotos || verified;

/** Whether the list is another than the usual one: such a page is the same page to search engines. */
export const isChosen = (choice: ReviewChoice): boolean => isNarrowed(choice) || choice.sortBy !== everything.sortBy;

/** Query parameters of a choice as the product page and `getReviews` read them; the usual order and what is not chosen are left out. */
export function choiceQuery({ sortBy, stars, withPhotos, verified }: ReviewChoice): Record<string, string> {
  return {
    ...(sortBy !== 'newest' && { reviewSort: sortBy }),
    ...(stars.length > 0 && { stars: stars.join(',') }),
    ...(withPhotos && { withPhotos: 'true' }),
    ...(verified && { verified: 'true' }),
  };
}

/** Names of those parameters; of the page of reviews, too. */
export const choiceParameters = ['reviews', 'reviewSort', 'stars', 'withPhotos', 'verified'] as const;

/** Reads a choice from a URL's query; what makes no sense is left out. */
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

/** The choice with this number of stars put in, or taken out. */
export function toggleStars(choice: ReviewChoice, stars: number): ReviewChoice {
  const others = choice.stars.filter((one) => one !== stars);
  const chosen = others.length < choice.stars.length ? others : [...others, stars].sort((one, other) => other - one);
  return { ...choice, stars: chosen };
}
