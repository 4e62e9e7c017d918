import { own } from '../../../../contract/values/own.ts';
import { optionValues } from './lists.ts';
import { emptyVariation, type ProductForm, type VariationForm } from './product-form.ts';

/** As many as a product may have. */
export const mostVariations = 250;

type Options = Readonly<Record<string, string>>;

/** Every combination of the options' values, the first option slowest. */
function combinations(options: readonly { readonly name: string; readonly values: readonly string[] }[]): Options[] {
  return options.reduce<Options[]>(
    (made, { name, values }) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

const agree = (a: Options, b: Options) => Object.entries(a).every(([name, value]) => own(b, name) === value);

/**
 * The form with a variation for each combination of its options. A variation keeps what was typed when it has the same options; when an option is new,
 * its first value's variation takes over. Those that no combination needs leave the shop. Null when there would be too many.
 */
export function arranged(form: ProductForm): ProductForm | null {
  const options = form.options.flatMap(({ name, values }) => {
    const found = [...new Set(optionValues(values).map(({ value }) => value))];
    return name.trim() === '' || found.length === 0 ? [] : { name: name.trim(), values: found };
  });
  if (options.reduce((product, { values }) => product * values.length, 1) > mostVariations) return null;
  const left = [...form.variations];
  const take = (found: VariationForm | undefined) => {
    if (found) left.splice(left.indexOf(found), 1);
    return found;
  };
  const wanted = combinations(options);
  const same = new Map(
    wanted.map((one) => [one, take(left.find((variation) => agree(variation.options, one) && agree(one, variation.options)))]),
  );
  const [first] = form.variations;
  const variations = wanted.map((one) => {
    const before = same.get(one) ?? take(left.find((variation) => agree(variation.options, one)));
    const stock = Object.fromEntries(Object.keys(first?.stock ?? {}).map((code) => [code, '0']));
    const made = before ?? { ...emptyVariation, price: first?.price ?? '', weight: first?.weight ?? '', stock };
    return { ...made, options: one, isGone: false };
  });
  const gone = left.filter(({ isKnown }) => isKnown).map((variation) => ({ ...variation, isGone: true }));
  return { ...form, variations: [...variations, ...gone] };
}
