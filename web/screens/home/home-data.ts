import type { HomeContent } from '../../../brands/content.ts';
import type { Image, ProductCard } from '../../../contract/catalog.ts';
import type { ProductRow } from '../../../contract/search.ts';

export interface HomeData {
  readonly words: HomeContent;
  readonly departments: readonly { title: string; slug: string; taxonomyId: number; image: Image | null }[];
  readonly rows: readonly ProductRow[];
}

/** In this order a room comes together on the first view: something to sit on, something that lights it, something on the shelf. */
const heroDepartments = ['furniture', 'lighting', 'decor', 'rugs', 'kitchen'];

/** Up to three products with pictures for the first view, each of another department where the rows allow it. */
export function heroProducts(rows: readonly ProductRow[]): ProductCard[] {
  const all = rows.flatMap((row) => row.products).filter((product) => product.image && product.available);
  const byDepartment = heroDepartments.flatMap((slug) => all.find((product) => product.departmentSlug === slug) ?? []);
  const chosen = [...new Map([...byDepartment, ...all].map((product) => [product.productId, product])).values()];
  return chosen.slice(0, 3);
}
