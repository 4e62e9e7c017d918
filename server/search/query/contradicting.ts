import { materialOf } from '../facets/materials.ts';
import type { Postings } from '../index/postings.ts';
import type { SoldIndex } from '../index/search-index.ts';
import { inKind, inName, inOptions } from '../index/weighing.ts';
import { placeOf } from './all-words.ts';
import { alternativeWeights } from './alternatives.ts';
import type { Query } from './query.ts';

const called = inName | inKind | inOptions;

/**
 * Whether a document is made of something else than the query says: of leather only, for "linen sofa", whatever its description mentions. False for those
 * that say nothing of what they are made of, and for all where no material stands before the query's noun ("bed linen" may be of cotton).
 */
export function contradicts(index: SoldIndex, query: Query): (doc: number) => boolean {
  const { text, values } = index;
  const said = query.slots.flatMap(({ word, also = [], alternatives }, slot) => {
    const materials = slot >= query.head || alternatives.length === 0 ? [] : [word, ...also].map(materialOf);
    const terms = alternatives
      .filter(({ weight, broader }) => weight >= alternativeWeights.synonym && !broader)
      .flatMap(({ terms }) => terms);
    // Of a material, or of anything else ("wool or fringed").
    const isOf = materials.every((one) => one !== undefined) && materials.length > 0;
    const made = new Set(materials.map((one) => values.idOf('material', one ?? '')));
    return isOf ? [{ postings: terms.map((term) => text.postings(term)), values: made }] : [];
  });
  if (said.length === 0) return () => false;
  const isMade = (doc: number, of: ReadonlySet<number>): boolean | null => {
    let isKnown = false;
    for (let at = values.start(doc), end = values.end(doc); at < end; at++) {
      const value = values.all[at] ?? 0;
      if (of.has(value)) return true;
      isKnown ||= values.known(value)?.key === 'material';
    }
    return isKnown ? false : null;
  };
  const isCalled = (doc: number, postings: readonly Postings[]) =>
    postings.some((one) => ((one.bits[placeOf(one, doc)] ?? 0) & called) !== 0);
  return (doc) => said.some(({ postings, values: of }) => isMade(doc, of) === false && !isCalled(doc, postings));
}
