import type { ProductRow } from '../../contract/search/search.ts';
import { allCategories, type CategoryRow, findDepartments, getCards } from '../catalog/index.ts';
import type { Database, Db } from '../platform/db/index.ts';
import type { OfShop } from '../platform/per-shop.ts';
import { Epoch, EpochCache } from '../platform/purging/epoch-cache.ts';
import { findRow, type RowKind } from './store.ts';

const newRowsEpoch = (): Epoch => new Epoch();

/** Advances when products have changed. */
export const rowsEpoch = ({ perShop }: OfShop): Epoch => perShop(newRowsEpoch);

/** Products per row. */
const rowLength = 12;
/** Departments with a row of their own: the first of the menu. */
const departmentRows = 3;
/** Shorter rows look broken and are omitted. */
const shortest = 4;

interface RowPlan {
  title: string;
  kind: RowKind;
  category: CategoryRow | null;
}

/** The rows of a brand's home page, cached in this process; no product appears twice. */
export function createRows(database: Database): { current(brand: string, now: Date): Promise<ProductRow[]> } {
  const remembered = new EpochCache<string, ProductRow[]>({ epoch: rowsEpoch(database), ttlSeconds: 30, max: 20 });
  return { current: (brand, now) => remembered.get(brand, now, () => loadRows(database.read, brand)) };
}

async function loadRows(db: Db, brand: string): Promise<ProductRow[]> {
  const [categories, departments] = await Promise.all([allCategories(db), findDepartments(db, brand)]);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const plans = plan(departments.flatMap((id) => byId.get(id) ?? []));
  const candidates = await Promise.all(
    plans.map(({ kind, category }) =>
      findRow(db, brand, kind, kind === 'department' ? (category?.id ?? null) : null, rowLength * plans.length),
    ),
  );
  const rows = distinctRows(candidates, rowLength);
  const cards = new Map((await getCards(db, rows.flat(), brand)).map((card) => [card.productId, card]));
  return plans.flatMap(({ title, kind, category }, i) => {
    const products = (rows[i] ?? []).flatMap((id) => cards.get(id) ?? []);
    if (products.length < shortest) return [];
    return [{ title, kind, category: category && { slug: category.slug, taxonomyId: category.id }, products }];
  });
}

function plan(departments: readonly CategoryRow[]): RowPlan[] {
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

/** Fills rows from their candidates in turn, so that no product appears twice. */
export function distinctRows(candidates: readonly (readonly number[])[], length: number): number[][] {
  const shown = new Set<number>();
  return candidates.map((ids) => {
    const row = ids.filter((id) => !shown.has(id)).slice(0, length);
    for (const id of row) shown.add(id);
    return row;
  });
}
