import type { Availability, Image, VariationPrice } from '../../../contract/catalog.ts';
import { variationName } from '../../../contract/option-order.ts';
import type { Db } from '../../platform/db/index.ts';
import { presentPrice } from '../products/price.ts';
import type { Shelf } from '../stock/allocation.ts';
import { availabilityOf } from '../stock/availability.ts';
import { findOffers, type OfferRow } from './store.ts';

/** A variation as somebody can put it into a cart and pay for it. */
export interface Offer {
  variationId: number;
  productId: number;
  /** The product's name. */
  name: string;
  slug: string;
  departmentSlug: string;
  brand: string | null;
  sku: string;
  /** The option values, e.g. `Sage / Queen`; the product's name when it has no options. */
  variationName: string;
  options: Record<string, string>;
  image: Image | null;
  price: VariationPrice;
  /** On hand in all warehouses, less the active holds of other checkouts; 0 when it is not sold. */
  quantityAvailable: number;
  availability: Availability;
  /** False when the product or this variation is no longer sold. */
  published: boolean;
  returnable: boolean;
  weightGrams: number | null;
  /** Business days until it can leave a warehouse. */
  leadTimeDays: number;
  madeToOrder: boolean;
  /** The warehouses that have it. */
  shelves: readonly Shelf[];
  /** Units promised to other checkouts. */
  held: number;
}

/**
 * The offers of variations by id; unknown ids are missing. With `forCheckout` that checkout's own holds count as available to it.
 */
export async function getOffers(
  db: Db,
  variationIds: readonly number[],
  { forCheckout = null, now = new Date() }: { forCheckout?: string | null; now?: Date } = {},
): Promise<Map<number, Offer>> {
  const [offers = new Map()] = await getOffersOfMany(db, [{ variationIds, forCheckout }], now);
  return offers;
}

/** The same for several at once, each with its own variations and its own holds; one query. */
export async function getOffersOfMany(
  db: Db,
  wanted: readonly { readonly variationIds: readonly number[]; readonly forCheckout: string | null }[],
  now: Date,
): Promise<Map<number, Offer>[]> {
  const variationIds = [...new Set(wanted.flatMap((one) => one.variationIds))];
  if (variationIds.length === 0) return wanted.map(() => new Map());
  const checkouts = wanted.flatMap(({ forCheckout }) => forCheckout ?? []);
  const rows = new Map((await findOffers(db, variationIds, checkouts, now)).map((row) => [row.variationId, row]));
  return wanted.map((one) => {
    const found = one.variationIds.flatMap((id) => rows.get(id) ?? []);
    return new Map(found.map((row) => [row.variationId, offerOf(row, one.forCheckout)]));
  });
}

function offerOf(row: OfferRow, forCheckout: string | null): Offer {
  const own = row.ownHolds?.find(({ checkout }) => checkout === forCheckout)?.quantity ?? 0;
  const held = row.held - own;
  const quantityAvailable = row.sold ? Math.max(0, unitsOn(row.shelves) - held) : 0;
  return {
    variationId: row.variationId,
    productId: row.productId,
    name: row.name,
    slug: row.slug,
    departmentSlug: row.departmentSlug,
    brand: row.brand,
    sku: row.sku,
    variationName: variationName(row.options) || row.name,
    options: row.options,
    image: row.image,
    price: presentPrice(row),
    quantityAvailable,
    availability: availabilityOf(row.sold, quantityAvailable, row.restricted),
    published: row.sold,
    returnable: row.returnable,
    weightGrams: row.weightGrams,
    leadTimeDays: row.leadTimeDays,
    madeToOrder: row.madeToOrder,
    shelves: row.shelves,
    held,
  };
}

const unitsOn = (shelves: readonly Shelf[]): number => shelves.reduce((sum, { onHand }) => sum + onHand, 0);
