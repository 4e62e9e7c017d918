import type { Cart, CartLine } from '../../contract/cart.ts';
import { type Place, placeOf } from '../addresses/index.ts';
import { consignmentOf, estimate, estimateAll } from '../delivery/index.ts';
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

/**
 * A cart with totals. With a postal code its delivery rate, an estimate of the tax by state or province (checklist 19) and the days of
 * arrival are in it; without one the contiguous US is assumed and no tax.
 */
export function presentCart({ uuid, lines, offers, merged }: CartWithOffers, now: Date, postalCode?: string): Cart {
  const priced = priceLines(lines, offers);
  const bought = buyable(priced);
  const place = placeOf(postalCode ?? '');
  return {
    cartUuid: uuid,
    items: priced.map((line) => ({ ...presentLine(line), ...(place && line.buyable && arrivalOf(line, place, now)) })),
    itemQuantity: bought.reduce((sum, line) => sum + line.quantity, 0),
    totals: totalsOf({ shipment: shipmentOf(priced), destination: place ?? {}, taxRates: place && tableRates(place) }),
    delivery: place && deliveryOf(bought, place, now),
    canCheckout: bought.length > 0,
    mergeNotice: mergeNotice(merged, offers, now),
  };
}

function arrivalOf({ offer, quantity }: PricedLine, place: Place, now: Date): Pick<CartLine, 'arrival'> {
  const found = estimate(consignmentOf(offer, quantity), place, now);
  return found ? { arrival: found.arrival } : {};
}

function deliveryOf(bought: readonly PricedLine[], place: Place, now: Date): Cart['delivery'] {
  const items = bought.map(({ offer, quantity }) => consignmentOf(offer, quantity));
  const all = estimateAll(items, place, now);
  return { destination: place, arrival: all?.arrival ?? null, parcels: all?.parcels ?? 0 };
}
