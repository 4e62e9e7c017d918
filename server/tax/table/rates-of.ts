import { own } from '../../../contract/values/own.ts';
import { ratesByRegion, type TaxPart, type TaxRates } from '../rates.ts';

/** A rate that staff have set. */
export interface TableRate {
  readonly country: 'US' | 'CA';
  readonly region: string;
  /** Five digits, or a Canadian code without its space or the first half of one; empty for the whole region. */
  readonly postalCode: string;
  /** Thousandths of a percent, all taxes together. */
  readonly rate: number;
  readonly taxesShipping: boolean;
  /** Null where they follow from the region's. */
  readonly parts: readonly TaxPart[] | null;
}

const none: TaxRates = { goods: 0, shipping: 0 };

/** The built-in rates of a state or province; unknown places are not taxed. */
export const builtInRates = (country: string, region: string): TaxRates => own(ratesByRegion, country)?.get(region) ?? none;

/** Whether the shop has tax rates for a state or province, which it has where it delivers. */
export const isTaxedRegion = (country: string, region: string): boolean => own(ratesByRegion, country)?.has(region) ?? false;

const ratesFrom = (given: TableRate, parts: readonly TaxPart[]): TaxRates => ({
  goods: given.rate,
  shipping: given.taxesShipping ? given.rate : 0,
  parts: given.parts ?? parts,
});

/** The rates of a place by what staff have set, the most specific first: of its postal code, of its region, or the built-in ones. */
export function ratesOf(country: string, region: string, set: readonly TableRate[]): TaxRates {
  const builtIn = builtInRates(country, region);
  const ofAll = set.find(({ postalCode }) => postalCode === '');
  const ofRegion = ofAll ? ratesFrom(ofAll, partsOfRegion(ofAll.rate, builtIn)) : builtIn;
  const local = set.filter(({ postalCode }) => postalCode !== '').toSorted((a, b) => b.postalCode.length - a.postalCode.length)[0];
  return local ? ratesFrom(local, partsOfPlace(local.rate, ofRegion)) : ofRegion;
}

/** A region's taxes keep their names: a new rate changes the last, such as the provincial tax beside the federal one. */
function partsOfRegion(rate: number, { parts = [] }: TaxRates): TaxPart[] {
  if (rate === 0) return [];
  const before = parts.slice(0, -1);
  const rest = rate - before.reduce((sum, part) => sum + part.rate, 0);
  return rest > 0 ? [...before, { name: parts.at(-1)?.name ?? 'Sales tax', rate: rest }] : [{ name: 'Sales tax', rate }];
}

/** What a place charges beyond its region is its local tax. */
function partsOfPlace(rate: number, { goods, parts = [] }: TaxRates): TaxPart[] {
  if (rate === 0) return [];
  if (rate < goods) return [{ name: 'Sales tax', rate }];
  return rate === goods ? [...parts] : [...parts, { name: 'Local tax', rate: rate - goods }];
}
