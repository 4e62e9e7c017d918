import { gtinDigits, isGtin } from '../../../../contract/catalog/gtin.ts';
import { readDelivery, readSoldAt } from '../formats/numbers.ts';

/** What the examples of a column have in common, each from 0 (none) to 1 (all). */
export interface Looks {
  readonly amount: number;
  /** Amounts with two decimals. */
  readonly cents: number;
  readonly whole: number;
  /** Numbers below barcodes. */
  readonly gtin: number;
  readonly truth: number;
  /** Words for a parcel or a large item. */
  readonly delivery: number;
  /** Brands with always or never. */
  readonly soldAt: number;
  readonly picture: number;
  readonly model: number;
  /** Lower-case words joined by hyphens, as in addresses. */
  readonly slug: number;
  /** A short code with a digit and without spaces. */
  readonly code: number;
  readonly markup: number;
  readonly words: number;
  /** Different values among those that are not empty. */
  readonly distinct: number;
  /** Mean number of characters. */
  readonly length: number;
  /** Examples that are not empty. */
  readonly filled: number;
}

const truths: ReadonlySet<string> = new Set(
  'true false yes no y n 1 0 on off active inactive draft archived published unpublished visible hidden enabled disabled ja nein oui non si'.split(
    ' ',
  ),
);

const amount = /^(?:[$€£]|USD|EUR)?\s*-?\d{1,3}(?:[.,' ]?\d{3})*(?:[.,]\d{1,2})?\s*(?:[$€£]|USD|EUR)?$/i;
const kinds = {
  amount: (text: string) => amount.test(text),
  cents: (text: string) => amount.test(text) && /[.,]\d{2}\D*$/.test(text),
  whole: (text: string) => /^-?\d{1,7}$/.test(text),
  gtin: (text: string) => isGtin(gtinDigits(text.replace(/^'/, ''))),
  truth: (text: string) => truths.has(text.toLowerCase()),
  delivery: (text: string) => 'value' in readDelivery(text),
  soldAt: (text: string) => 'value' in readSoldAt(text),
  picture: (text: string) => /^(https?:\/\/|\/media\/)\S+/.test(text) && !/\.glb(\?|$)/i.test(text),
  model: (text: string) => /\.glb(\?|$)/i.test(text),
  slug: (text: string) => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(text),
  code: (text: string) => /^(?=.*\d)[\w./#-]{2,40}$/.test(text) && !/^\d+[.,]\d{1,2}$/.test(text),
  markup: (text: string) => /<(p|br|ul|div|span|strong|b|h\d)\b/i.test(text),
  words: (text: string) => /\p{L}{2,}/u.test(text) && !/^https?:/.test(text),
};

/** Describes a column by its values. */
export function looksOf(values: readonly string[]): Looks {
  const filled = values.map((value) => value.trim()).filter((value) => value !== '');
  const share = (is: (text: string) => boolean) => (filled.length === 0 ? 0 : filled.filter(is).length / filled.length);
  return {
    amount: share(kinds.amount),
    cents: share(kinds.cents),
    whole: share(kinds.whole),
    gtin: share(kinds.gtin),
    truth: share(kinds.truth),
    delivery: share(kinds.delivery),
    soldAt: share(kinds.soldAt),
    picture: share(kinds.picture),
    model: share(kinds.model),
    slug: share(kinds.slug),
    code: share(kinds.code),
    markup: share(kinds.markup),
    words: share(kinds.words),
    distinct: filled.length === 0 ? 0 : new Set(filled).size / filled.length,
    length: filled.length === 0 ? 0 : filled.reduce((sum, { length }) => sum + length, 0) / filled.length,
    filled: filled.length,
  };
}

/** Whether the amounts have a decimal comma. */
export function decimalOf(values: readonly string[]): 'point' | 'comma' {
  const count = (pattern: RegExp) => values.filter((value) => pattern.test(value.trim())).length;
  return count(/\d,\d{1,2}\D*$/) > count(/\d\.\d{1,2}\D*$/) ? 'comma' : 'point';
}
