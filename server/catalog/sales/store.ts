import { sql } from 'kysely';
import type { ReferencePriceType } from '../../../contract/values/money.schemas.ts';
import { shopZone } from '../../../contract/values/shop-zone.ts';
import { midnight } from '../../platform/db/conditions.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A variation whose sale ended: what it was sold for, and the reference, which it is sold for now. */
export interface EndedSale {
  productId: number;
  /** Of the product afterwards. */
  version: number;
  sku: string;
  price: number;
  type: ReferencePriceType;
  amount: number;
  evidence: string;
  endsAt: Date;
}

/**
 * Resets due sale prices to their reference and records them in the price history; returns the variations, in order of their products. They get a new version, so that no form opened
 * before brings a sale back, and a hash that no file has, so that the file of the sale is compared again. Products are locked before variations, as every edit
 * does.
 */
export async function saveEndedSales(tx: Tx, now: Date): Promise<EndedSale[]> {
  const { rows } = await sql<EndedSale>`
    with due as materialized (
      select id from catalog.product where id in (select product_id from catalog.variation where sale_ends_at <= ${now}) order by id for update
    ), ending as materialized (
      select v.id, v.price_since, v.price_cents, v.reference_type, v.reference_cents, v.reference_evidence, v.sale_ends_at from due join catalog.variation v on v.product_id = due.id where v.sale_ends_at <= ${now} for update of v
    ), ended as (
      update catalog.variation v set price_cents = v.reference_cents, price_since = ${now}, reference_type = null, reference_cents = null,
        reference_evidence = null, sale_ends_at = null
      from ending where ending.id = v.id
      returning v.id, v.product_id, v.sku
    ), noted as (
      insert into catalog.price_history (variation_id, since, price_cents) select id, price_since, price_cents from ending
      on conflict (variation_id, since) do update set price_cents = excluded.price_cents
    ), raised as (
      update catalog.product set version = version + 1, updated_at = ${now},
        content_hash = case when content_hash = '' then '' else 'ended:' || (version + 1) || '.' || split_part(content_hash, '.', 2) end
      where id in (select product_id from ended) returning id, version
    )
    select r.id as "productId", r.version, e.sku, b.price_cents as price, b.reference_type as type, b.reference_cents as amount,
      b.reference_evidence as evidence, b.sale_ends_at as "endsAt"
    from ended e join raised r on r.id = e.product_id join ending b on b.id = e.id
    where b.reference_type is not null and b.reference_cents is not null and b.reference_evidence is not null and b.sale_ends_at is not null
    order by r.id, e.id`.execute(tx);
  return rows;
}

/** Variations sold at a sale price that ends, by its last day in the shop, from the first to the last of the days; of one brand, or of all. */
export async function countSaleEnds(
  db: Db,
  { from, to }: { from: string; to: string },
  brand: string | null,
): Promise<{ day: string; variations: number }[]> {
  const { rows } = await sql<{ day: string; variations: number }>`
    select ((v.sale_ends_at - interval '1 millisecond') at time zone ${shopZone})::date as day, count(*)::int as variations
    from catalog.variation v join catalog.product_view w on w.product_id = v.product_id
    where v.sale_ends_at > ${midnight(from, 0)}
      and v.sale_ends_at <= ${midnight(to, 1)}
      and w.status = 'sold' and (${brand}::text is null or ${brand} = any(w.sold_by))
    group by 1 order by 1`.execute(db);
  return rows;
}
