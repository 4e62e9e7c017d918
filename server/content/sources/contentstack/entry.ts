import type { Entry } from './client.ts';

/**
 * An entry in the contract's shape. Three things differ: blocks are modular blocks (`{ story: { …, _metadata: { uid } } }`), files carry their
 * size under `dimension`, and money is a decimal number of dollars. All other fields have the contract's names.
 */
export function pageOfEntry({ blocks, ...entry }: Entry): unknown {
  const modular = Array.isArray(blocks) ? blocks : [];
  return { ...(translated(entry) as object), blocks: modular.map(blockOf) };
}

/** Site content in the contract's shape; the image columns are a repeated group that names its department. */
export function siteOfEntry(entry: Entry): unknown {
  const { navBar, flatShippingMetaData, ...rest } = translated(entry) as Record<string, Record<string, unknown> | undefined>;
  const columns = (navBar?.image_columns ?? []) as { department: string }[];
  const shipping = flatShippingMetaData as { threshold?: Price; rate?: Price } | null | undefined;
  return {
    ...rest,
    navBar: {
      ...navBar,
      id: navBar?.id ?? entry.uid,
      image_columns: Object.fromEntries(columns.map((column) => [column.department, column])),
    },
    flatShippingMetaData: shipping ? { threshold: inCents(shipping.threshold), rate: inCents(shipping.rate) } : null,
  };
}

interface Price {
  amount: number;
  currency?: string;
}

const inCents = (price: Price | undefined) => price && { amount: Math.round(price.amount * 100), currency: price.currency ?? 'USD' };

function blockOf(block: Readonly<Record<string, unknown>>): unknown {
  const [type, fields] = Object.entries(block)[0] ?? ['', {}];
  const { _metadata, ...rest } = { _metadata: { uid: '' }, ...(fields as object) };
  return { ...(translated(rest) as object), type, system: { uid: _metadata.uid, content_type_uid: type } };
}

/** Fields that editors left empty come as null or ''; where the contract has a default it holds. Files become pictures. */
function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null) return value;
  const file = pictureOf(value as Record<string, unknown>);
  if (file) return file;
  const entries = Object.entries(value).filter(([name, field]) => field !== null && !name.startsWith('_'));
  return Object.fromEntries(entries.map(([name, field]) => [name, translated(field)]));
}

function pictureOf({ url, content_type, dimension }: Record<string, unknown>) {
  if (typeof url !== 'string' || typeof content_type !== 'string') return null;
  const { width = 1600, height = 900 } = (dimension ?? {}) as { width?: number; height?: number };
  return { url, width, height };
}
