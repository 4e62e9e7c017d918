import {
  defaultRanking,
  type RankedField,
  type RankedSignal,
  type Ranking,
  type RankingStep,
  rankedFields,
  rankingFactors,
} from '../../../contract/settings/ranking.ts';
import { recordOf } from '../../../contract/values/keys.ts';
import { dayMs } from '../../../contract/values/shop-days.ts';
import { type Columns, isInStock, isOnSale } from '../index/columns.ts';
import { Postings } from '../index/postings.ts';
import { fields, inBrand, inCategories, inDescription, inDetails, inKind, inName, inOptions } from '../index/weighing.ts';

/** What a step makes of a field's words, and of a signal. A field that counts for nothing still finds what has the word. */
const fieldSteps: Readonly<Record<RankingStep, number>> = { none: 0, less: 0.5, normal: 1, more: 2, most: 4 };
const signalSteps: Readonly<Record<RankingStep, number>> = { none: 0, less: 0.5, normal: 1, more: 3, most: 8 };

/**
 * What being in stock is worth in tiers, and what a sold-out product keeps of its score. "More" puts sold-out products after others of their kind, "most"
 * after all but a typed SKU (`Matched.tier`).
 */
const stockSteps: Readonly<Record<RankingStep, { readonly stocked: number; readonly soldOut: number }>> = {
  none: { stocked: 0, soldOut: 1 },
  less: { stocked: 0, soldOut: 0.5 },
  normal: { stocked: 1, soldOut: 1 },
  more: { stocked: 2.5, soldOut: 1 },
  most: { stocked: 5, soldOut: 1 },
};

/** A brand's ranking as numbers. */
export interface Weights {
  /** Times what a field counts by default. */
  readonly fields: Readonly<Record<RankedField, number>>;
  readonly signals: Readonly<Record<Exclude<RankedSignal, 'stock'>, number>>;
  readonly stocked: number;
  readonly soldOut: number;
  /** Days since 1970. */
  readonly today: number;
}

/** Fields as they count by default. */
export const usualFields: Weights['fields'] = fieldsBy(defaultRanking);

function fieldsBy(ranking: Ranking): Weights['fields'] {
  return recordOf(rankedFields, (field) => fieldSteps[ranking[field]]);
}

/** The weights of a ranking; null for the default, which needs no weighing. */
export function weightsOf(ranking: Ranking, now: Date): Weights | null {
  if (rankingFactors.every((factor) => ranking[factor] === defaultRanking[factor])) return null;
  const of = (signal: RankedSignal) => signalSteps[ranking[signal]];
  return {
    fields: fieldsBy(ranking),
    signals: { popularity: of('popularity'), rating: of('rating'), newness: of('newness'), sale: of('sale') },
    ...stockSteps[ranking.stock],
    today: now.getTime() / dayMs,
  };
}

const bitOf: Readonly<Record<RankedField, number>> = {
  name: inName,
  kind: inKind,
  categories: inCategories,
  brand: inBrand,
  options: inOptions,
  details: inDetails,
  description: inDescription,
};
const most = 255;

/**
 * Postings as if the fields had been weighed so. The index keeps only where a word is and its saturated impact, so the frequency is worked out again
 * (`weigh`) and shared by the fields' default weights: a search of one brand needs no second index.
 */
export function reweighed({ docs, impacts, bits, length }: Postings, { fields: factors }: Weights): Postings {
  const known = new Map<number, number>();
  const factorOf = (places: number) => {
    let had = 0;
    let all = 0;
    for (const field of rankedFields) {
      if ((places & bitOf[field]) === 0) continue;
      had += fields[field].weight * factors[field];
      all += fields[field].weight;
    }
    const factor = all === 0 ? 1 : had / all;
    known.set(places, factor);
    return factor;
  };
  const weighed = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    const impact = impacts[i] ?? 0;
    const places = bits[i] ?? 0;
    const times = (known.get(places) ?? factorOf(places)) * impact;
    weighed[i] = Math.max(1, Math.round((most * times) / (most - impact + times)));
  }
  return Object.assign(new Postings(0), { docs, impacts: weighed, bits, length });
}

/** A favourite's popularity: what the best rating, a product of today and one on sale are worth beside it. */
const bestMerit = 12.5;
const bestRating = 5;
/** After so many days newness is worth half, and never nothing: the newest of an old catalogue still come first. */
const halfNew = 180;

/** Popularity breaks ties: the most popular product gains about 5 %, unless weights let it count for more. */
const likedMore = (merit: number): number => 1 + merit / 250;

/** A document's score: by its words' score and its merits, or without words by its merits alone. */
export function scoreBy(columns: Columns, weights: Weights | null): (doc: number, words: number | null) => number {
  const { popularity, rating, introduced, flags } = columns;
  const scored = (merit: number, words: number | null) => (words === null ? merit : words * likedMore(merit) + merit / 1000);
  if (!weights) return (doc, words) => scored(popularity[doc] ?? 0, words);
  const { signals, soldOut, today } = weights;
  return (doc, words) => {
    const flag = flags[doc] ?? 0;
    const age = Math.max(0, today - (introduced[doc] ?? 0));
    const shares =
      (signals.rating * (rating[doc] ?? 0)) / bestRating +
      (signals.newness * halfNew) / (halfNew + age) +
      signals.sale * (flag & isOnSale ? 1 : 0);
    return scored(signals.popularity * (popularity[doc] ?? 0) + bestMerit * shares, words) * (flag & isInStock ? 1 : soldOut);
  };
}

/** What being in stock is worth in tiers. */
export const stockedBy = (weights: Weights | null): number => weights?.stocked ?? stockSteps[defaultRanking.stock].stocked;
