import { type RawBuilder, sql } from 'kysely';
import type { TrackingStep } from '../../../contract/shipments/tracking.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { CarrierMessage } from '../carriers/message.ts';
import { type CarrierEvent, type Progress, stepsUnchangedBy } from './progress.ts';

/** The parcels a message is about. Carriers reuse tracking numbers, so only the latest order's parcels count. */
function named(carrier: string, parcel: string) {
  const uuid = /^[0-9A-F]{32}$/.test(parcel) ? parcel : null;
  return sql`
    select uuid, order_id, status, carrier, tracking_number from (
      select uuid, order_id, status, carrier, tracking_number, first_value(order_id) over (order by shipped_at desc) as latest from shipments.shipment
      where carrier = ${carrier} and (tracking_number = ${parcel} or uuid = ${uuid}::uuid) order by shipped_at desc limit 100
    ) found where order_id = latest`;
}

export async function findNamed(db: Db, carrier: string, parcel: string): Promise<{ uuid: string; orderId: number }[]> {
  const { rows } = await sql<{ uuid: string; orderId: number }>`
    select uuid, order_id as "orderId" from (${named(carrier, parcel)}) named`.execute(db);
  return rows;
}

/** Stores an event of these parcels unless it is a repeat: `parcels` is a query with their `uuid` and label. Returns the new rows. */
const insertion = (parcels: RawBuilder<unknown>, { event, fingerprint }: CarrierMessage, now: Date) => sql`
  insert into shipments.event (shipment_uuid, carrier, tracking_number, code, status, place, at, expected_on, fingerprint, received_at)
  select uuid, carrier, tracking_number, ${event.code}, ${event.status}, ${event.place}, ${event.at}, ${event.expectedOn}::date, ${fingerprint}, ${now}
  from (${parcels}) parcels
  on conflict (shipment_uuid, fingerprint) do nothing returning *`;

/**
 * Stores an event that changes nothing of its parcels, as most scans do, in one statement without the order's lock. Returns false, with nothing
 * stored, when it may change one, or names none.
 */
export async function storeUnchanging(db: Db, carrier: string, message: CarrierMessage, now: Date): Promise<boolean> {
  const unchanged = [...stepsUnchangedBy(message.event.status)];
  const { rows } = await sql<{ stored: boolean }>`
    with named as (${named(carrier, message.parcel)}), unchanged as (
      select uuid, carrier, tracking_number from named where not exists (select from named where status <> all (${unchanged}::text[]))
    ), added as (${insertion(sql`select uuid, carrier, tracking_number from unchanged`, message, now)})
    select exists (select from unchanged) as stored`.execute(db);
  return rows[0]?.stored ?? false;
}

/** The id of a parcel's order; null when there is no such parcel. */
export async function findOrderId(db: Db, shipmentUuid: string): Promise<number | null> {
  const { rows } = await sql<{ orderId: number }>`
    select order_id as "orderId" from shipments.shipment where uuid = ${shipmentUuid}::uuid`.execute(db);
  return rows[0]?.orderId ?? null;
}

/** The parcels of events `e`, but for events of a label that was corrected since. */
const parcelOfEvent = sql`
  join shipments.shipment s on s.uuid = e.shipment_uuid
    and (e.carrier is null or (e.carrier = s.carrier and e.tracking_number is not distinct from s.tracking_number))`;

/** Stores a parcel's event. Returns all events of its label, ordered by the carrier's clock; null for a repeat. */
export async function insertEvent(tx: Tx, shipmentUuid: string, message: CarrierMessage, now: Date): Promise<CarrierEvent[] | null> {
  const { rows } = await sql<CarrierEvent>`
    with added as (
      ${insertion(sql`select uuid, carrier, tracking_number from shipments.shipment where uuid = ${shipmentUuid}::uuid`, message, now)}
    )
    select e.code, e.status, e.place, e.at, e.expected_on as "expectedOn" from (
      select * from added
      union all select * from shipments.event where shipment_uuid = ${shipmentUuid}::uuid and exists (select from added)
    ) e ${parcelOfEvent} order by e.at, e.id`.execute(tx);
  return rows.length > 0 ? rows : null;
}

/** The events of a parcel's label, ordered by the carrier's clock. */
export async function findCarrierEvents(db: Db, shipmentUuid: string): Promise<CarrierEvent[]> {
  const { rows } = await sql<CarrierEvent>`
    select e.code, e.status, e.place, e.at, e.expected_on as "expectedOn" from shipments.event e ${parcelOfEvent}
    where e.shipment_uuid = ${shipmentUuid}::uuid order by e.at, e.id`.execute(db);
  return rows;
}

/** The events of several parcels' labels, ordered by the carrier's clock, by parcel. */
export async function findCarrierEventsOf(db: Db, shipmentUuids: readonly string[]): Promise<Map<string, CarrierEvent[]>> {
  if (shipmentUuids.length === 0) return new Map();
  const { rows } = await sql<CarrierEvent & { shipmentUuid: string }>`
    select e.shipment_uuid as "shipmentUuid", e.code, e.status, e.place, e.at, e.expected_on as "expectedOn" from shipments.event e ${parcelOfEvent}
    where e.shipment_uuid = any(${[...shipmentUuids]}::uuid[]) order by e.at, e.id`.execute(db);
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
