/**
 * An amount as the import reads it: without the sign of the shop's currency, with a decimal point. What cannot be one stays as it is and is refused with
 * its line.
 */
export function amountIn(text: string, decimal: 'point' | 'comma'): string {
  const bare = text
    .trim()
    .replace(/^(?:us)?\s{0,9}\$|^usd|(?:us)?\$$|usd$/i, '')
    .trim();
  if (decimal === 'point') return bare;
  return /^\d{1,3}(\.\d{3})+(,\d{1,2})?$|^\d+(,\d{1,2})?$/.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare;
}

/** A weight in another unit as grams; text that is no number stays. */
export function gramsOf(text: string, gramsPerUnit: number): string {
  if (gramsPerUnit === 1 || !/^\d{1,7}(\.\d{1,4})?$/.test(text)) return text;
  return String(Math.round(Number(text) * gramsPerUnit));
}

const yes: ReadonlySet<string> = new Set('true yes y 1 on active published visible enabled ja oui si online'.split(' '));
const no: ReadonlySet<string> = new Set(
  'false no n 0 off inactive draft archived unlisted unpublished hidden disabled nein non offline'.split(' '),
);

/** Words for yes and no as `true` and `false`; others stay and are refused with their line. */
export function truthIn(text: string): string {
  const word = text.toLowerCase();
  return yes.has(word) ? 'true' : no.has(word) ? 'false' : text;
}

const joined = (parts: readonly string[], separator: string) => parts.map((part) => part.trim()).join(separator);

/** Tags with commas between them. */
export const listIn = (text: string): string => joined(text.split(/[;|]/), ', ');

/** A path of categories, with `>` between its levels. */
export const pathIn = (text: string): string => joined((text.split(/[,;|]/)[0] ?? '').split(/[/»›>]/), ' > ').trim();

/** The last level of a path of categories. */
export const lastOf = (text: string): string => pathIn(text).split(' > ').at(-1) ?? '';

/** Addresses of pictures in a cell, whatever separates them. */
export const sourcesIn = (text: string): string[] =>
  text
    .split(/[\s;|]+|,(?=\s*(?:https?:|\/media\/))/)
    .map((part) => part.replace(/,$/, ''))
    .filter((part) => part !== '');
