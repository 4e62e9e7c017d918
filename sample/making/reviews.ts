import type { ReviewRecord } from '../../server/catalog/import/record.ts';
import type { SampleProduct } from '../product.ts';
import { phrasesOf } from '../review-phrases.ts';
import { answersOf } from './answers.ts';
import { daysAfter, firstReviewDay, lastDay, reviewDayOf } from './days.ts';
import { type Deal, dealerOf, moodOf } from './dealing.ts';
import { type Random, randomOf } from './random.ts';
import { reviewersOf } from './reviewers.ts';
import { countShortReviews, shortReviewsOf } from './short-reviews.ts';
import { starsAround } from './stars.ts';

/** The phrases left for a product's next review. */
interface Phrases {
  note: Deal | undefined;
  opening: Deal;
  use: Deal;
  closing: Deal;
  complaint: Deal;
  title: Record<'good' | 'mixed' | 'bad', Deal>;
}

/**
 * The reviews of one product, newest first: those at length, and the short ones of popular products. `written` holds all long texts so far, so that
 * none repeats.
 */
export function reviewsOf(product: SampleProduct, written: Set<string>): ReviewRecord[] {
  const more = countShortReviews(product);
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
  const phrases = phrasesFor(product, random);
  const answer = answersOf(product, randomOf(`answers ${product.handle}`));
  return starsAround(product.rating, product.reviews, random).map((stars, at) => {
    const text = newText(stars, phrases, random, written);
    const answers = answer(stars);
    return {
      stars,
      title: phrases.title[moodOf(stars)](),
      text,
      author: authors[at] ?? 'A customer',
      publishedOn: reviewDayOf(product.introducedOn, random, earliest),
      verifiedPurchase: random.chance(0.88),
      helpfulVotes: random.chance(0.45) ? random.whole(1, stars <= 2 ? 14 : 9) : 0,
      ...(answers && { answers }),
    };
  });
}

function phrasesFor(product: SampleProduct, random: Random): Phrases {
  const { openings, uses, closings, complaints, titles } = phrasesOf(product.category);
  const deal = (from: readonly string[]) => dealerOf(from, random);
  const notes = random.shuffled(product.reviewNotes);
  return {
    note: notes.length > 0 ? () => notes.pop() ?? '' : undefined,
    opening: deal(openings),
    use: deal(uses),
    closing: deal(closings),
    complaint: deal(complaints),
    title: { good: deal(titles.good), mixed: deal(titles.mixed), bad: deal(titles.bad) },
  };
}

function newText(stars: number, phrases: Phrases, random: Random, written: Set<string>): string {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const sentences = sentencesOf(stars, phrases, random);
    // Large departments run out of two-sentence combinations; a third sentence makes new ones.
    if (attempt >= 8) sentences.push(stars >= 4 ? phrases.closing() : phrases.use());
    const text = sentences.filter(Boolean).join(' ');
    if (text !== '' && !written.has(text)) {
      written.add(text);
      return text;
    }
  }
  throw new Error('the phrases are too few to write another review');
}

/** The parts of a review by stars: praise opens with the product, complaint with the problem. */
function sentencesOf(stars: number, phrases: Phrases, random: Random): string[] {
  const note = phrases.note?.() ?? '';
  if (stars <= 2) return [phrases.complaint(), random.chance(0.6) ? phrases.complaint() : phrases.use()];
  if (stars === 3) return [note || phrases.opening(), phrases.complaint()];
  if (note) {
    const roll = random.next();
    if (roll < 0.3) return [phrases.opening(), note];
    if (roll < 0.55) return [note, phrases.use()];
    if (roll < 0.8) return [note, phrases.closing()];
    return [phrases.opening(), note, phrases.closing()];
  }
  return random.chance(0.5) ? [phrases.opening(), phrases.use()] : [phrases.use(), phrases.closing()];
}
