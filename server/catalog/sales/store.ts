import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Sets reduced prices whose end has come back to their reference, and notes them in the price history; answers the products. */
export async function saveEndedSales(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ productId: number }>`
    with ended as (
      update catalog.variation set price_cents = reference_cents, reference_type = null, reference_cents = null,
        reference_evidence = null, sale_ends_at = null
      where sale_ends_at <= ${now}
      returning id, product_id, price_cents
    ), noted as (
      insert into catalog.price_history (variation_id, since, price_cents) select id, ${now}, price_cents from ended
      on conflict (variation_id, since) do update set price_cents = excluded.price_cents
    )
    select distinct product_id as "productId" from ended order by 1`.execute(tx);
  return rows.map(({ productId }) => productId);
}
