import type { OfferedItem } from '../../../contract/cart/cart.ts';
import type { Offer } from './offers.ts';

/** An offer in the contract's shape. */
export function presentOffer(offer: Offer): OfferedItem {
  return {
    variationId: offer.variationId,
    variationDetails: {
      variationId: offer.variationId,
      name: offer.variationName,
      fullSku: offer.sku,
      options: offer.options,
      image: offer.image,
      price: offer.price,
    },
    productDetails: {
      productId: offer.productId,
      name: offer.name,
      slug: offer.slug,
      departmentSlug: offer.departmentSlug,
      brand: offer.brand,
    },
    inventory: { quantityAvailable: offer.quantityAvailable, availability: offer.availability },
  };
}
