import type { Availability, Image, VariationPrice } from '../../../contract/catalog/catalog.ts';
import type { DeliveryClass } from '../../../contract/delivery/delivery.ts';
import { variationName } from '../../../contract/values/option-order.ts';
import type { Db } from '../../platform/db/index.ts';
import { presentPrice } from '../products/price.ts';
import type { Shelf } from '../stock/allocation.ts';
import { availabilityOf } from '../stock/availability.ts';
import { findOffers, type OfferRow } from './store.ts';

/** A variation as it can be bought now. */
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
  /** Stock in all warehouses less other checkouts' active holds; 0 when it is not sold. */
  quantityAvailable: number;
  availability: Availability;
  /** False when the product or this variation is no longer sold. */
  published: boolean;
  returnable: boolean;
  /** A last piece with a shorter return window (spec §9). */
  isVault: boolean;
  weightGrams: number | null;
  /** As set by staff; null to decide by weight. */
  deliveryClass: DeliveryClass | null;
  /** Business days until it can leave a warehouse. */
  leadTimeDays: number;
  madeToOrder: boolean;
  /** The warehouses with stock. */
  shelves: readonly Shelf[];
  /** Units promised to other checkouts. */
  held: number;
  /** When the first of those promises ends; null without any. */
  heldUntil: Date | null;
}

/** Offers by variation id; unknown ids are omitted. With `forCheckout`, that checkout's own holds count as available. */
export async function getOffers(
  db: Db,
  variationIds: readonly number[],
  { forCheckout = null, now = new Date() }: { forCheckout?: string | null; now?: Date } = {},
): Promise<Map<number, Offer>> {
  if (variationIds.length === 0) return new Map();
  const rows = await findOffers(db, variationIds, forCheckout, now);
  return new Map(rows.map((row) => [row.variationId, offerOf(row)]));
}

function offerOf(row: OfferRow): Offer {
  const quantityAvailable = row.sold ? Math.max(0, unitsOn(row.shelves) - row.held) : 0;
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
    isVault: row.isVault,
    weightGrams: row.weightGrams,
    deliveryClass: row.deliveryClass,
    leadTimeDays: row.leadTimeDays,
    madeToOrder: row.madeToOrder,
    shelves: row.shelves,
    held: row.held,
    heldUntil: row.heldUntil,
  };
}

const unitsOn = (shelves: readonly Shelf[]): number => shelves.reduce((sum, { onHand }) => sum + onHand, 0);
