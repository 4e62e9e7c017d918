import { maxLevels } from '../../../../contract/merchandising/categories.ts';

/** The place of a category. */
interface Placed {
  readonly taxonomyId: number;
  readonly parentId: number | null;
  readonly ancestry: readonly number[];
  readonly isAutomatic: boolean;
}

/** A parent, then what is below it; siblings keep the order they come in. */
export function inTreeOrder<C extends Placed>(rows: readonly C[]): C[] {
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parentId: number | null): C[] => (children.get(parentId) ?? []).flatMap((row) => [row, ...below(row.taxonomyId)]);
  return below(null);
}

/**
 * Whether a category may have `child` below it: not below itself or an automatic category, and within the maximum depth. A null child is a
 * new one.
 */
export function canHold(parent: Placed, child: Placed | null, rows: readonly Placed[]): boolean {
  if (parent.isAutomatic) return false;
  if (child === null) return parent.ancestry.length < maxLevels;
  if (parent.ancestry.includes(child.taxonomyId)) return false;
  const deepest = Math.max(...rows.filter(({ ancestry }) => ancestry.includes(child.taxonomyId)).map(({ ancestry }) => ancestry.length));
  return parent.ancestry.length + deepest - child.ancestry.length + 1 <= maxLevels;
}

/** Siblings with one moved a place up (-1) or down (1); null at the end of the list. */
export function stepped(ids: readonly number[], id: number, by: -1 | 1): number[] | null {
  const from = ids.indexOf(id);
  const other = ids[from + by];
  if (from < 0 || other === undefined) return null;
  return ids.map((each) => (each === id ? other : each === other ? id : each));
}
