import { slugOf } from '../../taxonomy/paths.ts';
import { placeOfType } from '../places.ts';
import { skuFromHandle } from '../skus.ts';
import type { Note } from './item.ts';

/** Cells by lower-case column name; a file need not have all columns. */
export type ShopifyRow = Readonly<Partial<Record<string, string>>>;

export interface Row {
  cells: ShopifyRow;
  line: number;
  lastLine: number;
}

interface Variant {
  sku: string;
  options: Record<string, string>;
  price: number;
  reference?: { type: 'COMPARE_EXACT'; amount: number; evidence: string };
  stock: number;
  weightGrams?: number;
  /** Address of the picture that shows it. */
  picture: string;
}

const cell = (row: Row | undefined, name: string): string => row?.cells[name]?.trim() ?? '';

/** The rows of one product as an import record, with what is wrong with single rows; null when nothing can be sold. */
export function recordOfRows(rows: readonly Row[]): { record: unknown; notes: Note[] } {
  const notes: Note[] = [];
  const first = rows[0];
  const fail = (message: string) => ({ record: null, notes: [...notes, { line: first?.line ?? 0, level: 'error' as const, message }] });
  const name = cell(first, 'title');
  if (cell(first, 'handle') === '') return fail('Handle is missing');
  if (name === '') return fail('Title is missing: the rows of a product must follow each other, the first with its title');
  const handle = slugOf(cell(first, 'handle'));
  const names = optionNames(rows);
  const variants = rows.filter((row) => cell(row, 'variant price') !== '').flatMap((row) => variantOf(row, handle, names, notes));
  if (variants.length === 0) return fail('has no variant that can be sold');
  const kept = withDistinctSkus(withDistinctOptions(variants, notes, first), handle, notes, first);
  return {
    notes,
    record: {
      handle,
      name,
      brand: cell(first, 'vendor') || undefined,
      category: placeOfType(cell(first, 'type'), name),
      description: first?.cells['body (html)'] ?? '',
      variations: kept.map(({ picture, ...variation }) => variation),
      images: imagesOf(rows, kept),
      ...leadTimeOf(first),
      ...(metafield(first, 'model') && { model: metafield(first, 'model') }),
      tags: cell(first, 'tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
      published: cell(first, 'published').toLowerCase() !== 'false' && !['draft', 'archived'].includes(cell(first, 'status').toLowerCase()),
    },
  };
}

/** A metafield of any namespace, exported as a column like `Lead time (product.metafields.custom.lead_time_days)`. */
function metafield(first: Row | undefined, key: string): string {
  const column = new RegExp(`\\bproduct\\.metafields\\.[\\w-]+\\.${key}\\b`);
  const [, value] = Object.entries(first?.cells ?? {}).find(([name]) => column.test(name)) ?? [];
  return value?.trim() ?? '';
}

function leadTimeOf(first: Row | undefined): { leadTimeDays?: number; madeToOrder?: boolean } {
  const days = metafield(first, 'lead_time_days');
  return {
    ...(days && /^\d{1,3}$/.test(days) && { leadTimeDays: Number(days) }),
    ...(/^true$/i.test(metafield(first, 'made_to_order')) && { madeToOrder: true }),
  };
}

/** Names of the three options; Shopify writes a lone variant as `Title: Default Title`, which is no option. */
function optionNames(rows: readonly Row[]): (string | null)[] {
  const lone = rows.filter((row) => cell(row, 'variant price') !== '').length <= 1;
  return [1, 2, 3].map((n) => {
    const name = cell(rows[0], `option${n} name`);
    if (/^title$/i.test(name)) return lone ? null : 'Style';
    if (/^colou?r$/i.test(name)) return 'Color';
    if (/^(shape|size)$/i.test(name)) return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
    return name || null;
  });
}

function variantOf(row: Row, handle: string, names: readonly (string | null)[], notes: Note[]): Variant[] {
  const fail = (message: string): Variant[] => {
    notes.push({ line: row.line, level: 'error', message });
    return [];
  };
  const price = centsOf(cell(row, 'variant price'));
  if (price === null) return fail(`Variant Price "${cell(row, 'variant price')}" is not an amount`);
  if (price === 0) return fail('Variant Price is 0; the variant is left out');
  const quantity = cell(row, 'variant inventory qty') || '0';
  if (!/^-?\d+$/.test(quantity)) return fail(`Variant Inventory Qty "${quantity}" is not a whole number`);
  const options = Object.fromEntries(
    names.flatMap((name, i) => {
      const value = cell(row, `option${i + 1} value`);
      return name && value ? [[name, value]] : [];
    }),
  );
  const compared = centsOf(cell(row, 'variant compare at price'));
  const grams = Math.round(Number(cell(row, 'variant grams')));
  return [
    {
      sku: cell(row, 'variant sku').replace(/^'/, '') || skuFromHandle(handle, options),
      options,
      price,
      ...(compared !== null && compared > price && { reference: { type: 'COMPARE_EXACT', amount: compared, evidence: 'merchant import' } }),
      // Oversold in the other shop: there is none left to sell in this one.
      stock: Math.max(0, Number(quantity)),
      ...(grams > 0 && { weightGrams: grams }),
      picture: cell(row, 'variant image'),
    },
  ];
}

/** `1,299.00` → 129900; null for anything that is no plain amount. */
function centsOf(amount: string): number | null {
  const plain = amount.replaceAll(',', '');
  return /^\d+(\.\d{1,4})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

function withDistinctOptions(variants: readonly Variant[], notes: Note[], first: Row | undefined): Variant[] {
  const seen = new Set<string>();
  return variants.filter(({ options, sku }) => {
    const key = JSON.stringify(options);
    if (!seen.has(key)) return seen.add(key);
    notes.push({ line: first?.line ?? 0, level: 'error', message: `variant ${sku} repeats the options of another; it is left out` });
    return false;
  });
}

function withDistinctSkus(variants: readonly Variant[], handle: string, notes: Note[], first: Row | undefined): Variant[] {
  const seen = new Set<string>();
  return variants.map((variant) => {
    if (!seen.has(variant.sku)) {
      seen.add(variant.sku);
      return variant;
    }
    const sku = skuFromHandle(handle, variant.options);
    notes.push({ line: first?.line ?? 0, level: 'warning', message: `SKU ${variant.sku} is there twice; sold as ${sku}` });
    seen.add(sku);
    return { ...variant, sku };
  });
}

/** The product's pictures in their positions; one that variants name shows just these. */
function imagesOf(rows: readonly Row[], variants: readonly Variant[]): { src: string; alt: string; skus?: string[] }[] {
  const seen = new Map<string, { position: number; alt: string }>();
  for (const [i, row] of rows.entries()) {
    const src = cell(row, 'image src');
    if (src && !seen.has(src)) seen.set(src, { position: Number(cell(row, 'image position')) || i + 1, alt: cell(row, 'image alt text') });
  }
  for (const { picture } of variants) {
    if (picture && !seen.has(picture)) seen.set(picture, { position: seen.size + 1, alt: '' });
  }
  const shown = Map.groupBy(variants, (variant) => variant.picture);
  return [...seen]
    .sort(([, a], [, b]) => a.position - b.position)
    .map(([src, { alt }]) => {
      const skus = (shown.get(src) ?? []).map((variant) => variant.sku);
      return { src, alt: alt.slice(0, 300), ...(skus.length > 0 && skus.length < variants.length && { skus }) };
    });
}
