import { own } from '../../../../contract/values/own.ts';
import { isRecord } from '../../../../contract/values/record.ts';

/*
 * Which variations a picture shows, as a form holds it: option values, `["Color","Sage"]`, of which a variation needs one of each option named; or single
 * variations, `{"Color":"Sage","Size":"Queen"}`. Unlike SKUs, they hold for variations that are saved together with the picture. Variations no longer sold
 * are named by their SKUs, `"SAGE-QUEEN"`.
 */

type Options = Readonly<Record<string, string>>;
interface Shown {
  readonly options: Options;
}

/** An option with the values that variations have. */
export interface ShownOption {
  readonly name: string;
  readonly values: readonly string[];
}

export const valueChoice = (name: string, value: string): string => JSON.stringify([name, value]);
export const variationChoice = (options: Options): string => JSON.stringify(options);

/** The options of the variations, with their values in order of appearance. */
export function shownOptions(variations: readonly Shown[]): ShownOption[] {
  const found = new Map<string, Set<string>>();
  for (const { options } of variations) {
    for (const [name, value] of Object.entries(options)) found.set(name, (found.get(name) ?? new Set()).add(value));
  }
  return [...found].map(([name, values]) => ({ name, values: [...values] }));
}

/** What shows variations with these SKUs: by the fewest option values that mean just them, else one by one; last those no longer sold. */
export function showsOf(skus: readonly string[], variations: readonly (Shown & { readonly sku: string })[]): string[] {
  const gone = skus.filter((one) => !variations.some(({ sku }) => sku === one)).map((sku) => JSON.stringify(sku));
  return [...choicesOf(skus, variations), ...gone];
}

function choicesOf(skus: readonly string[], variations: readonly (Shown & { readonly sku: string })[]): string[] {
  const shown = variations.filter(({ sku }) => skus.includes(sku));
  if (shown.length === 0) return [];
  const options = shownOptions(variations);
  const used = options.map(({ name, values }) => ({
    name,
    values: values.filter((value) => shown.some((one) => own(one.options, name) === value)),
    isWhole: values.every((value) => shown.some((one) => own(one.options, name) === value)),
  }));
  const narrowing = used.filter(({ isWhole }) => !isWhole);
  const named = narrowing.length > 0 ? narrowing : used.slice(0, 1);
  const byValue = named.flatMap(({ name, values }) => values.map((value) => valueChoice(name, value)));
  const meant = shownBy(byValue, variations).map((index) => variations[index]);
  const isSame = meant.length === shown.length && meant.every((one, i) => one === shown[i]);
  return isSame ? byValue : shown.map(({ options }) => variationChoice(options));
}

/** SKUs of variations no longer sold that a picture shows. */
export const goneSkus = (shows: readonly string[]): string[] =>
  shows.map(parsed).flatMap((choice) => (typeof choice === 'string' ? choice : []));

/** Indexes of the variations that the choices name; a picture without choices shows all. */
export function shownBy(shows: readonly string[], variations: readonly Shown[]): number[] {
  const wanted = new Map<string, Set<string>>();
  const single: Options[] = [];
  for (const choice of shows.map(parsed)) {
    if (choice === null || typeof choice === 'string') continue;
    if ('name' in choice) wanted.set(choice.name, (wanted.get(choice.name) ?? new Set()).add(choice.value));
    else single.push(choice.options);
  }
  const isWanted = (options: Options) => wanted.size > 0 && [...wanted].every(([name, values]) => values.has(own(options, name) ?? ''));
  return variations.flatMap(({ options }, index) => (isWanted(options) || single.some((one) => isEqual(one, options)) ? index : []));
}

/** `Sage, Oak`; empty for all. */
export const showsWords = (shows: readonly string[]): string =>
  shows
    .map(parsed)
    .flatMap((choice) => {
      if (choice === null || typeof choice === 'string') return choice ?? [];
      return 'name' in choice ? choice.value : Object.values(choice.options).join(' / ');
    })
    .filter(Boolean)
    .join(', ');

/** A choice with its options called otherwise. */
export function renamedChoice(text: string, rename: (options: Options) => Options): string {
  const choice = parsed(text);
  if (choice === null || typeof choice === 'string') return text;
  if (!('name' in choice)) return variationChoice(rename(choice.options));
  const [renamed] = Object.entries(rename({ [choice.name]: choice.value }));
  return renamed ? valueChoice(...renamed) : text;
}

/** Whether it names variations one by one. */
export const isByVariation = (shows: readonly string[]): boolean => shows.some((choice) => choice.startsWith('{'));

/** Whether a posted text is one of these choices. */
export const isChoice = (text: string): boolean => parsed(text) !== null;

/** A text is a SKU. */
type Choice = { readonly name: string; readonly value: string } | Shown | string;

function parsed(text: string): Choice | null {
  try {
    const choice: unknown = JSON.parse(text);
    if (typeof choice === 'string') return choice === '' ? null : choice;
    if (Array.isArray(choice)) {
      const [name, value] = choice;
      return choice.length === 2 && typeof name === 'string' && typeof value === 'string' ? { name, value } : null;
    }
    if (!isRecord(choice)) return null;
    const options = Object.entries(choice).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
    return options.length === Object.keys(choice).length ? { options: Object.fromEntries(options) } : null;
  } catch {
    return null;
  }
}

function isEqual(one: Options, other: Options): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => own(one, name) === own(other, name));
}
