import type { Variation } from './catalog.ts';

/** Characters of an offer's id at the most (Google Merchant Center). */
const longestId = 50;

/** What ties the variations of a product together, in its structured data (`productGroupID`) as in the product feed (`item_group_id`). */
export const productGroupId = (product: { readonly productId: number }): string => String(product.productId);

/** The id of a variation in the product feed: its SKU, or its number where that is too long. */
export const offerId = ({ fullSku, variationId }: Pick<Variation, 'fullSku' | 'variationId'>): string =>
  fullSku.length <= longestId ? fullSku : String(variationId);
