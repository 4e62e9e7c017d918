import { defaultRanking, type Ranking, type RankingFactor, type RankingStep, rankingFactors } from '../../../contract/settings/ranking.ts';
import { recordOf } from '../../../contract/values/keys.ts';

/** A step for each factor: those given, else the default's. */
export function rankingIn(set: Readonly<Partial<Record<RankingFactor, RankingStep | null>>>): Ranking {
  return recordOf(rankingFactors, (factor) => set[factor] ?? defaultRanking[factor]);
}

/** What equals the default goes on following it. */
export function withoutDefaults(ranking: Ranking): Record<RankingFactor, RankingStep | null> {
  return recordOf(rankingFactors, (factor) => (ranking[factor] === defaultRanking[factor] ? null : ranking[factor]));
}
