import type { CategoryNaming } from '../../../../contract/merchandising/categories.ts';
import { brandNamesOf, nameIn } from '../../../platform/brand-names.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { OfShop } from '../../../platform/per-shop.ts';
import { findNamings } from './merge-store.ts';

interface Named {
  readonly taxonomyId: number;
  readonly path: string;
}

interface Naming {
  readonly kind: CategoryNaming;
  /** For staff. */
  readonly title: string;
}

/** What other domains keep about a category. */
export type FindNamings = (db: Db, category: Named, now: Date) => Promise<Naming[]>;

/** Everything that names a category beside products. */
export type NamingsOf = (db: Db, category: Named) => Promise<Naming[]>;

/** Reads brands' names at once, since their cache must not be filled within the transaction that asks. */
export async function openNamings(shop: OfShop, findElsewhere: FindNamings, now: Date): Promise<NamingsOf> {
  const names = await brandNamesOf(shop).all(now);
  return async (db, category) => [
    ...(await findNamings(db, category)).map(({ kind, title }) => ({ kind, title: kind === 'brand' ? nameIn(names, title) : title })),
    ...(await findElsewhere(db, category, now)),
  ];
}
