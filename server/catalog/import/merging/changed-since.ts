import { isDeepStrictEqual } from 'node:util';
import type { ProductPatch } from '../record.ts';
import { type Change, plain } from './diff.ts';

/**
 * Which of a patch's changes would write over what somebody changed since a check reported `seen` of the product: staff agreed to other values. Not units, which
 * are counted and sold all the time, nor parts that are added and removed one by one.
 */
export function changedSince(
  changes: readonly Change[],
  seen: readonly Change[],
  { addTags, removeTags, soldAtChanges }: Pick<ProductPatch, 'addTags' | 'removeTags' | 'soldAtChanges'>,
): string[] {
  const isMerged = (field: string) =>
    field === 'stock' || (field === 'tags' && Boolean(addTags ?? removeTags)) || (field === 'soldAt' && soldAtChanges !== undefined);
  return changes.flatMap(({ field, sku, before }) => {
    const told = seen.find((one) => one.field === field && one.sku === sku);
    const isAsSeen = told !== undefined && isDeepStrictEqual(plain(told.before), plain(before));
    return isMerged(field) || isAsSeen ? [] : [sku === undefined ? field : `${sku} ${field}`];
  });
}
