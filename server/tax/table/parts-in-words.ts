import { formatRate, thousandthsOf } from '../../../contract/settings/taxes.ts';
import type { TaxPart } from '../rates.ts';

/** `GST 5 + QST 9.975`. */
export const partsInWords = (parts: readonly TaxPart[]): string => parts.map(({ name, rate }) => `${name} ${formatRate(rate)}`).join(' + ');

/** Reads parts as written by `partsInWords`; null for none, the fault as text where they are invalid or don't add up to the rate. */
export function readParts(typed: string, rate: number): readonly TaxPart[] | null | string {
  if (typed.trim() === '') return null;
  const parts: TaxPart[] = [];
  for (const one of typed.split('+')) {
    const [, name = '', percent = ''] = /^(\p{L}[\p{L} .’'-]{0,38}?) +([\d.]+) *%?$/u.exec(one.trim().replaceAll(/\s+/g, ' ')) ?? [];
    const read = thousandthsOf(percent);
    if (name === '' || read === null || read === 0) return 'Write taxes such as GST 5 + PST 7';
    parts.push({ name, rate: read });
  }
  const sum = parts.reduce((total, part) => total + part.rate, 0);
  return sum === rate ? parts : `The taxes add up to ${formatRate(sum)}, not ${formatRate(rate)}`;
}
