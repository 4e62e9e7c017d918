import type { Db } from '../platform/db/index.ts';
import { type FindAsset, lookUp } from './lookup.ts';
import { namesIn, translate } from './show/translate.ts';

/**
 * Resolves the names in written content to ids. `missing` are the names this shop lacks; their products, pictures and links are left out.
 */
export async function takeIn(db: Db, written: unknown, findAsset: FindAsset): Promise<{ body: unknown; missing: string[] }> {
  const names = namesIn(written);
  const lookup = await lookUp(db, names, findAsset);
  const missing = [
    ...names.products.flatMap((named) => (lookup.product(named) ? [] : [named.handle])),
    ...names.pictures.flatMap((named) => (lookup.picture(named) ? [] : ['asset' in named ? named.asset : named.picture_of])),
    ...names.links.flatMap((named) => (lookup.link(named) ? [] : [`${named.to}:${named.name}`])),
  ];
  return { body: translate(written, lookup), missing: [...new Set(missing)] };
}
