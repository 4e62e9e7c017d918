import type { Cart, CartLine } from '../../contract/cart.ts';
import { placeOf } from '../addresses/index.ts';
import { presentOffer } from '../catalog/index.ts';
import { consignmentOf, type Estimate, estimate, type ShippingRates } from '../delivery/index.ts';
import { tableRates } from '../tax/index.ts';
import { mergeNotice } from './merge.ts';
import type { CartWithOffers } from './operations.ts';
import { buyable, type PricedLine, priceLines, shipmentOf } from './pricing.ts';
import { totalsOf } from './totals.ts';

/** A priced line in the contract's shape. */
export function presentLine({ offer, quantity, lineTotal, notice }: PricedLine): CartLine {
  return {
    ...presentOffer(offer),
    quantity,
    lineTotal,
    errorDetails: notice,
  };
}

/**
 * A cart with totals. With a postal code its delivery rate, an estimate of the tax by state or province (checklist 19) and the days of
 * arrival are in it; without one the contiguous US is assumed and no tax.
 */
export function presentCart({ uuid, lines, offers, merged }: CartWithOffers, rates: ShippingRates, now: Date, postalCode?: string): Cart {
  const priced = priceLines(lines, offers);
  const bought = buyable(priced);
  const place = placeOf(postalCode ?? '');
  const items = bought.map(({ offer, quantity }) => consignmentOf(offer, quantity));
  const estimates = place && estimate(items, place, now);
  return {
    cartUuid: uuid,
    items: priced.map((line) => ({ ...presentLine(line), ...arrivalOf(estimates?.each[bought.indexOf(line)]) })),
    itemQuantity: bought.reduce((sum, line) => sum + line.quantity, 0),
    totals: totalsOf({ shipment: shipmentOf(priced), destination: place ?? {}, rates, taxRates: place && tableRates(place) }),
    delivery: place && { destination: place, arrival: estimates?.together?.arrival ?? null, parcels: estimates?.together?.parcels ?? 0 },
    canCheckout: bought.length > 0,
    mergeNotice: mergeNotice(merged, offers, now),
  };
}

const arrivalOf = (found: Estimate | null | undefined): Pick<CartLine, 'arrival'> => (found ? { arrival: found.arrival } : {});
