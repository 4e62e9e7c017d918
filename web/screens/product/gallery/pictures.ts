import type { ShownProduct, ShownVariation } from '../product-data.ts';

export type Picture = ShownProduct['images'][number] & {
  /** What it shows instead of what is chosen: `Moss`, or for measures `84"`. */
  shownIn?: string;
};

/**
 * The pictures of a variation: its own first, then those of every variation, with the measures of another size named by it, then the rooms in which
 * another colour stands, named by that; nothing else of another colour, and no measures of another shape. At most 14 (spec §9).
 */
export function picturesOf(product: ShownProduct, chosen: ShownVariation | null): Picture[] {
  const shows = (picture: Picture) =>
    picture.variationIds.length === 0 || chosen === null || picture.variationIds.includes(chosen.variationId);
  const shown = product.images.flatMap((picture): Picture[] => {
    if (shows(picture)) return [picture];
    const size = picture.view === 'scale' && otherSize(product, picture, chosen);
    return size ? [{ ...picture, shownIn: size }] : [];
  });
  const pictures: readonly Picture[] = shown.some(shows) ? shown : product.images;
  const main = pictures.find((picture) => picture.url === chosen?.imageUrl);
  const rooms = product.images.flatMap((picture): Picture[] => {
    const other = picture.view === 'room' && !pictures.includes(picture) && otherColor(product, picture, chosen);
    return other ? [{ ...picture, shownIn: other }] : [];
  });
  return [...(main ? [main, ...pictures.filter((picture) => picture !== main)] : pictures), ...rooms].slice(0, 14);
}

/** The size that a picture measures, in the chosen shape. */
function otherSize({ variations }: ShownProduct, { variationIds }: Picture, chosen: ShownVariation | null): string | undefined {
  const ofShape = variations.filter(({ options }) => options.Shape === chosen?.options.Shape);
  return ofShape.find(({ variationId }) => variationIds.includes(variationId))?.options.Size;
}

/** The colour in a picture where it is not the chosen one; the same colour in another form needs no name. */
function otherColor({ variations }: ShownProduct, { variationIds }: Picture, chosen: ShownVariation | null): string | undefined {
  const there = variations.find(({ variationId }) => variationIds.includes(variationId))?.options.Color;
  return there === chosen?.options.Color ? undefined : there;
}
