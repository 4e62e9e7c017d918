import { sql } from 'kysely';
import type { TrackingStep } from '../../../contract/orders/tracking.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { CarrierMessage } from '../carriers/message.ts';
import { type CarrierEvent, type Progress, stepsUnchangedBy } from './progress.ts';

const uuidOf = (parcel: string): string | null => (/^[0-9A-F]{32}$/.test(parcel) ? parcel : null);

/** The parcels a message is about. Carriers reuse tracking numbers, so only the latest order's parcels count. */
export async function findNamed(db: Db, carrier: string, parcel: string): Promise<{ uuid: string; orderId: number }[]> {
  const uuid = uuidOf(parcel);
  const { rows } = await sql<{ uuid: string; orderId: number }>`
    select uuid, order_id as "orderId" from shipments.shipment
    where carrier = ${carrier} and (tracking_number = ${parcel} or uuid = ${uuid}::uuid) order by shipped_at desc limit 100`.execute(db);
  return rows.filter(({ orderId }) => orderId === rows[0]?.orderId);
}

/**
 * Stores an event that changes nothing of the parcels it names (`findNamed`), most of a parcel's scans, in one statement without the order's lock.
 * Returns false, with nothing stored, when it may change one, or names none.
 */
export async function storeUnchanging(
  db: Db,
  carrier: string,
  { parcel, event, fingerprint }: CarrierMessage,
  now: Date,
): Promise<boolean> {
  const uuid = uuidOf(parcel);
  const { code, status, place, at, expectedOn } = event;
  const { rows } = await sql<{ stored: boolean }>`
    with found as (
      select uuid, order_id, status, row_number() over (order by shipped_at desc) as at from shipments.shipment
      where carrier = ${carrier} and (tracking_number = ${parcel} or uuid = ${uuid}::uuid)
    ), named as (
      select uuid, status from found where order_id = (select order_id from found where at = 1) and at <= 100
    ), unchanged as (
      select uuid from named where not exists (select from named where status <> all (${[...stepsUnchangedBy(status)]}::text[]))
    ), added as (
      insert into shipments.event (shipment_uuid, code, status, place, at, expected_on, fingerprint, received_at)
      select uuid, ${code}, ${status}, ${place}, ${at}, ${expectedOn}::date, ${fingerprint}, ${now} from unchanged
      on conflict (shipment_uuid, fingerprint) do nothing
    )
    select exists (select from unchanged) as stored`.execute(db);
  return rows[0]?.stored ?? false;
}

/** The id of a parcel's order; null when there is no such parcel. */
export async function findOrderId(db: Db, shipmentUuid: string): Promise<number | null> {
  const { rows } = await sql<{ orderId: number }>`
    select order_id as "orderId" from shipments.shipment where uuid = ${shipmentUuid}::uuid`.execute(db);
  return rows[0]?.orderId ?? null;
}

/** Stores a parcel's event. Returns all its events, ordered by the carrier's clock; null for a repeat. */
export async function insertEvent(
  tx: Tx,
  shipmentUuid: string,
  { event, fingerprint }: CarrierMessage,
  now: Date,
): Promise<CarrierEvent[] | null> {
  const { code, status, place, at, expectedOn } = event;
  const { rows } = await sql<CarrierEvent>`
    with added as (
      insert into shipments.event (shipment_uuid, code, status, place, at, expected_on, fingerprint, received_at)
      values (${shipmentUuid}::uuid, ${code}, ${status}, ${place}, ${at}, ${expectedOn}::date, ${fingerprint}, ${now})
      on conflict (shipment_uuid, fingerprint) do nothing returning *
    )
    select code, status, place, at, expected_on as "expectedOn" from (
      select * from added
      union all select * from shipments.event where shipment_uuid = ${shipmentUuid}::uuid and exists (select from added)
    ) e order by at, id`.execute(tx);
  return rows.length > 0 ? rows : null;
}

/** A parcel's events, ordered by the carrier's clock. */
export async function findCarrierEvents(db: Db, shipmentUuid: string): Promise<CarrierEvent[]> {
  const { rows } = await sql<CarrierEvent>`
    select code, status, place, at, expected_on as "expectedOn" from shipments.event where shipment_uuid = ${shipmentUuid}::uuid
    order by at, id`.execute(db);
  return rows;
}

/** The events of several parcels, ordered by the carrier's clock, by parcel. */
export async function findCarrierEventsOf(db: Db, shipmentUuids: readonly string[]): Promise<Map<string, CarrierEvent[]>> {
  if (shipmentUuids.length === 0) return new Map();
  const { rows } = await sql<CarrierEvent & { shipmentUuid: string }>`
    select shipment_uuid as "shipmentUuid", code, status, place, at, expected_on as "expectedOn" from shipments.event
    where shipment_uuid = any(${[...shipmentUuids]}::uuid[]) order by at, id`.execute(db);
  return Map.groupBy(rows, ({ shipmentUuid }) => shipmentUuid);
}

/** Saves a parcel's progress. */
export async function saveProgress(
  tx: Tx,
  shipmentUuid: string,
  { status, isDelayed, deliveredAt }: Progress & { readonly deliveredAt: Date | null },
): Promise<void> {
  await sql`
    update shipments.shipment set status = ${status}, delayed = ${isDelayed}, delivered_at = ${deliveredAt}
    where uuid = ${shipmentUuid}::uuid`.execute(tx);
}

/** An undelivered parcel, with the fingerprints of its stored events. */
export interface OnItsWay {
  readonly uuid: string;
  readonly orderId: number;
  readonly carrier: string;
  readonly trackingNumber: string | null;
  readonly shippedAt: Date;
  readonly status: TrackingStep;
  readonly said: readonly string[];
}

/** These carriers' undelivered parcels shipped after `since`, oldest first. */
export async function findOnTheirWay(db: Db, carriers: readonly string[], since: Date, limit: number): Promise<OnItsWay[]> {
  const { rows } = await sql<OnItsWay>`
    select s.uuid, s.order_id as "orderId", s.carrier, s.tracking_number as "trackingNumber", s.shipped_at as "shippedAt", s.status,
      array(select e.fingerprint from shipments.event e where e.shipment_uuid = s.uuid) as said
    from shipments.shipment s
    where s.status <> 'delivered' and s.carrier = any(${[...carriers]}::text[]) and s.shipped_at > ${since}
    order by s.shipped_at limit ${limit}`.execute(db);
  return rows;
}
