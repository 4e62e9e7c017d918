import type { ReviewRecord } from '../../server/catalog/import/record.ts';
import type { SampleProduct } from '../product.ts';
import { shortPhrases } from '../review-phrases/short.ts';
import { phrasesOf } from '../review-phrases.ts';
import { answersOf } from './answers.ts';
import { lastDay, reviewDayOf } from './days.ts';
import { dealerOf, type Mood, moodOf } from './dealing.ts';
import { randomOf } from './random.ts';
import { starsAround } from './stars.ts';

/** How many reviews a popular product has beyond those at length: a few have hundreds, cheap ones most. */
export function countShortReviews({ handle, reviews, price }: SampleProduct): number {
  const random = randomOf(`popularity ${handle}`);
  const affordable = price < 15_000 ? 1.4 : 1;
  if (reviews >= 14) return Math.round(random.whole(110, 300) * affordable);
  if (reviews === 13) return Math.round(random.whole(24, 80) * affordable);
  return reviews === 12 ? random.whole(6, 24) : 0;
}

/** A sentence or two each. A phrase returns only when all others have been used, so that no screen of reviews shows one twice. */
export function shortReviewsOf(product: SampleProduct, authors: readonly string[]): ReviewRecord[] {
  const random = randomOf(`short reviews ${product.handle}`);
  const { uses, closings } = phrasesOf(product.category);
  const deal = (from: readonly string[]) => dealerOf(from, random);
  const dealsOf = ({ verdicts, contexts, later, titles }: (typeof shortPhrases)[Mood]) => {
    return { verdict: deal(verdicts), context: deal(contexts), later: deal(later), title: deal(titles) };
  };
  const deals = { good: dealsOf(shortPhrases.good), mixed: dealsOf(shortPhrases.mixed), bad: dealsOf(shortPhrases.bad) };
  const use = deal(uses);
  const closing = deal(closings);
  const answer = answersOf(product, randomOf(`short answers ${product.handle}`));
  const said = new Set<string>();

  function sentencesOf(mood: Mood, attempt: number): string[] {
    const { verdict, context, later } = deals[mood];
    const roll = random.next();
    if (attempt === 0 && roll < 0.3) return [verdict()];
    if (roll < 0.5) return [context(), verdict()];
    if (mood !== 'good' || roll < 0.7) return [verdict(), later()];
    if (roll < 0.85) return [verdict(), use()];
    return attempt < 4 ? [context(), closing()] : [context(), verdict(), later()];
  }
  function textOf(mood: Mood): string {
    for (let attempt = 0; ; attempt += 1) {
      const text = sentencesOf(mood, attempt).join(' ');
      if (said.has(text) && attempt < 40) continue;
      said.add(text);
      return text;
    }
  }

  // Dealt by day, so that a phrase is far from its next use.
  const days = authors.map(() => reviewDayOf(product.introducedOn, random)).sort((one, other) => other.localeCompare(one));
  return starsAround(product.rating, authors.length, random).map((stars, at) => {
    const mood = moodOf(stars);
    const answers = random.chance(0.4) ? answer(stars) : undefined;
    return {
      stars,
      title: deals[mood].title(),
      text: textOf(mood),
      author: authors[at] ?? 'A customer',
      publishedOn: days[at] ?? lastDay,
      verifiedPurchase: random.chance(0.92),
      helpfulVotes: random.chance(0.08) ? random.whole(1, 3) : 0,
      ...(answers && { answers }),
    };
  });
}
