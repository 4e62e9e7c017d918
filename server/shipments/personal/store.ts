import { sql } from 'kysely';
import type { PersonalData, PersonalRow } from '../../accounts/index.ts';
import type { Db } from '../../platform/db/index.ts';

/** Parcels of these orders with their scans. */
export async function findParcelData(db: Db, orderIds: readonly number[]): Promise<PersonalData> {
  const { rows } = await sql<Record<'parcels' | 'parcelEvents', PersonalRow[]>>`
    select
      (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from shipments.shipment s where s.order_id = any(${[...orderIds]}::bigint[])) as parcels,
      (select coalesce(jsonb_agg(to_jsonb(e) - 'fingerprint'), '[]') from shipments.event e join shipments.shipment s on s.uuid = e.shipment_uuid
        where s.order_id = any(${[...orderIds]}::bigint[])) as "parcelEvents"`.execute(db);
  return rows[0] ?? {};
}
