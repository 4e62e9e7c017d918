import type { Variation } from './catalog.ts';

/** Maximum length of an offer's id (Google Merchant Center). */
const longestId = 50;

/** Groups the variations of a product, in its structured data (`productGroupID`) and in the product feed (`item_group_id`). */
export const productGroupId = (product: { readonly productId: number }): string => String(product.productId);

/** A variation's id in the product feed: its SKU, or its number where that is too long. */
export const offerId = ({ fullSku, variationId }: Pick<Variation, 'fullSku' | 'variationId'>): string =>
  fullSku.length <= longestId ? fullSku : String(variationId);
