import type { StaffCategory } from '../../../contract/merchandising/categories.ts';

type Placed = Pick<StaffCategory, 'taxonomyId' | 'parentId'>;

/** Where a category is dropped against another one: before it, behind it with all below it, or into it. */
export type Side = 'before' | 'after' | 'inside';

/** The third of a row over which something is dragged; `at` from 0 at its top to 1. */
export const sideAt = (at: number): Side => (at < 1 / 3 ? 'before' : at > 2 / 3 ? 'after' : 'inside');

/** The place of a dropped category; null where it can't go, into itself or what is below it. The server says what else a tree does not allow. */
export function placeOf(
  categories: readonly Placed[],
  dragged: number,
  { over, side }: { readonly over: number; readonly side: Side },
): { readonly parentId: number | null; readonly before: number | null } | null {
  const byId = new Map(categories.map((category) => [category.taxonomyId, category]));
  for (let above = byId.get(over); above; above = byId.get(above.parentId ?? 0)) if (above.taxonomyId === dragged) return null;
  const target = byId.get(over);
  if (!target) return null;
  if (side === 'inside') return { parentId: over, before: null };
  const siblings = categories.filter(({ parentId, taxonomyId }) => parentId === target.parentId && taxonomyId !== dragged);
  const next = siblings[siblings.indexOf(target) + (side === 'before' ? 0 : 1)];
  return { parentId: target.parentId, before: next?.taxonomyId ?? null };
}
