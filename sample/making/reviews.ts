import type { ReviewRecord } from '../../server/catalog/import/record.ts';
import type { SampleProduct } from '../product.ts';
import { shortPhrases } from '../review-phrases/short.ts';
import { phrasesOf } from '../review-phrases.ts';
import { answersOf } from './answers.ts';
import { daysAfter, daysBetween, lastDay } from './days.ts';
import { type Random, randomOf } from './random.ts';
import { reviewersOf } from './reviewers.ts';
import { starsAround } from './stars.ts';

/** Yields phrases in a product's own order, each once before any repeats. */
type Deal = () => string;

interface Hand {
  note: Deal | undefined;
  opening: Deal;
  use: Deal;
  closing: Deal;
  complaint: Deal;
  title: Record<'good' | 'mixed' | 'bad', Deal>;
}

const firstReviewDay = '2025-01-06';

/**
 * The reviews of one product, newest first: those at length, and the short ones of popular products. `written` holds all long texts so far, so that
 * none repeats.
 */
export function reviewsOf(product: SampleProduct, written: Set<string>): ReviewRecord[] {
  const more = shortReviews(product);
  const authors = reviewersOf(randomOf(`reviewers ${product.handle}`), product.reviews + more);
  // Shoppers read the newest first: among hundreds, those at length are not lost.
  const earliest = more > 0 ? daysAfter(lastDay, -75) : firstReviewDay;
  return [...longReviewsOf(product, authors, earliest, written), ...shortReviewsOf(product, authors.slice(product.reviews))].sort(
    (one, other) => other.publishedOn.localeCompare(one.publishedOn),
  );
}

/** Its own notes are quoted once each; the rest is composed of the department's phrases. */
function longReviewsOf(product: SampleProduct, authors: readonly string[], earliest: string, written: Set<string>): ReviewRecord[] {
  const random = randomOf(`reviews ${product.handle}`);
  const phrases = phrasesOf(departmentOf(product));
  const hand = handOf(product, phrases, random);
  const answer = answersOf(product, randomOf(`answers ${product.handle}`));
  return starsAround(product.rating, product.reviews, random).map((stars, at) => {
    const text = newText(stars, hand, random, written);
    const answers = answer(stars);
    return {
      stars,
      title: hand.title[moodOf(stars)](),
      text,
      author: authors[at] ?? 'A customer',
      publishedOn: dayOf(product, random, earliest),
      verifiedPurchase: random.chance(0.88),
      helpfulVotes: random.chance(0.45) ? random.whole(1, stars <= 2 ? 14 : 9) : 0,
      ...(answers && { answers }),
    };
  });
}

/** A sentence or two each. A phrase returns only when all others have been used, so that no screen of reviews shows one twice. */
function shortReviewsOf(product: SampleProduct, authors: readonly string[]): ReviewRecord[] {
  const random = randomOf(`short reviews ${product.handle}`);
  const { uses, closings } = phrasesOf(departmentOf(product));
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
  const days = authors.map(() => dayOf(product, random)).sort((one, other) => other.localeCompare(one));
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

/** How many reviews a popular product has beyond those at length: a few have hundreds, cheap ones most. */
function shortReviews({ handle, reviews, price }: SampleProduct): number {
  const random = randomOf(`popularity ${handle}`);
  const affordable = price < 15_000 ? 1.4 : 1;
  if (reviews >= 14) return Math.round(random.whole(110, 300) * affordable);
  if (reviews === 13) return Math.round(random.whole(24, 80) * affordable);
  return reviews === 12 ? random.whole(6, 24) : 0;
}

type Mood = keyof typeof shortPhrases;

const moodOf = (stars: number): Mood => (stars >= 4 ? 'good' : stars === 3 ? 'mixed' : 'bad');

const departmentOf = ({ category }: SampleProduct): string => category.split('/')[0] ?? '';

function handOf(product: SampleProduct, phrases: ReturnType<typeof phrasesOf>, random: Random): Hand {
  const deal = (from: readonly string[]) => dealerOf(from, random);
  const notes = random.shuffled(product.reviewNotes);
  return {
    note: notes.length > 0 ? () => notes.pop() ?? '' : undefined,
    opening: deal(phrases.openings),
    use: deal(phrases.uses),
    closing: deal(phrases.closings),
    complaint: deal(phrases.complaints),
    title: { good: deal(phrases.titles.good), mixed: deal(phrases.titles.mixed), bad: deal(phrases.titles.bad) },
  };
}

function dealerOf(from: readonly string[], random: Random): Deal {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = random.shuffled(from);
    return left.pop() ?? '';
  };
}

function newText(stars: number, hand: Hand, random: Random, written: Set<string>): string {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const sentences = sentencesOf(stars, hand, random);
    // Large departments run out of two-sentence combinations; a third sentence makes new ones.
    if (attempt >= 8) sentences.push(stars >= 4 ? hand.closing() : hand.use());
    const text = sentences.filter(Boolean).join(' ');
    if (text !== '' && !written.has(text)) {
      written.add(text);
      return text;
    }
  }
  throw new Error('the phrases are too few to write another review');
}

/** The parts of a review by stars: praise opens with the product, complaint with the problem. */
function sentencesOf(stars: number, hand: Hand, random: Random): string[] {
  const note = hand.note?.() ?? '';
  if (stars <= 2) return [hand.complaint(), random.chance(0.6) ? hand.complaint() : hand.use()];
  if (stars === 3) return [note || hand.opening(), hand.complaint()];
  if (note) {
    const roll = random.next();
    if (roll < 0.3) return [hand.opening(), note];
    if (roll < 0.55) return [note, hand.use()];
    if (roll < 0.8) return [note, hand.closing()];
    return [hand.opening(), note, hand.closing()];
  }
  return random.chance(0.5) ? [hand.opening(), hand.use()] : [hand.use(), hand.closing()];
}

/** A day on sale before the sample's last day, at the earliest `earliest`. */
function dayOf({ introducedOn }: SampleProduct, random: Random, earliest = firstReviewDay): string {
  const onSale = daysAfter(introducedOn, 12);
  const first = onSale > earliest ? onSale : earliest;
  return daysAfter(first, random.whole(0, Math.max(0, daysBetween(first, lastDay))));
}
