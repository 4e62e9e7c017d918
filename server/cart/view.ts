import type { Cart, CartLine } from '../../contract/cart.ts';
import { provinceOfPostalCode, stateOfZip } from '../addresses/index.ts';
import type { Destination } from '../delivery/index.ts';
import { tableRates } from '../tax/index.ts';
import { mergeNotice } from './merge.ts';
import type { CartWithOffers } from './operations.ts';
import { buyable, type PricedLine, priceLines, shipmentOf } from './pricing.ts';
import { totalsOf } from './totals.ts';

/** A priced line in the contract's shape. */
export function presentLine({ offer, quantity, lineTotal, notice }: PricedLine): CartLine {
  return {
    variationId: offer.variationId,
    quantity,
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
    lineTotal,
    errorDetails: notice,
  };
}

/** Where a postal code is; an unknown code says nothing. */
function placeOf(postalCode: string | undefined): Required<Pick<Destination, 'countryCode' | 'stateRegion' | 'postalCode'>> | null {
  if (!postalCode) return null;
  const state = stateOfZip(postalCode);
  if (state) return { countryCode: 'US', stateRegion: state, postalCode };
  const province = provinceOfPostalCode(postalCode);
  return province ? { countryCode: 'CA', stateRegion: province, postalCode } : null;
}

/**
 * A cart with totals. With a postal code its delivery rate and an estimate of the tax by state or province are in the total
 * (checklist 19); without one the contiguous US is assumed and no tax.
 */
export function presentCart({ uuid, lines, offers, merged }: CartWithOffers, now: Date, postalCode?: string): Cart {
  const priced = priceLines(lines, offers);
  const bought = buyable(priced);
  const place = placeOf(postalCode);
  return {
    cartUuid: uuid,
    items: priced.map(presentLine),
    itemQuantity: bought.reduce((sum, line) => sum + line.quantity, 0),
    totals: totalsOf({ shipment: shipmentOf(priced), destination: place ?? {}, taxRates: place && tableRates(place) }),
    canCheckout: bought.length > 0,
    mergeNotice: mergeNotice(merged, offers, now),
  };
}
