import type { StoredImage } from '../prepared.ts';
import type { ImagePatch, ImageRecord, ProductPatch, ProductRecord } from '../record.ts';
import type { SkuOwners } from '../skus.ts';
import { changedParts } from './changed-parts.ts';
import { withoutNulls } from './new-product.ts';
import { fittingOptions } from './options.ts';
import { faultsTogether } from './together.ts';
import { type Known, mergeVariations } from './variations.ts';

type Rows = NonNullable<ProductRecord['specifications']>;

/** The product in the shop. */
export interface Present extends Known {
  id: number;
  hash: string;
  /** Raised by every write. */
  version: number;
  introducedOn: string;
  record: ProductRecord;
  images: StoredImage[];
  /** URL of its model. */
  model: string | null;
}

export interface MergeRules {
  owners: SkuOwners;
  brief: boolean;
  retire: boolean;
}

export interface Merged {
  record: ProductRecord | null;
  /** SKUs of the variations in the file, in its order. */
  named: string[];
  faults: string[];
  warnings: string[];
}

/** Merges a file's patch into a product. Pictures are in the record only if the file mentions them. */
export function mergeProduct(present: Present, patch: ProductPatch, rules: MergeRules): Merged {
  if (patch.unlessRetired && present.record.discontinued)
    return { record: null, named: [], faults: ['has since been retired'], warnings: [] };
  const { variations, named, faults, warnings } = mergeVariations(present, patch, rules);
  if (faults.length > 0) return { record: null, named, faults, warnings };
  const { images: _, ...before } = present.record;
  const {
    variations: given,
    images,
    leadTimeDays: _days,
    madeToOrder: _made,
    deliveryClass: _class,
    reviews,
    keepsSpecifications,
    addTags: _add,
    removeTags: _remove,
    soldAtChanges: _soldAt,
    unlessRetired: _unless,
    ...fields
  } = patch;
  const options =
    patch.options ?? (given?.some((each) => each.options) ? fittingOptions(before.options ?? [], variations) : before.options);
  const said = { ...before, ...defined(fields) };
  const record: ProductRecord = withoutNulls({
    ...said,
    ...changedParts(said, patch),
    ...(keepsSpecifications && { specifications: withRows(before.specifications ?? [], fields.specifications ?? []) }),
    description: patch.description === undefined ? before.description : (patch.description ?? ''),
    variations,
    options,
    discontinued: fields.discontinued ?? (isBack(present, fields) ? false : before.discontinued),
    ...(images !== undefined && { images: (images ?? []).map((image) => mergeImage(image, present.images, named)) }),
    ...(reviews !== undefined && { reviews: reviews ?? [] }),
  });
  const formerly = [...present.variations, ...present.retired].map(({ sku }) => sku);
  const together = faultsTogether(record, formerly).map((fault) => ofFile(fault, record, named));
  return { record: together.length > 0 ? null : record, named, faults: together, warnings };
}

/** A fault of a product's variation by its place in the file; by its SKU where the file doesn't name it. */
function ofFile(fault: string, { variations }: ProductRecord, named: readonly string[]): string {
  const [path = '', place] = /^variations\.(\d+)\./.exec(fault) ?? [];
  if (place === undefined) return fault;
  const sku = variations[Number(place)]?.sku ?? '';
  const at = named.indexOf(sku);
  const rest = fault.slice(path.length);
  return at >= 0 ? `variations.${at}.${rest}` : `variations: ${sku}, which the file leaves as it is: ${rest}`;
}

/** Retired because a file lacked it, and described again: its price or stock alone, as in an export, doesn’t put it back on sale. */
const isBack = ({ hash }: Present, { name, published }: Pick<ProductPatch, 'name' | 'published'>): boolean =>
  hash === '' && (name !== undefined || typeof published === 'boolean');

/** The rows with those of the same labels replaced, and further ones after them. */
function withRows(before: Rows, given: Rows): Rows {
  const said = new Map(given.map((row) => [row.label, row]));
  const known = new Set(before.map(({ label }) => label));
  return [...before.map((row) => said.get(row.label) ?? row), ...given.filter(({ label }) => !known.has(label))];
}

/** Without undefined fields; null stays. */
function defined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Partial<T>;
}

/** An existing picture keeps what the file does not mention: its focus always, as only people set it; also the variations that are no longer sold. */
function mergeImage(given: ImagePatch, before: readonly StoredImage[], named: readonly string[]): ImageRecord {
  const { shows, keeps, skus, alt, focus, ...image } = given;
  const same = before.find(({ src, from }) => (from ?? src) === image.src);
  const known = keeps ? same : undefined;
  const point = focus === undefined ? same?.focus : focus;
  const shown = shows ? shows.flatMap((i) => named[i] ?? []) : (skus ?? known?.skus);
  return { ...image, alt: alt ?? known?.alt ?? '', ...(shown && shown.length > 0 && { skus: [...shown] }), ...(point && { focus: point }) };
}
