import type { Cart, CartLine } from '../../contract/cart/cart.ts';
import { restrictedPostalCode } from '../../contract/delivery/delivery.ts';
import type { Place } from '../addresses/index.ts';
import { presentOffer } from '../catalog/index.ts';
import {
  consignmentOf,
  type Estimate,
  estimate,
  freightRefusal,
  isHeavy,
  isRestricted,
  type Restrictions,
  type ShippingRates,
} from '../delivery/index.ts';
import type { Standing } from '../promotions/index.ts';
import type { TaxRates } from '../tax/index.ts';
import { mergeNotice } from './merge.ts';
import type { CartWithOffers } from './operations.ts';
import { type LinePrice, price } from './price.ts';
import { buyable, type PricedLine, priceLines } from './pricing.ts';

/** A priced line in the contract's shape; `given` is undefined when it cannot be bought. */
export function presentLine({ offer, quantity, lineTotal, notice }: PricedLine, given: LinePrice | undefined): CartLine {
  return {
    ...presentOffer(offer),
    quantity,
    lineTotal,
    adjustments: [...(given?.adjustments ?? [])],
    errorDetails: notice,
  };
}

/** What else a cart's price depends on. */
export interface Pricing {
  readonly rates: ShippingRates;
  readonly restrictions: Restrictions;
  readonly standing: Standing;
  /** Null where nothing is known of it. */
  readonly place: Place | null;
  /** Of the place. */
  readonly taxRates: TaxRates | null;
}

/** Total units of the lines. */
export const unitsOf = (lines: readonly PricedLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * A cart with totals. With a place it includes the delivery rate, estimated tax (checklist 19) and arrival dates, and reports items that
 * cannot be delivered there. Without one it assumes the contiguous US and no tax.
 */
export function presentCart(
  { uuid, lines, offers, merged }: CartWithOffers,
  { rates, restrictions, standing, place, taxRates }: Pricing,
  now: Date,
): Cart {
  const priced = priceLines(lines, offers, now);
  const bought = buyable(priced);
  const items = bought.map(({ offer, quantity }) => consignmentOf(offer, quantity));
  const estimates = place && estimate(items, place, now);
  const refusal = place && (isRestricted(place, restrictions) ? restrictedPostalCode : null);
  const freight = place && freightRefusal(place, restrictions);
  const refusalOf = ({ buyable: isBought, offer }: PricedLine) => (isBought && (refusal ?? (isHeavy(offer) && freight?.message))) || null;
  const refused = priced.some((line) => refusalOf(line) !== null);
  const prices = price({ lines: priced, standing, destination: place ?? {}, rates, taxRates }, now);
  const shown = (line: PricedLine) => presentLine(line, prices.lines.get(line.offer.variationId));
  return {
    cartUuid: uuid,
    items: priced.map((line) => {
      const message = refusalOf(line);
      return message
        ? { ...shown(line), errorDetails: { code: 'not_deliverable' as const, message } }
        : { ...shown(line), ...arrivalOf(estimates?.each[bought.indexOf(line)]) };
    }),
    itemQuantity: unitsOf(bought),
    totals: prices.totals,
    promotions: prices.promotions,
    delivery: place && {
      destination: place,
      arrival: (!refused && estimates?.together?.arrival) || null,
      parcels: estimates?.together?.parcels ?? 0,
    },
    canCheckout: bought.length > 0 && !refused,
    mergeNotice: mergeNotice(merged, offers, now),
  };
}

const arrivalOf = (found: Estimate | null | undefined): Pick<CartLine, 'arrival'> => (found ? { arrival: found.arrival } : {});
