import type { Product, Variation } from '../../../contract/catalog.ts';

export type Picture = Product['images'][number];

/** The pictures of a variation: its own first, then those of every variation; never those of another colour. At most 14 (spec §9). */
export function picturesOf(product: Product, chosen: Variation | null): Picture[] {
  const shows = (picture: Picture) =>
    picture.variationIds.length === 0 || chosen === null || picture.variationIds.includes(chosen.variationId);
  const shown = product.images.filter(shows);
  const pictures = shown.length > 0 ? shown : product.images;
  const main = pictures.find((picture) => picture.url === chosen?.imageUrl);
  return (main ? [main, ...pictures.filter((picture) => picture !== main)] : pictures).slice(0, 14);
}
