import type { Breadcrumb, Category, Image, MenuDepartment } from '../../../contract/catalog.ts';
import type { CategoryRow } from './store.ts';

type Contents = ReadonlyMap<number, { count: number; image: Image | null }>;

/** The tree in memory, for what is asked about it on every page. */
export class CategoryTree {
  readonly #byId: ReadonlyMap<number, CategoryRow>;
  readonly #children = new Map<number | null, CategoryRow[]>();
  readonly #contents: Contents;
  readonly #departments: readonly number[];

  /** `rows` in menu order; `contents` and `departments` (the categories the menu opens with) are a brand's. */
  constructor(rows: readonly CategoryRow[], contents: Contents, departments: readonly number[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#contents = contents;
    this.#departments = departments;
    for (const row of rows) {
      const siblings = this.#children.get(row.parentId) ?? [];
      this.#children.set(row.parentId, [...siblings, row]);
    }
  }

  /** The departments with two levels below them (spec §2.3); a category without products is left out. */
  menu(): MenuDepartment[] {
    return this.#listed(this.#departments.flatMap((id) => this.#byId.get(id) ?? [])).map((department) => ({
      ...leafOf(department),
      type: department.type,
      image: this.#imageOf(department),
      subMenu: this.#stocked(department.id).map((child) => ({
        ...leafOf(child),
        image: this.#menuImageOf(child),
        secSubMenu: this.#stocked(child.id).map(leafOf),
      })),
    }));
  }

  /** A category with what is above and below it; null when there is none. */
  category(id: number): Category | null {
    const row = this.#byId.get(id);
    if (!row) return null;
    return {
      ...leafOf(row),
      type: this.type(row.ancestry[0] ?? id) ?? row.type,
      description: row.description,
      image: this.#imageOf(row),
      breadcrumbs: this.#above(row),
      children: this.#stocked(id).map((child) => ({
        ...leafOf(child),
        image: this.#imageOf(child),
        productCount: this.#contents.get(child.id)?.count ?? 0,
      })),
    };
  }

  /** Whether the brand has anything there. */
  isStocked(id: number): boolean {
    const row = this.#byId.get(id);
    return row !== undefined && this.#listed([row]).length > 0;
  }

  type(id: number): CategoryRow['type'] | null {
    return this.#byId.get(id)?.type ?? null;
  }

  #imageOf(row: CategoryRow): Image | null {
    return this.#contents.get(row.id)?.image ?? null;
  }

  /** Of what is last below it, since the first is often the department's own picture already. */
  #menuImageOf(row: CategoryRow): Image | null {
    const last = this.#stocked(row.id).findLast((leaf) => this.#imageOf(leaf));
    return this.#imageOf(last ?? row);
  }

  #stocked(parentId: number | null): CategoryRow[] {
    const rows = this.#children.get(parentId) ?? [];
    return this.#listed(rows);
  }

  /** A sale department is listed even while nothing is filed under it: its products are those on sale. */
  #listed(rows: readonly CategoryRow[]): CategoryRow[] {
    return rows.filter((row) => this.#contents.has(row.id) || (row.parentId === null && row.type === 'sale'));
  }

  #above(row: CategoryRow): Breadcrumb[] {
    return row.ancestry.flatMap((id) => {
      const ancestor = this.#byId.get(id);
      return ancestor ? [breadcrumbOf(ancestor)] : [];
    });
  }
}

export function breadcrumbOf(row: Pick<CategoryRow, 'id' | 'name' | 'slug'>): Breadcrumb {
  return { label: row.name, slug: row.slug, taxonomyId: row.id };
}

function leafOf(row: CategoryRow) {
  return { title: row.name, slug: row.slug, taxonomyId: row.id };
}
