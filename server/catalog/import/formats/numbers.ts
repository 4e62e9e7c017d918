import type { DeliveryClass } from '../../../../contract/delivery/delivery.ts';
import type { SoldAtChoice } from '../../../../contract/merchandising/products.rules.ts';

/** A cell's value, or what is wrong with it and how to write it. */
export type Cell<T> = { value: T } | { fault: string };

/**
 * Dollars in cents: `12.50`, `1299`, `1,299.00`. Ambiguous amounts are rejected: `1,250` and `1.250` mean a thousand to some and one to
 * others.
 */
export function readAmount(text: string): Cell<number> {
  const refuse = (why: string): Cell<number> => ({ fault: `"${text}" ${why}` });
  if (/^\d{1,9}(\.\d{1,2})?$/.test(text) || /^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(text) || /^\d{1,3}(,\d{3}){2,}$/.test(text)) {
    const [dollars = '', cents = ''] = text.replaceAll(',', '').split('.');
    return { value: Number(dollars) * 100 + Number(cents.padEnd(2, '0')) };
  }
  if (/^\d{1,3},\d{3}$/.test(text)) return refuse(`may be thousands or a fraction; if it is thousands, write ${text.replace(',', '')}`);
  if (/^\d{1,3}(\.\d{3})*,\d+$/.test(text) || /^\d+,\d+$/.test(text))
    return refuse('has a decimal comma; write a point, and nothing between thousands (1250.50)');
  if (/^\d{1,3}(\.\d{3})+$/.test(text))
    return refuse('may be thousands or a fraction; write two decimals, and nothing between thousands (1250.50)');
  if (/^-\s*[\d.,]+$/.test(text)) return refuse('is below 0');
  if (/^\d+\.\d{3,}$/.test(text)) return refuse('has fractions of a cent; write two decimals');
  if (/[$€£¥]|usd|eur|gbp/i.test(text)) return refuse('names a currency; write the number alone, in US dollars');
  return refuse('is not an amount; write dollars and cents like 1250.50');
}

/** Units, a whole number; oversold stock (below 0) counts as 0. */
export function readUnits(text: string): Cell<number> {
  if (!/^-?\d{1,9}$/.test(text)) return { fault: `"${text}" is not a whole number; write digits only (1250)` };
  const units = Math.max(0, Number(text));
  return units > 1_000_000 ? { fault: `"${text}" is more than 1000000` } : { value: units };
}

/** Grams, rounded. */
export function readGrams(text: string): Cell<number> {
  if (!/^\d{1,8}(\.\d{1,4})?$/.test(text) || /^\d{1,3}\.\d{3}$/.test(text)) {
    return { fault: `"${text}" is not a weight in grams; write digits only (1250)` };
  }
  const grams = Math.round(Number(text));
  return grams > 10_000_000 ? { fault: `"${text}" is more than 10000000` } : { value: grams };
}

/** A whole number within bounds. */
export function readWhole(text: string, most: number): Cell<number> {
  return /^\d{1,9}$/.test(text) && Number(text) <= most
    ? { value: Number(text) }
    : { fault: `"${text}" is not a whole number up to ${most}` };
}

const deliveries = new Map<string, DeliveryClass | null>([
  ...(['automatic', 'auto', 'by weight', 'weight'] as const).map((word) => [word, null] as const),
  ...(['parcel', 'package', 'paket'] as const).map((word) => [word, 'parcel'] as const),
  ...(['large', 'large item', 'oversize', 'freight', 'spedition', 'sperrgut'] as const).map((word) => [word, 'large'] as const),
]);

/** How an item is delivered; null by its weight. */
export function readDelivery(text: string): Cell<DeliveryClass | null> {
  const value = deliveries.get(text.toLowerCase());
  return value === undefined ? { fault: `"${text}" is none of automatic, parcel and large` } : { value };
}

const soldAtChoice = /^([a-z0-9]+(?:-[a-z0-9]+)*)\s*:\s*(always|never)$/;

/** The brands that always or never sell a product, `pip-alder: never | alder-loom: always`. */
export function readSoldAt(text: string): Cell<Readonly<Record<string, SoldAtChoice>>> {
  const choices = text
    .toLowerCase()
    .split(/[|;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => soldAtChoice.exec(part));
  const read = choices.flatMap((choice) => (choice ? [[choice[1] ?? '', choice[2] as SoldAtChoice] as const] : []));
  if (read.length < choices.length)
    return { fault: `"${text}" does not name brands by their keys with always or never, as "pip-alder: never"` };
  return { value: Object.fromEntries(read) };
}

/** `true` or `false`; other words for them come as these (`truthIn`). */
export function readTruth(text: string): Cell<boolean> {
  const key = text.toLowerCase();
  return key === 'true' || key === 'false' ? { value: key === 'true' } : { fault: `"${text}" is neither true nor false` };
}
