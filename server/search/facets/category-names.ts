import type { CategoryRow } from '../../catalog/index.ts';
import { stemsOf, wordsOf } from '../text/words.ts';

/** A category whose name is searched. */
interface Named {
  readonly row: CategoryRow;
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
}

/** The category tree, with lookups by name for search and suggestions. */
export class CategoryNames {
  readonly #byId: ReadonlyMap<number, CategoryRow>;
  readonly #children: ReadonlyMap<number | null, readonly CategoryRow[]>;
  /** Tokenized once, because every keystroke searches the names. Sale is a switch, not a category, so it is left out. */
  readonly #named: readonly Named[];
  readonly #byWords: ReadonlyMap<string, CategoryRow>;
  /** Those with others below, by the stems of their names. */
  readonly #wide: ReadonlyMap<string, CategoryRow>;

  constructor(rows: readonly CategoryRow[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#children = Map.groupBy(rows, (row) => row.parentId);
    this.#named = rows
      .filter((row) => !this.isSale(row))
      .map((row) => ({ row, words: wordsOf(row.name), stems: new Set(stemsOf(row.name)) }));
    const deepestFirst = this.#named.toSorted((a, b) => b.row.ancestry.length - a.row.ancestry.length);
    this.#byWords = new Map(deepestFirst.map(({ row, words }) => [words.join(' '), row]));
    const wide = deepestFirst.filter(({ row, stems }) => stems.size > 0 && this.below(row.id).length > 0);
    this.#wide = new Map(wide.map(({ row, stems }) => [[...stems].join(' '), row]));
  }

  /** Whether a category is the sale department or below it. */
  isSale({ ancestry }: CategoryRow): boolean {
    return this.#byId.get(ancestry[0] ?? 0)?.type === 'sale';
  }

  /** The category with exactly this name, in the words of a search; the highest one if several share it. */
  called(text: string): CategoryRow | undefined {
    return this.#byWords.get(text);
  }

  /** The category with others below that a whole text calls by its name, in any inflection; the highest one if several share it. */
  wideCalled(text: string): CategoryRow | undefined {
    return this.#wide.get([...new Set(stemsOf(text))].join(' '));
  }

  /** Categories whose names have a word, given by its stem; the highest first. */
  having(stem: string): CategoryRow[] {
    const rows = this.#named.flatMap(({ row, stems }) => (stems.has(stem) ? [row] : []));
    return rows.toSorted((a, b) => a.ancestry.length - b.ancestry.length);
  }

  /** Categories whose names contain all the words; the last word may be a prefix. */
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

  /** In menu order, without the sale department, which is a switch. */
  below(id: number | null): readonly CategoryRow[] {
    return (this.#children.get(id) ?? []).filter((row) => row.type !== 'sale');
  }
}
