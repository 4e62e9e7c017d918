import type { KeyOf } from '../../../contract/search/facets.ts';

/** Both ends included; null where open. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** Whether a number is within the range, both ends included; false for NaN. */
export function isWithin(value: number, { min, max }: Range): boolean {
  return value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);
}

const ends = (...bounds: number[]): Range[] => [null, ...bounds].map((min, at) => ({ min, max: bounds[at] ?? null }));

/** Predefined steps of the range facets, in dollars or inches, both ends included. */
export const steps: Readonly<Record<KeyOf<'range'>, readonly Range[]>> = {
  price: ends(25, 50, 100, 200, 400, 800, 1500, 3000),
  width: ends(12, 24, 36, 48, 60, 72, 96),
  depth: ends(12, 18, 24, 36, 48, 72, 96),
  height: ends(6, 12, 24, 36, 48, 72),
};

/** The steps that a value is in, as bits; a value on a boundary is in both, because choosing either shows it. 0 for NaN. */
export function stepsAt(key: KeyOf<'range'>, value: number): number {
  return steps[key].reduce((bits, step, at) => (isWithin(value, step) ? bits | (1 << at) : bits), 0);
}

/** `100-250`, `100-`, `-250`. */
export const rangeText = ({ min, max }: Range): string => `${min ?? ''}-${max ?? ''}`;

/** As shoppers read it: `$79.50 and less`, `$100 – $200`, `72 in. and more`. */
export function rangeLabel(unit: 'USD' | 'in', { min, max }: Range): string {
  const dollars = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });
  const amount = (value: number) => (unit === 'USD' ? `$${dollars(value)}` : `${value} in.`);
  if (min === null) return max === null ? 'Any' : `${amount(max)} and less`;
  return max === null ? `${amount(min)} and more` : unit === 'USD' ? `${amount(min)} – ${amount(max)}` : `${min} – ${amount(max)}`;
}
