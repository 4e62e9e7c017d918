import {
  type DeliveryDestination,
  type DeliveryEstimate,
  deliveryProblems,
  type EstimateAnswer,
  type EstimatesAnswer,
} from '../../contract/delivery/delivery.ts';
import { getOffers, type Offer } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { type Estimate, estimate } from './estimate.ts';
import { type FreightRefusal, freightRefusal } from './freight.ts';
import { consignmentOf, noteFor } from './methods.ts';
import { freeShippingGap, isHeavy, methodFor, type ShippingRates, shippingPrice } from './rates.ts';
import type { Restrictions } from './restrictions/restrictions.ts';

const problem = problemsOf(deliveryProblems);

/** Units of a variation to estimate delivery for. */
export interface Wanted {
  readonly variationId: number;
  readonly quantity: number;
}

/** Dates and delivery cost of a variation; without a destination, across the contiguous US. Throws `estimate_not_found`, `freight_restricted`, `freight_military`. */
export async function estimateOne(
  db: Db,
  wanted: Wanted,
  destination: DeliveryDestination | null,
  { rates, restrictions }: { readonly rates: ShippingRates; readonly restrictions: Restrictions },
  now: Date,
): Promise<EstimateAnswer> {
  const offer = (await getOffers(db, [wanted.variationId], { now })).get(wanted.variationId);
  if (!offer?.published) throw problem('estimate_not_found');
  const merchandise = offer.price.amount * wanted.quantity;
  const place = destination ?? {};
  const refusal = refusalOf(offer, destination, restrictions);
  if (refusal) throw problem(refusal.code);
  const item = { offer, quantity: wanted.quantity };
  const [found = null] = estimate(consignmentsOf([item]), place, now).each;
  return {
    destination,
    estimate: present(item, found),
    shipping: {
      price: shippingPrice({ merchandise, heavy: isHeavy(offer) }, place, rates),
      freeShipping: freeShippingGap(merchandise, place, rates),
      ...noteFor(place),
    },
  };
}

/** Dates of several variations, each and all together, with one query; repeated variations add up. */
export async function estimateMany(
  db: Db,
  wanted: readonly Wanted[],
  destination: DeliveryDestination | null,
  restrictions: Restrictions,
  now: Date,
): Promise<EstimatesAnswer> {
  const quantities = new Map<number, number>();
  for (const { variationId, quantity } of wanted) quantities.set(variationId, (quantities.get(variationId) ?? 0) + quantity);
  const offers = await getOffers(db, [...quantities.keys()], { now });
  const sold = [...quantities].flatMap(([variationId, quantity]) => {
    const offer = offers.get(variationId);
    return offer?.published ? [{ offer, quantity }] : [];
  });
  const reachable = sold.map((item) =>
    refusalOf(item.offer, destination, restrictions) ? { ...item, offer: { ...item.offer, shelves: [] } } : item,
  );
  const { each, together } = estimate(consignmentsOf(reachable), destination ?? {}, now);
  return {
    destination,
    estimates: sold.map((item, i) => {
      const refusal = refusalOf(item.offer, destination, restrictions);
      return { ...present(item, each[i] ?? null), ...(refusal && { refusal: refusal.message }) };
    }),
    arrival: together?.arrival ?? null,
    parcels: together?.parcels ?? 0,
  };
}

interface Item {
  readonly offer: Offer;
  readonly quantity: number;
}

const refusalOf = (offer: Offer, destination: DeliveryDestination | null, restrictions: Restrictions): FreightRefusal | null =>
  destination && isHeavy(offer) ? freightRefusal(destination, restrictions) : null;

/** Restricted items have no units to deliver. */
const consignmentsOf = (items: readonly Item[]) =>
  items.map(({ offer, quantity }) => consignmentOf(offer.availability === 'SELLABLE' ? offer : { ...offer, shelves: [] }, quantity));

function present({ offer, quantity }: Item, found: Estimate | null): DeliveryEstimate {
  return {
    variationId: offer.variationId,
    quantity,
    method: methodFor({ heavy: isHeavy(offer) }),
    arrival: found?.arrival ?? null,
    orderBy: found?.orderBy.toISOString() ?? null,
    parcels: found?.parcels ?? 0,
    madeToOrder: offer.madeToOrder,
    leadTimeDays: offer.leadTimeDays,
  };
}
