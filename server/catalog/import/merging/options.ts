import type { ProductRecord, VariationRecord } from '../record.ts';

type Options = NonNullable<ProductRecord['options']>;

/** The options of the variations, in order of appearance. */
export function optionsOf(variations: readonly Pick<VariationRecord, 'options'>[]): Options {
  const values = new Map<string, Set<string>>();
  for (const { options = {} } of variations) {
    for (const [name, value] of Object.entries(options)) values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  return [...values].map(([name, set]) => ({ name, values: [...set].map((value) => ({ value })) }));
}

/** A product's options if they still fit its variations, else the variations' options with the known swatches. */
export function fittingOptions(before: Options, variations: readonly Pick<VariationRecord, 'options'>[]): Options {
  const found = optionsOf(variations);
  const swatches = new Map(before.flatMap(({ values }) => values.map(({ value, swatch }) => [value, swatch] as const)));
  const known = new Map(before.map(({ name, values }) => [name, new Set(values.map(({ value }) => value))]));
  const fits =
    found.length === before.length && found.every(({ name, values }) => values.every(({ value }) => known.get(name)?.has(value)));
  if (fits) return before;
  return found.map(({ name, values }) => ({
    name,
    values: values.map(({ value }) => {
      const swatch = swatches.get(value);
      return { value, ...(swatch && { swatch }) };
    }),
  }));
}
