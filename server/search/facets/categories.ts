import type { FacetValue } from '../../../contract/facets.ts';
import type { CategoryRow } from '../../catalog/index.ts';
import type { Context } from './present.ts';

/** The category tree as lists need it. */
export class CategoryNames {
  readonly #byId: ReadonlyMap<number, CategoryRow>;
  readonly #children: ReadonlyMap<number | null, readonly CategoryRow[]>;

  constructor(rows: readonly CategoryRow[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#children = Map.groupBy(rows, (row) => row.parentId);
  }

  get all(): Iterable<CategoryRow> {
    return this.#byId.values();
  }

  get(id: number): CategoryRow | undefined {
    return this.#byId.get(id);
  }

  name(id: number): string | undefined {
    return this.#byId.get(id)?.name;
  }

  /** In menu order; what is on sale is a switch, not a category. */
  below(id: number | null): readonly CategoryRow[] {
    return (this.#children.get(id) ?? []).filter((row) => row.type !== 'sale');
  }
}

/**
 * The categories below the one that is listed (the departments where none is), or further down where all of the list is in one; the children
 * of a chosen one follow it. Choosing a child in place of its parent narrows, beside another widens: any of those chosen will do.
 */
export function categoryValues(context: Context): FacetValue[] {
  const { index, counts, categories, chosen, within } = context;
  const countOf = (id: number) => counts.values[index.values.idOf('categories', String(id))] ?? 0;
  const selected = new Set((chosen.categories ?? []).map(Number));
  const stocked = (parent: number | null) => categories.below(parent).filter(({ id }) => countOf(id) > 0 || selected.has(id));
  let first = stocked(within ?? null);
  for (let only = first[0]; first.length === 1 && only && !selected.has(only.id); only = first[0]) {
    const below = stocked(only.id);
    if (below.length === 0) break;
    first = below;
  }
  const opened = new Set([...selected].flatMap((id) => categories.get(id)?.ancestry ?? []));
  const spread = (rows: readonly CategoryRow[], level: number): FacetValue[] =>
    [...rows]
      .sort((a, b) => countOf(b.id) - countOf(a.id))
      .flatMap((row) => [
        { value: String(row.id), label: row.name, count: countOf(row.id), selected: selected.has(row.id), level },
        ...(opened.has(row.id) ? spread(stocked(row.id), level + 1) : []),
      ]);
  return spread(first, 0);
}
