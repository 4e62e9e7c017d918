import type { ColumnField } from '../../../../contract/merchandising/mapping.rules.ts';
import { own } from '../../../../contract/values/own.ts';
import { fieldNames } from './field-names.ts';
import { type Looks, looksOf } from './values.ts';

const ofName = Object.entries(fieldNames).flatMap(([field, phrases]) =>
  phrases.map((phrase, rank) => ({ field, words: phrase.split(' '), rank })),
);

/** How well values suit a field, from 0 (cannot be it) to 1. A column without any value suits everything. */
const suits: Readonly<Record<string, (looks: Looks) => number>> = {
  handle: ({ slug, code, length }) => (length > 120 ? 0 : Math.max(slug, code * 0.6, 0.3)),
  name: ({ words, amount, picture, length }) => (picture > 0.3 || amount > 0.5 || length > 200 ? 0 : words),
  description: ({ amount, picture, words }) => (amount > 0.5 || picture > 0.3 ? 0 : words),
  brand: ({ amount, length, words }) => (amount > 0.5 || length > 60 ? 0 : words),
  category: ({ amount, length, words }) => (amount > 0.5 || length > 200 ? 0 : words),
  tags: ({ amount, picture }) => (amount > 0.8 || picture > 0.3 ? 0 : 0.8),
  published: ({ truth }) => truth,
  sku: ({ length, distinct, cents, picture }) => (length > 60 || picture > 0 || cents > 0.5 ? 0 : 0.4 + 0.6 * distinct),
  gtin: ({ gtin }) => gtin,
  price: ({ amount }) => amount,
  compareAt: ({ amount }) => amount,
  stock: ({ whole }) => whole,
  weightGrams: ({ amount }) => amount,
  weightKilograms: ({ amount }) => amount,
  weightPounds: ({ amount }) => amount,
  weightOunces: ({ amount }) => amount,
  option: ({ picture, length }) => (picture > 0 || length > 60 ? 0 : 0.8),
  specification: ({ picture, length }) => (picture > 0 || length > 300 ? 0 : 0.8),
  picture: ({ picture }) => picture,
  pictureText: ({ picture, words }) => (picture > 0 ? 0 : words),
  leadTimeDays: ({ whole }) => whole,
  madeToOrder: ({ truth }) => truth,
  deliveryClass: ({ delivery }) => delivery,
  soldAt: ({ soldAt }) => soldAt,
  model: ({ model }) => model,
};

/** Fields that values alone give away, whatever the column is called; below what a name says. */
const given: readonly { readonly field: string; score(looks: Looks): number }[] = [
  { field: 'picture', score: ({ picture }) => (picture > 0.8 ? 0.5 : 0) },
  { field: 'description', score: ({ markup, length, words }) => (markup > 0.5 || (length > 120 && words > 0.8) ? 0.45 : 0) },
  { field: 'handle', score: ({ slug }) => (slug > 0.8 ? 0.42 : 0) },
  { field: 'price', score: ({ cents }) => (cents > 0.8 ? 0.4 : 0) },
  { field: 'sku', score: ({ code, distinct, whole }) => (code > 0.9 && distinct > 0.95 && whole < 0.5 ? 0.38 : 0) },
  { field: 'name', score: ({ words, distinct, length }) => (words > 0.9 && distinct > 0.6 && length > 8 && length < 120 ? 0.36 : 0) },
];
const enough = 0.35;
const several: ReadonlySet<string> = new Set(['option', 'specification', 'picture']);

/** A column's title with examples of what is in it. */
export interface Sampled {
  readonly title: string;
  readonly values: readonly string[];
}

/**
 * Guesses what each column of a file means, by its title, the synonyms of fields, and what its values look like. The best guess of all takes its
 * column first; a field that one column has is not given to another. Null where nothing fits.
 */
export function guessFields(columns: readonly Sampled[], warehouses: readonly string[]): (ColumnField | null)[] {
  const found: (ColumnField | null)[] = columns.map(({ title }) => warehouseIn(title, warehouses));
  const candidates = columns.flatMap((column, place) => (found[place] ? [] : scoresOf(column).map((score) => ({ ...score, place }))));
  const taken = new Set<string>();
  let options = 0;
  for (const { field, place } of candidates.sort((a, b) => b.score - a.score || a.place - b.place)) {
    const slot = field.startsWith('weight') ? 'weight' : field;
    if (found[place] || taken.has(slot) || (field === 'option' && options === 3)) continue;
    found[place] = field as ColumnField;
    if (field === 'option') options++;
    if (!several.has(field)) taken.add(slot);
  }
  // The number below the barcode tells variations apart where nothing else does.
  const known = taken.has('sku') ? found : found.map((field) => (field === 'gtin' ? 'sku' : field));
  return known.some((field) => field?.startsWith('stock:')) ? known.map((field) => (field === 'stock' ? null : field)) : known;
}

function scoresOf({ title, values }: Sampled): { field: string; score: number }[] {
  const looks = looksOf(values);
  const best = new Map<string, number>();
  const note = (field: string, score: number) => best.set(field, Math.max(score, best.get(field) ?? 0));
  const words = wordsOf(title);
  for (const { field, words: phrase, rank } of ofName) {
    const name = likeness(words, phrase);
    const value = looks.filled === 0 ? 0.5 : (own(suits, field)?.(looks) ?? 0);
    if (name > 0 && value >= 0.3) note(field, name * 0.75 + value * 0.25 - rank * 0.002);
  }
  for (const { field, score } of given) note(field, score(looks));
  return [...best].map(([field, score]) => ({ field, score })).filter(({ score }) => score >= enough);
}

/** How much of a title a phrase is: 1 for all of it, less for every other word; 0 where a word of the phrase is missing. */
function likeness(title: readonly string[], phrase: readonly string[]): number {
  if (!phrase.every((word) => title.includes(word))) return 0;
  const rest = title.length - phrase.length;
  return rest <= 0 ? 1 : 0.95 - 0.15 * rest - (title.at(-1) === phrase.at(-1) ? 0 : 0.1);
}

/** `variantPrice_USD` → variant, price, usd. */
function wordsOf(title: string): string[] {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return plain
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Stock of one warehouse: `Stock: east`, `qty_central`. */
function warehouseIn(title: string, warehouses: readonly string[]): ColumnField | null {
  const words = wordsOf(title);
  if (!['stock', 'qty', 'quantity', 'inventory', 'bestand'].some((word) => words.includes(word))) return null;
  const code = warehouses.find((one) => words.includes(one.toLowerCase()));
  return code === undefined ? null : `stock:${code}`;
}
