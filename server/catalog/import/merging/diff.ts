import { inOptionOrder } from '../../../../contract/values/option-order.ts';
import { own } from '../../../../contract/values/own.ts';
import type { StoredImage } from '../prepared.ts';
import type { ImageRecord, ProductRecord, VariationRecord } from '../record.ts';

/** A changed field; with a SKU, of that variation. */
export interface Change {
  field: string;
  sku?: string;
  before: unknown;
  after: unknown;
}

/** The differences between two records. A plain number of units is in the default `warehouse`. */
export function changesBetween(before: ProductRecord, after: ProductRecord, warehouse: string): Change[] {
  const changes: Change[] = [];
  compare(changes, productFields(before), productFields(after));
  const [old, next] = [before, after].map(
    ({ variations }) => new Map(variations.map((each) => [each.sku, variationFields(each, warehouse)])),
  );
  for (const [sku, fields] of next ?? []) {
    const known = old?.get(sku);
    if (known) compare(changes, known, fields, sku);
    else changes.push({ field: 'variation', sku, before: null, after: 'on sale' });
  }
  for (const sku of old?.keys() ?? []) if (!next?.has(sku)) changes.push({ field: 'variation', sku, before: 'on sale', after: 'retired' });
  const orderOf = ({ variations }: ProductRecord) => variations.map(({ sku }) => sku);
  const order = orderOf(before);
  const newOrder = orderOf(after);
  const both = (skus: string[], others: string[]) => skus.filter((sku) => others.includes(sku)).join(', ');
  if (both(order, newOrder) !== both(newOrder, order)) changes.push({ field: 'order of variations', before: order, after: newOrder });
  return changes;
}

/** What a new product says: its fields, pictures and model, and what its variations say, without those that say nothing. */
export function fieldsOf(record: ProductRecord, warehouse: string): Change[] {
  const said = (fields: Readonly<Record<string, unknown>>, sku?: string): Change[] =>
    Object.entries(fields).flatMap(([field, after]) => (saysNothing(after) ? [] : [{ field, ...(sku && { sku }), before: null, after }]));
  const files = { pictures: record.images?.map(({ src }) => src) ?? [], model: record.model ?? null };
  return [
    ...said({ ...productFields(record), ...files }),
    ...record.variations.flatMap((each) => said(variationFields(each, warehouse), each.sku)),
  ];
}

const saysNothing = (value: unknown): boolean =>
  value === null || value === false || value === '' || value === 0 || (typeof value === 'object' && Object.keys(value).length === 0);

function compare(
  changes: Change[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  sku?: string,
): void {
  for (const [field, value] of Object.entries(after)) {
    const earlier = own(before, field);
    if (JSON.stringify(earlier) !== JSON.stringify(value)) changes.push({ field, ...(sku && { sku }), before: earlier, after: value });
  }
}

/** As JSON has it: without undefined values. */
export const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** A product's fields, normalized as stored, so that equal storage compares equal. */
export function productFields(record: ProductRecord): Record<string, unknown> {
  return {
    name: record.name,
    brand: record.brand || null,
    category: record.category,
    alsoIn: [...new Set(record.alsoIn ?? [])].sort(),
    description: record.description,
    seoTitle: record.seoTitle || null,
    seoDescription: record.seoDescription || null,
    highlights: record.highlights ?? [],
    specifications: (record.specifications ?? []).map(({ label, values }) => ({ label, values })),
    options: inOptionOrder(
      (record.options ?? []).map(({ name, values }) => ({
        name,
        values: values.map(({ value, swatch }) => ({ value, swatch: swatch ?? null })),
      })),
      (option) => option.name,
    ),
    tags: record.tags ?? [],
    published: record.published ?? true,
    introducedOn: record.introducedOn ?? null,
    returnable: record.returnable ?? true,
    discontinued: record.discontinued ?? false,
    replacedBy: record.replacedBy ?? null,
    soldAt: Object.fromEntries(Object.entries(record.soldAt ?? {}).sort()),
    related: record.related ?? [],
    video: record.video ? { url: record.video.url, title: record.video.title, poster: record.video.poster ?? null } : null,
  };
}

/** A variation's fields, normalized like a product's. */
export function variationFields(variation: VariationRecord, warehouse: string): Record<string, unknown> {
  const {
    gtin,
    options = {},
    price,
    reference,
    weightGrams,
    deliveryClass,
    specifications = [],
    restriction,
    leadTimeDays,
    madeToOrder,
    stock,
  } = variation;
  const { type, amount, evidence, endsAt } = reference ?? {};
  return {
    options: Object.fromEntries(Object.entries(options).sort()),
    gtin: gtin ?? null,
    price,
    reference: reference ? { type, amount, evidence, endsAt: endsAt ? new Date(endsAt).toISOString() : null } : null,
    weightGrams: weightGrams ?? null,
    deliveryClass: deliveryClass ?? null,
    specifications: specifications.map(({ label, values }) => ({ label, values })),
    restriction: restriction ?? null,
    leadTimeDays: leadTimeDays ?? 0,
    madeToOrder: madeToOrder ?? false,
    stock: shelvesOf(stock, warehouse),
  };
}

/** Units by warehouse, normalized like a product's fields. */
export function shelvesOf(stock: VariationRecord['stock'], warehouse: string): Record<string, number> {
  const shelves = Object.entries(typeof stock === 'number' ? { [warehouse]: stock } : stock).filter(([, units]) => units > 0);
  return Object.fromEntries(shelves.sort());
}

/** Whether the file's pictures are the product's; placeholders are used when there are none. */
export function samePictures(given: readonly ImageRecord[], present: readonly StoredImage[], name: string): boolean {
  const isDrawing = ({ src, from }: StoredImage) => from === undefined && src.startsWith('/media/drawn/');
  const key = (images: readonly StoredImage[]) =>
    JSON.stringify(
      images.map(({ src, from, alt, skus = [], view = null, focus }) => [
        ...[from ?? src, alt || name, [...new Set(skus)].sort(), view],
        ...[focus?.x, focus?.y],
      ]),
    );
  return key(given) === key(present) || (!given.some(isDrawing) && key(given) === key(present.filter((image) => !isDrawing(image))));
}
