import type { ProductRow } from '../../contract/search.ts';
import { allCategories, type CategoryRow, getCards } from '../catalog/index.ts';
import type { Database, Db } from '../platform/db/index.ts';
import { Epoch, Remembered } from '../platform/remembered.ts';
import { findRow, type RowKind } from './store.ts';

/** Advances when products have changed. */
export const rowsEpoch = new Epoch();

/** Products in a row. */
const rowLength = 12;
/** Departments that get a row of their own, the first of the menu. */
const departmentRows = 3;
/** A row of less looks broken and is left out. */
const shortest = 4;

interface RowPlan {
  title: string;
  kind: RowKind;
  category: CategoryRow | null;
}

/** The rows of the home page, remembered in this process; no product is in two of them. */
export function createRows(database: Database): { current(now: Date): Promise<ProductRow[]> } {
  const remembered = new Remembered<'rows', ProductRow[]>({ epoch: rowsEpoch, ttlSeconds: 30, max: 1 });
  return { current: (now) => remembered.recall('rows', now, () => loadRows(database.read)) };
}

async function loadRows(db: Db): Promise<ProductRow[]> {
  const plans = plan(await allCategories(db));
  const candidates = await Promise.all(
    plans.map(({ kind, category }) => findRow(db, kind, kind === 'department' ? (category?.id ?? null) : null, rowLength * plans.length)),
  );
  const rows = distinctRows(candidates, rowLength);
  const cards = new Map((await getCards(db, rows.flat())).map((card) => [card.productId, card]));
  return plans.flatMap(({ title, kind, category }, i) => {
    const products = (rows[i] ?? []).flatMap((id) => cards.get(id) ?? []);
    if (products.length < shortest) return [];
    return [{ title, kind, category: category && { slug: category.slug, taxonomyId: category.id }, products }];
  });
}

function plan(categories: readonly CategoryRow[]): RowPlan[] {
  const departments = categories.filter((category) => category.parentId === null);
  const sale = departments.find((department) => department.type === 'sale') ?? null;
  return [
    { title: 'Popular right now', kind: 'popular', category: null },
    { title: 'New arrivals', kind: 'new', category: null },
    { title: 'On sale', kind: 'sale', category: sale },
    ...departments
      .filter((department) => department.type === 'department')
      .slice(0, departmentRows)
      .map((department) => ({ title: `Favorites in ${department.name.toLowerCase()}`, kind: 'department' as const, category: department })),
  ];
}

/** Fills rows from their candidates, in turn, so that nothing is shown twice on the page. */
export function distinctRows(candidates: readonly (readonly number[])[], length: number): number[][] {
  const shown = new Set<number>();
  return candidates.map((ids) => {
    const row = ids.filter((id) => !shown.has(id)).slice(0, length);
    for (const id of row) shown.add(id);
    return row;
  });
}
