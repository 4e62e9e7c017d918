import type { KeyOf } from '../../../contract/catalog/facets.ts';
import type { Range } from '../query/restrict.ts';

const ends = (...bounds: number[]): Range[] => [null, ...bounds].map((min, at) => ({ min, max: bounds[at] ?? null }));

/** Predefined steps of the range facets, in dollars or inches, both ends included. */
export const steps: Readonly<Record<KeyOf<'range'>, readonly Range[]>> = {
  price: ends(25, 50, 100, 200, 400, 800, 1500, 3000),
  width: ends(12, 24, 36, 48, 60, 72, 96),
  depth: ends(12, 18, 24, 36, 48, 72, 96),
  height: ends(6, 12, 24, 36, 48, 72),
};

/** `100-250`, `100-`, `-250`. */
export const rangeText = ({ min, max }: Range): string => `${min ?? ''}-${max ?? ''}`;

/** As shoppers read it: `Under $25`, `$100 – $200`, `72 in. and more`. */
export function rangeLabel(unit: 'USD' | 'in', { min, max }: Range): string {
  const amount = (value: number) => (unit === 'USD' ? `$${value.toLocaleString('en-US')}` : `${value} in.`);
  if (min === null) return max === null ? 'Any' : `${amount(max)} and less`;
  return max === null ? `${amount(min)} and more` : unit === 'USD' ? `${amount(min)} – ${amount(max)}` : `${min} – ${amount(max)}`;
}
