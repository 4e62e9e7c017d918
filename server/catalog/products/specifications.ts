import type { Specification } from '../../../contract/catalog/catalog.ts';
import { poundsOf } from '../../platform/weight.ts';
import type { VariationRow } from './rows.ts';

type Own = Pick<VariationRow, 'specifications' | 'weightGrams'>;

/**
 * What a variation says differently from its product. Where variations differ in weight, each states its own, so that the page's weight matches the
 * parcel's.
 */
export function specificationsOf(variations: readonly Own[]): (variation: Own) => { specifications?: Specification[] } {
  const differInWeight = new Set(variations.map(({ weightGrams }) => weightGrams)).size > 1;
  return ({ specifications, weightGrams }) => {
    const saysWeight = specifications.some(({ label }) => label === 'Weight');
    const weight = differInWeight && !saysWeight && weightGrams ? [{ label: 'Weight', values: [poundsOf(weightGrams)] }] : [];
    const rows = [...specifications, ...weight];
    return rows.length > 0 ? { specifications: rows } : {};
  };
}
