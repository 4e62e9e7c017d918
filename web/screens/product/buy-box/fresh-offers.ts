import { catalogEndpoints } from '../../../../contract/catalog/catalog.ts';
import { client } from '../../../api/browser.ts';
import type { ShownProduct, ShownVariation } from '../product-data.ts';

/** The variations with current prices and stock; null when loading failed. */
export async function freshVariations({ productId, variations }: ShownProduct): Promise<ShownVariation[] | null> {
  const offers = await client.call(catalogEndpoints.getProductOffers, { productId });
  if (!offers.ok) return null;
  const fresh = new Map(offers.data.variations.map((offer) => [offer.variationId, offer]));
  // A variation missing from the response is no longer sold.
  return variations.map((variation) => {
    const offer = fresh.get(variation.variationId);
    return offer ? { ...variation, ...offer } : { ...variation, quantityAvailable: 0, availability: 'UNAVAILABLE' };
  });
}
