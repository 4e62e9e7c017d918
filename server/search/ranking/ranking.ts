import { defaultRanking, type Ranking, type RankingFactor, type RankingStep } from '../../../contract/settings/ranking.ts';

/** A step for each factor: those given, else the default's. */
export function rankingIn(set: Readonly<Partial<Record<RankingFactor, RankingStep | null>>>): Ranking {
  return eachFactor((factor) => set[factor] ?? defaultRanking[factor]);
}

/** What equals the default goes on following it. */
export function withoutDefaults(ranking: Ranking): Record<RankingFactor, RankingStep | null> {
  return eachFactor((factor) => (ranking[factor] === defaultRanking[factor] ? null : ranking[factor]));
}

const eachFactor = <T>(of: (factor: RankingFactor) => T): Record<RankingFactor, T> => ({
  ...{ name: of('name'), kind: of('kind'), categories: of('categories'), brand: of('brand') },
  ...{ options: of('options'), details: of('details'), description: of('description') },
  ...{ popularity: of('popularity'), rating: of('rating'), newness: of('newness'), sale: of('sale'), stock: of('stock') },
});
