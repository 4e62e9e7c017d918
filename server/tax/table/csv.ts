import { formatRate, taxColumns, thousandthsOf } from '../../../contract/settings/taxes.ts';
import { readPostalCode } from '../../../contract/values/postal-code.ts';
import { provinceOfPostalCode, stateOfZip } from '../../addresses/index.ts';
import { csvLine } from '../../platform/csv.ts';
import { cellsOf } from '../../platform/csv-rows.ts';
import { partsInWords, readParts } from './parts-in-words.ts';
import { isTaxedRegion, type TableRate } from './rates-of.ts';

/** A line that can't be read. */
export interface Fault {
  readonly line: number;
  readonly text: string;
  readonly message: string;
}

/** Where a rate applies, as one text. */
export const keyOf = ({ country, region, postalCode }: Pick<TableRate, 'country' | 'region' | 'postalCode'>): string =>
  `${country} ${postalCode || region}`;

/** Every ZIP code, twice. */
const maxLines = 100_000;

/** Reads a table, with or without its heading; separated by commas, semicolons or tabs. Lines count from 1. */
export function readTable(text: string): { rates: TableRate[]; faults: Fault[] } {
  const rates: TableRate[] = [];
  const faults: Fault[] = [];
  const lineOf = new Map<string, number>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.length > maxLines)
    return { rates, faults: [{ line: maxLines + 1, text: '', message: 'A table can have up to 100,000 lines' }] };
  const delimiter = ['\t', ';'].find((one) => lines[0]?.includes(one)) ?? ',';
  for (const [index, line] of lines.entries()) {
    const cells = cellsOf(line, delimiter);
    if (cells.every((cell) => cell === '') || (index === 0 && cells[0]?.toLowerCase() === taxColumns[0])) continue;
    const read = readRow(cells);
    const known = typeof read === 'string' ? undefined : lineOf.get(keyOf(read));
    if (typeof read === 'string' || known !== undefined) {
      faults.push({
        line: index + 1,
        text: line.slice(0, 100),
        message: typeof read === 'string' ? read : `Line ${known} is for the same place`,
      });
    } else {
      lineOf.set(keyOf(read), index + 1);
      rates.push(read);
    }
  }
  return { rates, faults };
}

const yes = new Set(['yes', 'y', 'true', '1', 'taxed']);
const no = new Set(['no', 'n', 'false', '0']);

/** A rate, or what is wrong with its line. */
function readRow([countryCell = '', regionCell = '', codeCell = '', rateCell = '', shippingCell = '', taxesCell = '']: readonly string[]):
  | TableRate
  | string {
  const country = countryCell.toUpperCase();
  if (country !== 'US' && country !== 'CA') return 'The country is US or CA';
  const region = regionCell.toUpperCase();
  if (!isTaxedRegion(country, region))
    return `${regionCell || 'An empty region'} isn’t a ${country === 'US' ? 'state' : 'province'} we deliver to`;
  const postalCode = codeCell === '' ? '' : readCode(country, region, codeCell);
  if (postalCode === null) return `${codeCell} isn’t a postal code of ${region}`;
  const rate = thousandthsOf(rateCell);
  if (rate === null) return 'The rate is a percentage with up to three decimals, such as 7.25';
  const shipping = shippingCell.toLowerCase();
  if (!yes.has(shipping) && !no.has(shipping)) return 'Shipping taxed is yes or no';
  const parts = readParts(taxesCell, rate);
  return typeof parts === 'string' ? parts : { country, region, postalCode, rate, taxesShipping: yes.has(shipping), parts };
}

/** A postal code as stored; spreadsheets drop the zeros that ZIP codes begin with. Null where it isn't one of the region. */
function readCode(country: 'US' | 'CA', region: string, cell: string): string | null {
  const read = readPostalCode(country === 'US' && /^\d{3,4}$/.test(cell) ? cell.padStart(5, '0') : cell);
  if (read?.countryCode !== country) return null;
  const inRegion = country === 'US' ? stateOfZip(read.postalCode) : provinceOfPostalCode(read.postalCode);
  return inRegion === region ? (country === 'US' ? read.postalCode.slice(0, 5) : read.postalCode.replace(' ', '')) : null;
}

/** Writes a table as `readTable` reads it. */
export const writeTable = (rates: readonly TableRate[]): string =>
  [
    csvLine(taxColumns),
    ...rates.map(({ country, region, postalCode, rate, taxesShipping, parts }) =>
      csvLine([country, region, postalCode, formatRate(rate), taxesShipping ? 'yes' : 'no', parts ? partsInWords(parts) : '']),
    ),
  ].join('');

/** A rate in words: `7.25%, shipping taxed (GST 5 + …)`. */
export const rateInWords = ({ rate, taxesShipping, parts }: TableRate): string =>
  `${formatRate(rate)}%${taxesShipping ? ', shipping taxed' : ''}${parts ? ` (${partsInWords(parts)})` : ''}`;
