import type { FacetValue } from '../../../contract/facets.ts';
import type { CategoryRow } from '../../catalog/index.ts';
import { stemsOf, wordsOf } from '../text/words.ts';
import type { Context } from './present.ts';

/** A category whose name is searched. */
interface Named {
  readonly row: CategoryRow;
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
}

/** The category tree as lists need it. */
export class CategoryNames {
  readonly #byId: ReadonlyMap<number, CategoryRow>;
  readonly #children: ReadonlyMap<number | null, readonly CategoryRow[]>;
  /** Read apart once: names are asked for at every letter that is typed. What is on sale is a switch, not a category. */
  readonly #named: readonly Named[];
  readonly #byWords: ReadonlyMap<string, CategoryRow>;

  constructor(rows: readonly CategoryRow[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#children = Map.groupBy(rows, (row) => row.parentId);
    this.#named = rows
      .filter((row) => !this.isSale(row))
      .map((row) => ({ row, words: wordsOf(row.name), stems: new Set(stemsOf(row.name)) }));
    const deepestFirst = this.#named.toSorted((a, b) => b.row.ancestry.length - a.row.ancestry.length);
    this.#byWords = new Map(deepestFirst.map(({ row, words }) => [words.join(' '), row]));
  }

  /** Whether a category is the sale department or in it: what is reduced, of whatever kind. */
  isSale({ ancestry }: CategoryRow): boolean {
    return this.#byId.get(ancestry[0] ?? 0)?.type === 'sale';
  }

  /** The category whose whole name this is, in the words of a search; of several the one highest up. */
  called(text: string): CategoryRow | undefined {
    return this.#byWords.get(text);
  }

  /** Categories whose names have all the words, the last of which may be only begun. */
  named(words: readonly string[]): CategoryRow[] {
    const last = words.at(-1) ?? '';
    const before = stemsOf(words.slice(0, -1).join(' '));
    const [lastStem = ''] = stemsOf(last);
    return this.#named
      .filter(
        ({ words: own, stems }) =>
          before.every((stem) => stems.has(stem)) && (stems.has(lastStem) || own.some((word) => word.startsWith(last))),
      )
      .map(({ row }) => row);
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
