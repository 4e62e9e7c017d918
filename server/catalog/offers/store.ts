import { sql } from 'kysely';
import { type Image, vaultTag } from '../../../contract/catalog/catalog.ts';
import type { DeliveryClass } from '../../../contract/delivery/delivery.ts';
import { own } from '../../../contract/values/own.ts';
import type { Db } from '../../platform/db/index.ts';
import type { PriceRow } from '../products/price.ts';
import type { Shelf } from '../stock/allocation.ts';

export interface OfferRow extends PriceRow {
  variationId: number;
  productId: number;
  name: string;
  slug: string;
  departmentSlug: string;
  brand: string | null;
  sku: string;
  options: Record<string, string>;
  image: Image | null;
  sold: boolean;
  returnable: boolean;
  isVault: boolean;
  weightGrams: number | null;
  deliveryClass: DeliveryClass | null;
  restricted: boolean;
  leadTimeDays: number;
  madeToOrder: boolean;
  shelves: Shelf[];
  /** Units that other checkouts hold. */
  held: number;
  /** When the first of those holds ends; null without any. */
  heldUntil: Date | null;
}

type Warehouse = Omit<Shelf, 'variationId' | 'onHand'>;

/** Warehouses are few and shared by all rows, so they are read once: joining them to the stock took half of the query's time. */
interface Found extends Omit<OfferRow, 'shelves'> {
  readonly units: Readonly<Record<string, number>> | null;
  /** JSON of `Warehouse[]`; null without any. */
  readonly warehouses: string | null;
}

/**
 * Variations with everything a cart, checkout or order needs, whether still sold or not, in one query. Holds of `forCheckout` are not
 * counted as held. The sub-select hides the number of ids from the planner, which otherwise replans every call at twice the cost of running
 * it.
 */
export async function findOffers(db: Db, variationIds: readonly number[], forCheckout: string | null, now: Date): Promise<OfferRow[]> {
  const { rows } = await sql<Found>`
    select v.id as "variationId", p.id as "productId", p.name, p.slug, p.department_slug as "departmentSlug", p.brand, v.sku, v.options,
      v.price_cents as "priceCents", v.reference_type as "referenceType", v.reference_cents as "referenceCents",
      v.weight_grams as "weightGrams", v.delivery_class as "deliveryClass", v.sale_ends_at as "saleEndsAt", v.restriction is not null as restricted, p.returnable, p.tags ? ${vaultTag} as "isVault",
      p.published and p.gone_at is null and v.retired_at is null as sold,
      case when i.url is not null
        then json_strip_nulls(json_build_object('url', i.url, 'alt', i.alt, 'width', i.width, 'height', i.height, 'tint', i.tint, 'focus', i.focus)) end as image,
      v.lead_time_days as "leadTimeDays", v.made_to_order as "madeToOrder",
      (select json_object_agg(warehouse_code, on_hand) from catalog.stock where variation_id = v.id and on_hand > 0) as units,
      (select json_agg(json_build_object('warehouseCode', code, 'isDefault', is_default, 'postalCode', postal_code, 'timeZone', time_zone,
        'cutOffHour', cut_off_hour, 'dispatchDays', dispatch_days, 'closedDays', closed_days) order by code)::text from catalog.warehouse) as warehouses,
      h.held, h."heldUntil"
    from catalog.variation v
    join catalog.product p on p.id = v.product_id
    left join catalog.image i on i.product_id = v.product_id and i.position = v.image_position and i.url is not null
    cross join lateral (
      select coalesce(sum(quantity), 0)::int as held, min(expires_at) as "heldUntil"
      from catalog.hold where variation_id = v.id and expires_at > ${now} and checkout_uuid is distinct from ${forCheckout}::uuid
    ) h
    where v.id = any((select ${variationIds}::int[])::int[])`.execute(db);
  const warehouses: Warehouse[] = JSON.parse(rows[0]?.warehouses ?? '[]');
  return rows.map(({ units, warehouses: _, ...row }) => ({ ...row, shelves: shelvesOf(row.variationId, units ?? {}, warehouses) }));
}

function shelvesOf(variationId: number, units: Readonly<Record<string, number>>, warehouses: readonly Warehouse[]): Shelf[] {
  return warehouses.flatMap((warehouse) => {
    const onHand = own(units, warehouse.warehouseCode);
    return onHand ? [{ ...warehouse, variationId, onHand }] : [];
  });
}
