import type { ReviewRecord } from '../../server/catalog/import/record.ts';
import type { SampleProduct } from '../product.ts';
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
 * The reviews of one product, newest first. Its own notes are quoted once each; the rest is composed of the department's phrases. `written`
 * holds all texts so far, so that none repeats.
 */
export function reviewsOf(product: SampleProduct, written: Set<string>): ReviewRecord[] {
  const random = randomOf(`reviews ${product.handle}`);
  const phrases = phrasesOf(product.category.split('/')[0] ?? '');
  const hand = handOf(product, phrases, random);
  const authors = reviewersOf(random, product.reviews);
  const answer = answersOf(product, randomOf(`answers ${product.handle}`));

  return starsAround(product.rating, product.reviews, random)
    .map((stars, at) => {
      const text = newText(stars, hand, random, written);
      const answers = answer(stars);
      const mood = stars >= 4 ? 'good' : stars === 3 ? 'mixed' : 'bad';
      return {
        stars,
        title: hand.title[mood](),
        text,
        author: authors[at] ?? 'A customer',
        publishedOn: dayOf(product, random),
        verifiedPurchase: random.chance(0.88),
        helpfulVotes: random.chance(0.45) ? random.whole(1, stars <= 2 ? 14 : 9) : 0,
        ...(answers && { answers }),
      };
    })
    .sort((one, other) => other.publishedOn.localeCompare(one.publishedOn));
}

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

function dayOf(product: SampleProduct, random: Random): string {
  const onSale = daysAfter(product.introducedOn, 12);
  const first = onSale > firstReviewDay ? onSale : firstReviewDay;
  return daysAfter(first, random.whole(0, Math.max(0, daysBetween(first, lastDay))));
}
