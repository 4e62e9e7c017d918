export { settingsProblems as rankingProblems } from './settings.rules.ts';

/** Fields whose words search reads, in the form's order. */
export const rankedFields = ['name', 'kind', 'categories', 'brand', 'options', 'details', 'description'] as const;
export type RankedField = (typeof rankedFields)[number];

/** What else moves a product up or down, in the form's order. */
export const rankedSignals = ['popularity', 'rating', 'newness', 'sale', 'stock'] as const;
export type RankedSignal = (typeof rankedSignals)[number];

export const rankingFactors = [...rankedFields, ...rankedSignals] as const;
export type RankingFactor = RankedField | RankedSignal;

/** How much a factor counts, from not at all to most. */
export const rankingSteps = ['none', 'less', 'normal', 'more', 'most'] as const;
export type RankingStep = (typeof rankingSteps)[number];

/** How much every factor counts. */
export type Ranking = Readonly<Record<RankingFactor, RankingStep>>;

/** The ranking while staff have set none. */
export const defaultRanking: Ranking = {
  name: 'normal',
  kind: 'normal',
  categories: 'normal',
  brand: 'normal',
  options: 'normal',
  details: 'normal',
  description: 'normal',
  popularity: 'normal',
  rating: 'none',
  newness: 'none',
  sale: 'none',
  stock: 'normal',
};

/** Products a preview shows on each side. */
export const previewedProducts = 12;
