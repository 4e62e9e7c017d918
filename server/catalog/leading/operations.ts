import type { ProductCard } from '../../../contract/catalog/catalog.ts';
import type { Db } from '../../platform/db/index.ts';
import { presentCard } from '../products/operations.ts';
import { findLeading } from './store.ts';

/** A category with its leading products. */
export interface Leading {
  readonly link: { title: string; slug: string; taxonomyId: number };
  readonly products: ProductCard[];
}

/** Up to `each` of the brand's most popular available products per category path; empty categories are omitted. */
export async function getLeading(db: Db, paths: readonly string[], each: number, brand: string): Promise<Map<string, Leading>> {
  const found = new Map<string, Leading>();
  if (paths.length === 0) return found;
  for (const { path, title, slug, taxonomyId, ...row } of await findLeading(db, paths, each, brand)) {
    const leading = found.get(path) ?? { link: { title, slug, taxonomyId }, products: [] };
    leading.products.push(presentCard(row));
    found.set(path, leading);
  }
  return found;
}
