import type { ProductEdit } from '../../../contract/merchandising/products.ts';
import { own } from '../../../contract/values/own.ts';
import type { Change } from '../import/merging/diff.ts';
import type { ProductRecord, VariationRecord } from '../import/record.ts';

type VariationEdit = NonNullable<ProductEdit['variations']>[number];

/**
 * The edit that undoes a change of prices and stock; null when the change contains anything else. Units come back as the difference, because some may
 * have been sold since.
 */
export function reverseOf(changes: readonly Change[], { variations }: Pick<ProductRecord, 'variations'>): VariationEdit[] | null {
  if (changes.length === 0) return null;
  const edits = new Map<string, VariationEdit>();
  for (const { field, sku, before, after } of changes) {
    const variation = variations.find((one) => one.sku === sku);
    if (sku === undefined || !variation) return null;
    const edit = edits.get(sku) ?? { sku };
    edits.set(sku, edit);
    if (field === 'price' && typeof before === 'number') edit.price = before;
    else if (field === 'reference') edit.reference = referenceOf(before);
    else if (field === 'stock') edit.stock = shelvesBefore(before, after, variation.stock);
    else return null;
  }
  return [...edits.values()];
}

function referenceOf(before: unknown): NonNullable<VariationEdit['reference']> | null {
  if (!before) return null;
  const { endsAt, ...reference } = before as NonNullable<VariationRecord['reference']>;
  return { ...reference, ...(endsAt && { endsAt }) };
}

function shelvesBefore(before: unknown, after: unknown, now: VariationRecord['stock']): Record<string, number> {
  const [old, next, current] = [before, after, now].map(
    (units) => (typeof units === 'object' ? { ...units } : {}) as Record<string, number>,
  );
  const codes = [...new Set([...Object.keys(old ?? {}), ...Object.keys(next ?? {})])];
  const at = (units: Record<string, number> | undefined, code: string) => own(units ?? {}, code) ?? 0;
  return Object.fromEntries(codes.map((code) => [code, Math.max(0, at(current, code) + at(old, code) - at(next, code))]));
}
