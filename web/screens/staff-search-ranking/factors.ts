import type { RankingFactor, RankingStep } from '../../../contract/settings/ranking.ts';

/** What each factor is called. */
export const factorNames: Readonly<Record<RankingFactor, string>> = {
  name: 'Product name',
  kind: 'Category',
  categories: 'Departments',
  brand: 'Brand',
  options: 'Colors and sizes',
  details: 'Specifications',
  description: 'Description',
  popularity: 'Popularity',
  rating: 'Rating',
  newness: 'Newness',
  sale: 'On sale',
  stock: 'In stock',
};

export const hints: Readonly<Record<RankingFactor, string>> = {
  name: 'Including words next to each other.',
  kind: 'The product’s own category, such as Sofas.',
  categories: 'Parents of its category, and additional ones.',
  brand: 'The manufacturer’s name.',
  options: 'Values of all its options.',
  details: 'With highlights and tags.',
  description: 'Its first 100 words.',
  popularity: 'How many ratings it has, and how good they are.',
  rating: 'The average rating, even from few ratings.',
  newness: 'Half as much after 180 days.',
  sale: 'Products with a lower price than before.',
  stock: 'Normal: sold-out products follow equal matches.',
};

/** What each step is called. */
export const stepNames: Readonly<Record<RankingStep, string>> = {
  none: 'Not at all',
  less: 'Less',
  normal: 'Normal',
  more: 'More',
  most: 'Most',
};
