import type { Postings } from '../index/postings.ts';
import type { SoldIndex } from '../index/search-index.ts';
import type { Slot } from './query.ts';

/** Whether any product matches every slot. Checks the rarest slot's documents against the others and stops at the first hit. */
export function anyHasAll(index: SoldIndex, slots: readonly Slot[]): boolean {
  const lists = slots.map(({ alternatives }) => alternatives.map(({ terms }) => terms.map((term) => index.text.postings(term))));
  const size = (alternatives: readonly (readonly Postings[])[]) => alternatives.reduce((sum, terms) => sum + (terms[0]?.length ?? 0), 0);
  const [rarest, ...others] = lists.sort((a, b) => size(a) - size(b));
  return (rarest ?? []).some(([first, ...rest]) => {
    for (let i = 0; first && i < first.length; i++) {
      const doc = first.docs[i] ?? 0;
      if (index.live[doc] !== 1 || !rest.every((postings) => holds(postings, doc))) continue;
      if (others.every((alternatives) => alternatives.some((terms) => terms.every((postings) => holds(postings, doc))))) return true;
    }
    return false;
  });
}

function holds(postings: Postings, doc: number): boolean {
  return placeOf(postings, doc) >= 0;
}

/** Where a document is among postings; -1 when it is not. */
export function placeOf({ docs, length }: Postings, doc: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((docs[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return low < length && docs[low] === doc ? low : -1;
}
