import type { FacetValue } from '../../../contract/search/facets.ts';
import type { CategoryRow } from '../../catalog/index.ts';
import type { Context } from './context.ts';

/**
 * The children of the listed category (the departments when none is listed), or the first level at which the list divides; a chosen
 * category is followed by its children. Choosing a child instead of its parent narrows the list; choosing a sibling widens it, since any
 * chosen category matches.
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
