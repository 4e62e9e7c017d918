import type { PictureByName, ProductByHandle } from '../../contract/content/authored.ts';
import type { ContentImage } from '../../contract/content/parts.schemas.ts';
import { category, product } from '../../contract/urls/shop.ts';
import { allCategories, findIdsByHandle, findIdsBySku, getCards } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { Lookup, NamedLink, Names } from './show/translate.ts';

/** Finds a picture's file and stores it as media; null when there is none of that name. */
export interface FindAsset {
  (name: string): Promise<ContentImage | null>;
  /** The same for a film, of which only the address is known. */
  readonly film?: (name: string) => Promise<string | null>;
}

/** Looks up all names used by content: one query each for handles, SKUs, cards and categories. */
export async function lookUp(db: Db, { products, pictures, links: named }: Names, findAsset: FindAsset): Promise<Lookup> {
  const shown = pictures.flatMap((picture) => ('picture_of' in picture ? [picture.picture_of] : []));
  const linked = named.flatMap(({ to, name }) => (to === 'product' ? [name] : []));
  const ids = await findIdsByHandle(db, [...products.map(({ handle }) => handle), ...shown, ...linked]);
  const skus = await findIdsBySku(
    db,
    products.flatMap(({ sku }) => sku ?? []),
  );
  const cards = new Map((await getCards(db, [...new Set(ids.values())], null)).map((card) => [card.productId, card]));
  const categories = new Map(
    (await allCategories(db)).flatMap(({ slugs, formerPaths, slug, id }) =>
      [slugs, ...formerPaths].map((path) => [path, { slug, taxonomyId: id }] as const),
    ),
  );
  const assets = new Map<string, ContentImage | null>();
  for (const picture of pictures) if ('asset' in picture) assets.set(picture.asset, await findAsset(picture.asset));
  const films = new Map<string, string | null>();
  for (const { to, name } of named) if (to === 'film') films.set(name, (await findAsset.film?.(name)) ?? null);
  const cardOf = (handle: string) => cards.get(ids.get(handle) ?? 0);
  return {
    product: ({ handle, sku }: ProductByHandle) => {
      const id = ids.get(handle);
      return id === undefined ? null : { product_id: id, option_id: (sku && skus.get(sku)) || null };
    },
    picture: (picture: PictureByName) => {
      if ('asset' in picture) return assets.get(picture.asset) ?? null;
      const image = cardOf(picture.picture_of)?.image;
      return image ? { url: image.url, width: image.width, height: image.height, tint: image.tint } : null;
    },
    link: ({ to, name, query }: NamedLink) => {
      if (to === 'film') return films.get(name) ?? null;
      const place = to === 'category' ? categories.get(name) : undefined;
      const card = to === 'product' ? cardOf(name) : undefined;
      if (place) return `${category(place)}${query && `&${query}`}`;
      return card ? `${product(card)}${query && `?${query}`}` : null;
    },
  };
}
