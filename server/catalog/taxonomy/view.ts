import type { Breadcrumb, Category, Image, MenuDepartment } from '../../../contract/catalog/catalog.ts';
import { category } from '../../../contract/urls/shop.ts';
import { menuHeight } from './menu-height.ts';
import type { CategoryRow } from './store.ts';

type Contents = ReadonlyMap<number, { count: number; image: Image | null }>;

/** The in-memory tree, queried on every page. */
export class CategoryTree {
  readonly #byId: ReadonlyMap<number, CategoryRow>;
  readonly #children = new Map<number | null, CategoryRow[]>();
  readonly #contents: Contents;
  readonly #departments: readonly number[];

  /** `rows` in menu order; `contents` and `departments` (top-level menu categories) are a brand's. */
  constructor(rows: readonly CategoryRow[], contents: Contents, departments: readonly number[]) {
    this.#byId = new Map(rows.flatMap((row) => [row.id, ...row.formerIds].map((id) => [id, row] as const)));
    this.#contents = contents;
    this.#departments = departments;
    for (const row of rows) {
      const siblings = this.#children.get(row.parentId) ?? [];
      this.#children.set(row.parentId, [...siblings, row]);
    }
  }

  /** The departments with two levels below them (spec §2.3), without empty and hidden categories. */
  menu(): MenuDepartment[] {
    return this.#listed(this.#departments.flatMap((id) => this.#byId.get(id) ?? [])).map((department) => {
      const sections = this.#inMenu(department.id).map((row) => ({ row, item: { ...menuItemOf(row), navImage: this.#imageOf(row) } }));
      return {
        ...menuItemOf(department),
        type: department.type,
        navImage: this.#imageOf(department),
        subMenu: sections.map(({ row, item }) => ({ ...item, secSubMenu: this.#inMenu(row.id).map(menuItemOf) })),
        tiles: department.type === 'sale' ? sections.map(({ item }) => item) : [],
        height: menuHeight(department.slug),
      };
    });
  }

  /** A category with its ancestors and children; null when unknown. For one that was merged, that which it was merged into. */
  category(id: number): Category | null {
    const row = this.#byId.get(id);
    if (!row) return null;
    return {
      ...leafOf(row),
      type: this.type(row.ancestry[0] ?? row.id) ?? row.type,
      description: row.description,
      image: this.#imageOf(row),
      breadcrumbs: this.#above(row),
      children: this.#stocked(row.id).map((child) => ({
        ...leafOf(child),
        image: this.#imageOf(child),
        productCount: this.#contents.get(child.id)?.count ?? 0,
      })),
    };
  }

  /** Whether the brand has products there. */
  isStocked(id: number): boolean {
    const row = this.#byId.get(id);
    return row !== undefined && this.#listed([row]).length > 0;
  }

  type(id: number): CategoryRow['type'] | null {
    return this.#byId.get(id)?.type ?? null;
  }

  #imageOf(row: CategoryRow): Image | null {
    return row.picture ?? this.#contents.get(row.id)?.image ?? null;
  }

  #stocked(parentId: number | null): CategoryRow[] {
    const rows = this.#children.get(parentId) ?? [];
    return this.#listed(rows);
  }

  #inMenu(parentId: number): CategoryRow[] {
    return this.#stocked(parentId).filter((row) => row.listed);
  }

  /** The sale department is listed even without products of its own: it shows those on sale. */
  #listed(rows: readonly CategoryRow[]): CategoryRow[] {
    return rows.filter((row) => this.#contents.has(row.id) || (row.parentId === null && row.type === 'sale'));
  }

  #above(row: CategoryRow): Breadcrumb[] {
    return row.ancestry.flatMap((id) => {
      const ancestor = this.#byId.get(id);
      return ancestor ? [breadcrumbOf({ ...leafOf(ancestor), label: ancestor.name })] : [];
    });
  }
}

export const breadcrumbOf = ({ label, slug, taxonomyId }: { label: string; slug: string; taxonomyId: number }): Breadcrumb => ({
  id: taxonomyId,
  label,
  slug,
  url: category({ slug, taxonomyId }),
});

function leafOf(row: CategoryRow) {
  return { title: row.name, slug: row.slug, taxonomyId: row.id };
}

function menuItemOf(row: CategoryRow) {
  const leaf = leafOf(row);
  return { ...leaf, link: category(leaf), optionalTID: row.id };
}
