import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Resets due sale prices to their reference and records them in the price history; returns the products. */
export async function saveEndedSales(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ productId: number }>`
    with ending as materialized (
      select id, price_since, price_cents from catalog.variation where sale_ends_at <= ${now} for update
    ), ended as (
      update catalog.variation v set price_cents = v.reference_cents, price_since = ${now}, reference_type = null, reference_cents = null,
        reference_evidence = null, sale_ends_at = null
      from ending where ending.id = v.id
      returning v.product_id
    ), noted as (
      insert into catalog.price_history (variation_id, since, price_cents) select id, price_since, price_cents from ending
      on conflict (variation_id, since) do update set price_cents = excluded.price_cents
    )
    select distinct product_id as "productId" from ended order by 1`.execute(tx);
  return rows.map(({ productId }) => productId);
}
