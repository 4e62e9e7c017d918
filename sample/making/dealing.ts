import type { shortPhrases } from '../review-phrases/short.ts';
import type { Random } from './random.ts';

/** Yields phrases in a product's own order, each once before any repeats. */
export type Deal = () => string;

export function dealerOf(from: readonly string[], random: Random): Deal {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = random.shuffled(from);
    return left.pop() ?? '';
  };
}

export type Mood = keyof typeof shortPhrases;

export const moodOf = (stars: number): Mood => (stars >= 4 ? 'good' : stars === 3 ? 'mixed' : 'bad');
