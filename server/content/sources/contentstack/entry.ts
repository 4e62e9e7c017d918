import { isRecord } from '../../../../contract/values/record.ts';
import type { Entry } from './client.ts';

/**
 * Converts an entry to the contract's shape. Three things differ: blocks are modular blocks (`{ story: { …, _metadata: { uid } } }`), files
 * have their size under `dimension`, and money is in decimal dollars. All other fields have the contract's names.
 */
export function pageOfEntry({ blocks, ...entry }: Entry): unknown {
  const modular = Array.isArray(blocks) ? blocks : [];
  return { ...translatedFields(entry), blocks: modular.map(blockOf) };
}

/** Converts site-wide content; its image columns are a repeated group with a `department`. */
export function siteOfEntry(entry: Entry): unknown {
  const { navBar, flatShippingMetaData, ...rest } = translatedFields(entry);
  const {
    id = entry.uid,
    image_columns: columns = [],
    ...menus
  }: { id?: unknown; image_columns?: { department: string }[] } = Object(navBar);
  const { threshold, rate }: { threshold?: Price; rate?: Price } = Object(flatShippingMetaData);
  return {
    ...rest,
    navBar: {
      ...menus,
      id,
      image_columns: Object.fromEntries(columns.map((column) => [column.department, column])),
    },
    flatShippingMetaData: flatShippingMetaData ? { threshold: inCents(threshold), rate: inCents(rate) } : null,
  };
}

interface Price {
  amount: number;
  currency?: string;
}

const inCents = (price: Price | undefined) => price && { amount: Math.round(price.amount * 100), currency: price.currency ?? 'USD' };

function blockOf(block: Readonly<Record<string, unknown>>): unknown {
  const [type, fields] = Object.entries(block)[0] ?? ['', {}];
  const { _metadata, ...rest }: { _metadata?: { uid: string } } = Object(fields);
  return { ...translatedFields(rest), type, system: { uid: _metadata?.uid ?? '', content_type_uid: type } };
}

/** Drops empty fields (null), so that the contract's defaults apply, and converts files to pictures. */
function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated);
  return isRecord(value) ? (pictureOf(value) ?? translatedFields(value)) : value;
}

function translatedFields(value: object): Record<string, unknown> {
  const entries = Object.entries(value).filter(([name, field]) => field !== null && !name.startsWith('_'));
  return Object.fromEntries(entries.map(([name, field]) => [name, translated(field)]));
}

function pictureOf({ url, content_type, dimension }: Record<string, unknown>) {
  if (typeof url !== 'string' || typeof content_type !== 'string') return null;
  const { width = 1600, height = 900 }: { width?: number; height?: number } = Object(dimension);
  return { url, width, height };
}
