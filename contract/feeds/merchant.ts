import type { Variation } from '../catalog/catalog.ts';

/** Maximum length of an offer's id (Google Merchant Center). */
const maxIdLength = 50;

/** Groups the variations of a product, in its structured data (`productGroupID`) and in the product feed (`item_group_id`). */
export const productGroupId = (product: { readonly productId: number }): string => String(product.productId);

/** The attributes of merchants' programs and schema.org that say an option, by its lowercase name. */
const attributes: ReadonlyMap<string, string> = new Map([
  ...['color', 'colour', 'finish', 'frame color', 'frame colour'].map((name) => [name, 'color'] as const),
  ...['material', 'fabric', 'upholstery'].map((name) => [name, 'material'] as const),
  ['pattern', 'pattern'],
]);

/** The attribute that says an option: its own, else the size. */
export const attributeOf = (option: string): string => attributes.get(option.toLowerCase()) ?? 'size';

/**
 * Attributes by which the variations of a group are told apart, by name. Options without one of their own, such as the shape, are joined to the size, and
 * a finish to the color: `{ color: 'Sage, Matte', size: 'Small, Oval' }`.
 */
export function variantAttributes(options: Variation['options']): Map<string, string> {
  const attributes = new Map<string, string>();
  const own = (name: string) => attributeOf(name) === name.toLowerCase();
  // Stable, so that an attribute's own option comes before what is joined to it.
  for (const [name, value] of Object.entries(options).sort(([a], [b]) => Number(own(b)) - Number(own(a)))) {
    const attribute = attributeOf(name);
    attributes.set(attribute, [attributes.get(attribute), value].filter(Boolean).join(', '));
  }
  return attributes;
}

/** A variation's id in the product feed: its SKU, or its number where that is too long. */
export const offerId = ({ fullSku, variationId }: Pick<Variation, 'fullSku' | 'variationId'>): string =>
  fullSku.length <= maxIdLength ? fullSku : String(variationId);
