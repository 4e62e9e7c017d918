import { dimensionsText, type ShownProduct, type ShownVariation } from '../product-data.ts';

export type Picture = ShownProduct['images'][number] & {
  /** What it shows instead of the chosen variation: `Moss`, or for measures `84"`. */
  shownIn?: string;
  /** The measures drawn in it, where they are not the chosen variation's. */
  measures?: string | undefined;
};

/**
 * A variation's pictures: its own first, then common ones, with measures of another size labelled, then rooms with another colour, labelled. Nothing
 * else of another colour, and no measures of another shape. At most 14 (spec §9).
 */
export function picturesOf(product: ShownProduct, chosen: ShownVariation | null): Picture[] {
  const shows = (picture: Picture) =>
    picture.variationIds.length === 0 || chosen === null || picture.variationIds.includes(chosen.variationId);
  const shown = product.images.flatMap((picture): Picture[] => {
    if (shows(picture)) return [picture];
    const other = picture.view === 'scale' ? otherSize(product, picture, chosen) : undefined;
    return other?.options.Size ? [{ ...picture, shownIn: other.options.Size, measures: dimensionsText(product, other) }] : [];
  });
  const pictures: readonly Picture[] = shown.some(shows) ? shown : product.images;
  const main = pictures.find((picture) => picture.url === chosen?.imageUrl);
  const rooms = product.images.flatMap((picture): Picture[] => {
    const other = picture.view === 'room' && !pictures.includes(picture) && otherColor(product, picture, chosen);
    return other ? [{ ...picture, shownIn: other }] : [];
  });
  return [...(main ? [main, ...pictures.filter((picture) => picture !== main)] : pictures), ...rooms].slice(0, 14);
}

/** The variation in a measures picture, of the chosen shape. */
function otherSize({ variations }: ShownProduct, { variationIds }: Picture, chosen: ShownVariation | null): ShownVariation | undefined {
  const ofShape = variations.filter(({ options }) => options.Shape === chosen?.options.Shape);
  return ofShape.find(({ variationId }) => variationIds.includes(variationId));
}

/** The colour in a picture if it is not the chosen one; the same colour in another form needs no label. */
function otherColor({ variations }: ShownProduct, { variationIds }: Picture, chosen: ShownVariation | null): string | undefined {
  const there = variations.find(({ variationId }) => variationIds.includes(variationId))?.options.Color;
  return there === chosen?.options.Color ? undefined : there;
}
