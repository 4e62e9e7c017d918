import { own } from '../../../../contract/values/own.ts';
import { optionValues } from './lists.ts';
import { emptyVariation, type ProductForm, type VariationForm } from './product-form.ts';
import { renamedChoice, type ShownOption, shownOptions, valueChoice } from './shows.ts';

/** As many as a product may have. */
export const maxVariations = 250;

type Options = Readonly<Record<string, string>>;

/** Every combination of the options' values, the first option slowest. */
function combinations(options: readonly { readonly name: string; readonly values: readonly string[] }[]): Options[] {
  return options.reduce<Options[]>(
    (made, { name, values }) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

const agree = (a: Options, b: Options) => Object.entries(a).every(([name, value]) => own(b, name) === value);

/** What calls options and values of the variations as the form does: an option with the same values, and the one of as many values that is unknown. */
function renaming(variations: readonly VariationForm[], options: readonly ShownOption[]): (given: Options) => Options {
  const before = shownOptions(variations);
  const only = (some: readonly ShownOption[], others: readonly ShownOption[]) => {
    const [first, ...more] = some.filter(({ name }) => !others.some((other) => other.name === name));
    return more.length === 0 ? first : undefined;
  };
  const was = only(before, options);
  const is = only(options, before);
  const isSame = was && is && was.values.length === is.values.length && was.values.every((value) => is.values.includes(value));
  const nameOf = (name: string) => (isSame && name === was.name ? is.name : name);
  const others = before.flatMap(({ name, values: old }) => {
    const now = options.find((option) => option.name === nameOf(name))?.values ?? [];
    const [gone, ...moreGone] = old.filter((value) => !now.includes(value));
    const [fresh] = now.filter((value) => !old.includes(value));
    const isOne = gone !== undefined && fresh !== undefined && moreGone.length === 0 && old.length === now.length;
    return isOne ? [[valueChoice(name, gone), fresh] as const] : [];
  });
  const called = new Map(others);
  return (given) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [nameOf(name), called.get(valueChoice(name, value)) ?? value]));
}

/**
 * The form with a variation for each combination of its options. A variation keeps what was typed when it has the same options, also under another name;
 * when an option is new, its first value's variation takes over. Those that no combination needs leave the shop. Null when there would be too many.
 */
export function arranged(form: ProductForm): ProductForm | null {
  const options = form.options.flatMap(({ name, values }) => {
    const found = [...new Set(optionValues(values).map(({ value }) => value))];
    return name.trim() === '' || found.length === 0 ? [] : { name: name.trim(), values: found };
  });
  if (options.reduce((product, { values }) => product * values.length, 1) > maxVariations) return null;
  const staying = form.variations.filter(({ isGone }) => !isGone);
  const rename = renaming(staying, options);
  const left = form.variations.map((one) => (one.isGone ? one : { ...one, options: rename(one.options) }));
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
    const made = before ?? { ...emptyVariation, price: first?.price ?? '', pounds: first?.pounds ?? '', stock };
    return { ...made, options: one, isGone: false };
  });
  const gone = left.filter(({ isKnown }) => isKnown).map((variation) => ({ ...variation, isGone: true }));
  const pictures = form.pictures.map((picture) => ({ ...picture, shows: picture.shows.map((choice) => renamedChoice(choice, rename)) }));
  return { ...form, variations: [...variations, ...gone], pictures };
}
