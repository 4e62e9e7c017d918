import type { KindWords } from '../index/kind-words.ts';
import type { SoldIndex } from '../index/search-index.ts';
import type { TextIndex } from '../index/text-index.ts';
import { gathering, inKind, inName, isHead } from '../index/weighing.ts';
import type { Matches } from './match.ts';
import type { Query } from './query.ts';
import { suits } from './sizes.ts';
import { usualFields, type Weights } from './weights.ts';

/** Gains as shares of the weight of the words concerned, found by grid search over all judged queries. */
const gains = {
  /** Its name's last word or its category is the kind searched for. */
  head: 0.5,
  /** It merely mentions the kind ("desk with hutch" for hutch). */
  named: 0.2,
  /** Two adjacent words of the query are adjacent in its name. */
  phrase: 0.3,
  /** The top documents are mostly of its kind. */
  kind: 0.35,
  /** Its kind is the likeliest for all the words together. */
  likely: 0.25,
  /** The words can only mean its kind, whether or not it has them. */
  told: 0.8,
  /** The query has every word of its kind's name: "curtains" are curtains before shower curtains. */
  exact: 0.1,
  /** What a document loses when it covers almost nothing of the query; 0 when it covers everything. */
  coverage: 0.4,
  /** The largest of its kind gains this for "large"; the smallest loses as much. */
  size: 0.75,
  /** It is a set, and the query names a group of things: furniture, cookware. */
  set: 0.5,
};
/** Words for groups of things: single items still match, but sets come first. */
const collective: ReadonlySet<string> = new Set(
  'furniture bedding luggage cutlery silverware flatware dinnerware tableware cookware bakeware drinkware glassware barware stemware'.split(
    ' ',
  ),
);
/** Top documents sampled to tell the kind searched for. */
const sample = 20;

/** Re-scores the top documents by features that per-word matching cannot see; by document. */
export function sharpen(
  { index, kindWords, weights }: { readonly index: SoldIndex; readonly kindWords: KindWords; readonly weights: Weights | null },
  query: Query,
  matches: Matches,
  docs: readonly number[],
): Map<number, number> {
  const { text } = index;
  const fields = weights?.fields ?? usualFields;
  const exact = exactness(text, kindWords, query);
  const told = fields.kind * gains.told * certainty(query, matches, text.population);
  const likely = (doc: number) => query.likely[text.kind(doc)] ?? 0;
  const kindGain = (doc: number) => fields.kind * (gains.likely * likely(doc) + gains.exact * (exact.get(text.kind(doc)) ?? 0));
  const sharp = new Map(docs.map((doc) => [doc, sharpScore(text, query, matches, doc, fields) * (1 + kindGain(doc)) + told * likely(doc)]));
  for (const wish of query.sizes) {
    const weight = gains.size * (matches.idf[query.head] ?? 0);
    for (const [doc, suit] of suits(index, matches.headBits, docs, wish)) sharp.set(doc, (sharp.get(doc) ?? 0) + weight * suit);
  }
  const best = [...docs].sort((a, b) => (sharp.get(b) ?? 0) - (sharp.get(a) ?? 0)).slice(0, sample);
  const share = kindShares(text, best, sharp);
  for (const [doc, score] of sharp) sharp.set(doc, score * (1 + fields.kind * gains.kind * (share.get(text.kind(doc)) ?? 0)));
  return sharp;
}

/** The weight of all words, shared by the kinds they may mean; a word that the shop lacks weighs as much as its rarest. */
function certainty({ slots, likely }: Query, { idf }: Matches, length: number): number {
  const weights = slots.map(({ alternatives }, at) => (alternatives.length > 0 ? (idf[at] ?? 0) : Math.log(1 + length)));
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);
  return sum(weights) / Math.max(1, sum(likely));
}

/** The share of each kind's name that the query says, 0 to 1. A name of one word counts where it means that kind anywhere (`KindWords.owns`). */
function exactness(index: TextIndex, kindWords: KindWords, { slots }: Query): Map<number, number> {
  const said = new Set(slots.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)));
  const share = (stems: readonly string[]) => stems.filter((stem) => said.has(index.term(stem) ?? -1)).length / Math.max(1, stems.length);
  const isOwn = (stems: readonly string[], kind: number) => stems.length !== 1 || kindWords.owns(stems[0] ?? '', kind);
  return new Map(
    index.kindNames.flatMap((names, kind) => {
      const shares = names.map((stems) => (isOwn(stems, kind) ? share(stems) : 0));
      return [[kind, Math.max(0, ...shares)] as const];
    }),
  );
}

function sharpScore(index: TextIndex, query: Query, matches: Matches, doc: number, fields: Weights['fields']): number {
  const score =
    (matches.scores[doc] ?? 0) +
    headGain(query, matches, doc, fields) +
    fields.name * setGain(index, query, matches, doc) +
    fields.name * phraseGain(index, query, matches, doc);
  return score * (1 - gains.coverage + gains.coverage * coverageOf(matches, doc));
}

/** The share of the query a document covers, weighted by rarity: 0 to 1. */
export function coverageOf({ idf, slots }: Matches, doc: number): number {
  let had = 0;
  let all = 0;
  for (let slot = 0; slot < idf.length; slot++) {
    all += idf[slot] ?? 0;
    if ((slots[doc] ?? 0) & (1 << slot)) had += idf[slot] ?? 0;
  }
  return all === 0 ? 0 : had / all;
}

function headGain(query: Query, matches: Matches, doc: number, fields: Weights['fields']): number {
  if (query.head < 0) return 0;
  const bits = matches.headBits[doc] ?? 0;
  // What only the kind is called counts as the kind does.
  const weight = (matches.idf[query.head] ?? 0) * (bits & inName ? Math.max(fields.name, bits & inKind ? fields.kind : 0) : fields.kind);
  if (bits & isHead) return weight * gains.head;
  return bits & (inName | inKind) ? weight * gains.named : 0;
}

function setGain(index: TextIndex, query: Query, matches: Matches, doc: number): number {
  if (!collective.has(query.slots[query.head]?.word ?? '')) return 0;
  const sets = [...gathering].flatMap((stem) => index.term(stem) ?? []);
  return index.name(doc).some((term) => sets.includes(term)) ? gains.set * (matches.idf[query.head] ?? 0) : 0;
}

function phraseGain(index: TextIndex, query: Query, matches: Matches, doc: number): number {
  const name = index.name(doc);
  let gain = 0;
  for (let slot = 0; slot + 1 < query.slots.length; slot++) {
    const first = query.slots[slot]?.alternatives ?? [];
    const second = query.slots[slot + 1]?.alternatives ?? [];
    for (let at = 0; at + 1 < name.length; at++) {
      if (first.some(({ terms }) => terms[0] === name[at]) && second.some(({ terms }) => terms[0] === name[at + 1])) {
        gain += gains.phrase * Math.min(matches.idf[slot] ?? 0, matches.idf[slot + 1] ?? 0);
        break;
      }
    }
  }
  return gain;
}

/** Each kind's share of the top documents' scores, 0 to 1. */
function kindShares(index: TextIndex, best: readonly number[], scores: ReadonlyMap<number, number>): Map<number, number> {
  const shares = new Map<number, number>();
  let all = 0;
  for (const doc of best) {
    const score = (scores.get(doc) ?? 0) ** 2;
    all += score;
    const kind = index.kind(doc);
    if (kind !== 0) shares.set(kind, (shares.get(kind) ?? 0) + score);
  }
  for (const [kind, score] of shares) shares.set(kind, score / all);
  return shares;
}
