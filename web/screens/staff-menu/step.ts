import type { MenuItem } from '../../../contract/merchandising/menu.ts';
import type { MenuDepartmentRow } from './staff-menu-data.ts';

type Entry = Pick<MenuDepartmentRow, 'taxonomyId'> | Pick<MenuItem, 'itemId' | 'behind'>;

/** Where an item stands: behind a department (null: before all of them), before another item there or as the last one. */
interface Place {
  readonly behind: number | null;
  readonly before: number | null;
}

/** The place of an item one step up or down the menu; null at its ends. */
export function placeAfterStep(entries: readonly Entry[], itemId: number, step: 'up' | 'down'): Place | null {
  const from = entries.findIndex((entry) => 'itemId' in entry && entry.itemId === itemId);
  const to = from + (step === 'up' ? -1 : 1);
  if (from < 0 || to < 0 || to >= entries.length) return null;
  const others = entries.toSpliced(from, 1);
  const previous = others[to - 1];
  const behind = previous === undefined ? null : 'itemId' in previous ? previous.behind : previous.taxonomyId;
  const next = others[to];
  return { behind, before: next && 'itemId' in next && next.behind === behind ? next.itemId : null };
}
