import { sql } from 'kysely';
import type { Image } from '../../../contract/catalog.ts';
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
  weightGrams: number | null;
  restricted: boolean;
  leadTimeDays: number;
  madeToOrder: boolean;
  shelves: Shelf[];
  /** Units that checkouts hold, all of them. */
  held: number;
  /** What is held by those checkouts that were named; null when there is nothing, which is nearly always. */
  ownHolds: { checkout: string; quantity: number }[] | null;
}

type Warehouse = Omit<Shelf, 'variationId' | 'onHand'>;

/** Warehouses are few and the same for all rows: the server lists them once, and they are read once. Joined to the stock they were half of the query. */
interface Found extends Omit<OfferRow, 'shelves'> {
  readonly units: Readonly<Record<string, number>> | null;
  /** JSON of `Warehouse[]`; null without any. */
  readonly warehouses: string | null;
}

/**
 * Variations with all that a cart, checkout or order needs of them, whether they are still sold or not; one query. `checkouts` are those
 * whose own holds are told apart.
 */
export async function findOffers(db: Db, variationIds: readonly number[], checkouts: readonly string[], now: Date): Promise<OfferRow[]> {
  const { rows } = await sql<Found>`
    select v.id as "variationId", p.id as "productId", p.name, p.slug, p.department_slug as "departmentSlug", p.brand, v.sku, v.options,
      v.price_cents as "priceCents", v.reference_type as "referenceType", v.reference_cents as "referenceCents",
      v.weight_grams as "weightGrams", v.sale_ends_at as "saleEndsAt", v.restriction is not null as restricted, p.returnable,
      p.published and p.gone_at is null and v.retired_at is null as sold,
      case when i.url is not null
        then json_build_object('url', i.url, 'alt', i.alt, 'width', i.width, 'height', i.height, 'tint', i.tint) end as image,
      v.lead_time_days as "leadTimeDays", v.made_to_order as "madeToOrder",
      (select json_object_agg(warehouse_code, on_hand) from catalog.stock where variation_id = v.id and on_hand > 0) as units,
      (select json_agg(json_build_object('warehouseCode', code, 'isDefault', is_default, 'postalCode', postal_code, 'timeZone', time_zone,
        'cutOffHour', cut_off_hour) order by code)::text from catalog.warehouse) as warehouses,
      h.held, h."ownHolds"
    from catalog.variation v
    join catalog.product p on p.id = v.product_id
    left join catalog.image i on i.product_id = v.product_id and i.position = v.image_position and i.url is not null
    cross join lateral (
      select coalesce(sum(quantity), 0)::int as held, json_agg(json_build_object('checkout', checkout_uuid, 'quantity', quantity))
        filter (where checkout_uuid = any(${checkouts}::uuid[])) as "ownHolds"
      from catalog.hold where variation_id = v.id and expires_at > ${now}
    ) h
    where v.id = any(${variationIds}::int[])`.execute(db);
  const warehouses: Warehouse[] = JSON.parse(rows[0]?.warehouses ?? '[]');
  return rows.map(({ units, warehouses: _, ...row }) => ({ ...row, shelves: shelvesOf(row.variationId, units ?? {}, warehouses) }));
}

function shelvesOf(variationId: number, units: Readonly<Record<string, number>>, warehouses: readonly Warehouse[]): Shelf[] {
  return warehouses.flatMap((warehouse) => {
    const onHand = units[warehouse.warehouseCode];
    return onHand ? [{ ...warehouse, variationId, onHand }] : [];
  });
}
