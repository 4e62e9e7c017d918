import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';
import type { StoredShipment } from './shipment.ts';

/** An order's parcels, oldest first. */
export async function findShipments(db: Db, orderId: number): Promise<StoredShipment[]> {
  const { rows } = await sql<StoredShipment>`
    select s.uuid, s.order_id as "orderId", s.carrier, s.tracking_number as "trackingNumber", s.shipped_by as "shippedBy",
      s.shipped_at as "shippedAt", s.status, s.delayed as "isDelayed", s.delivered_at as "deliveredAt",
      (select json_agg(json_build_object('variationId', l.variation_id, 'quantity', l.quantity) order by l.variation_id)
        from shipments.line l where l.shipment_uuid = s.uuid) as lines
    from shipments.shipment s where s.order_id = ${orderId} order by s.shipped_at, s.uuid`.execute(db);
  return rows;
}

/** The progress of the parcels of several orders, oldest first. */
export async function findParcelsOf(
  db: Db,
  orderIds: readonly number[],
): Promise<Pick<StoredShipment, 'uuid' | 'orderId' | 'status' | 'isDelayed'>[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<Pick<StoredShipment, 'uuid' | 'orderId' | 'status' | 'isDelayed'>>`
    select uuid, order_id as "orderId", status, delayed as "isDelayed" from shipments.shipment
    where order_id = any(${[...orderIds]}::bigint[]) order by order_id, shipped_at, uuid`.execute(db);
  return rows;
}

/** Stores a parcel with the last day promised for it; returns false when its UUID is taken. */
export async function insertShipment(
  tx: Tx,
  { lines, ...shipment }: Omit<StoredShipment, 'status' | 'isDelayed' | 'deliveredAt'>,
  promisedOn: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into shipments.shipment (uuid, order_id, carrier, tracking_number, shipped_by, shipped_at, promised_on)
    values (${shipment.uuid}::uuid, ${shipment.orderId}, ${shipment.carrier}, ${shipment.trackingNumber}, ${shipment.shippedBy},
      ${shipment.shippedAt}, ${promisedOn}::date)
    on conflict (uuid) do nothing`.execute(tx);
  if (Number(numAffectedRows ?? 0) === 0) return false;
  await sql`
    insert into shipments.line (shipment_uuid, variation_id, quantity)
    select ${shipment.uuid}::uuid, "variationId", quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l ("variationId" int, quantity int)`.execute(tx);
  return true;
}

/** A carrier's label on a parcel. */
export type Label = Pick<StoredShipment, 'carrier' | 'trackingNumber'>;

/** The id of another order with a parcel on its way under this label; null when there is none. Carriers reuse numbers of parcels that have arrived. */
export async function findOrderLabelled(db: Db, { carrier, trackingNumber }: Label, orderId: number): Promise<number | null> {
  const { rows } = await sql<{ orderId: number }>`
    select order_id as "orderId" from shipments.shipment
    where carrier = ${carrier} and tracking_number = ${trackingNumber} and order_id <> ${orderId} and status <> 'delivered'
    order by shipped_at desc limit 1`.execute(db);
  return rows[0]?.orderId ?? null;
}

export async function saveLabel(tx: Tx, uuid: string, { carrier, trackingNumber }: Label): Promise<void> {
  await sql`
    update shipments.shipment set carrier = ${carrier}, tracking_number = ${trackingNumber} where uuid = ${uuid}::uuid`.execute(tx);
}
