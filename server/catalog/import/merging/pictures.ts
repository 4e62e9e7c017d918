import type { StoredImage } from '../prepared.ts';

/** Pictures as they are of the variations `sold`: without retired ones, and without pictures of nothing else. */
export function picturesOfSold(images: readonly StoredImage[], sold: ReadonlySet<string>): StoredImage[] {
  return images.flatMap((image) => {
    if (!image.skus || image.skus.length === 0) return [image];
    const skus = image.skus.filter((sku) => sold.has(sku));
    return skus.length > 0 ? [{ ...image, skus }] : [];
  });
}
