import type { Variation } from './catalog.ts';

/** Maximum length of an offer's id (Google Merchant Center). */
const longestId = 50;

/** Groups the variations of a product, in its structured data (`productGroupID`) and in the product feed (`item_group_id`). */
export const productGroupId = (product: { readonly productId: number }): string => String(product.productId);

/** Options that merchants' programs and schema.org have an attribute for, by lowercase name. */
const ownAttributes: ReadonlySet<string> = new Set(['color', 'size', 'material', 'pattern']);

/** The attribute that says an option: its own, else the size. */
export function attributeOf(option: string): string {
  const name = option.toLowerCase();
  return ownAttributes.has(name) ? name : 'size';
}

/**
 * Attributes by which the variations of a group are told apart, by name. Options without one of their own, such as the shape, are joined to the size:
 * `{ color: 'Sage', size: 'Small, Oval' }`.
 */
export function variantAttributes(options: Variation['options']): Map<string, string> {
  const attributes = new Map<string, string>();
  const own = (name: string) => ownAttributes.has(name.toLowerCase());
  // Stable, so that the size comes before what is joined to it.
  for (const [name, value] of Object.entries(options).sort(([a], [b]) => Number(own(b)) - Number(own(a)))) {
    const attribute = attributeOf(name);
    attributes.set(attribute, [attributes.get(attribute), value].filter(Boolean).join(', '));
  }
  return attributes;
}

/** A variation's id in the product feed: its SKU, or its number where that is too long. */
export const offerId = ({ fullSku, variationId }: Pick<Variation, 'fullSku' | 'variationId'>): string =>
  fullSku.length <= longestId ? fullSku : String(variationId);
