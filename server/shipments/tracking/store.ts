import { sql } from 'kysely';
import type { TrackingStatus, TrackingStep } from '../../../contract/orders/tracking.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { CarrierMessage } from '../carriers/message.ts';
import type { CarrierEvent, Progress, ProgressEvent } from './progress.ts';

/** The id of a parcel's order; null when there is no such parcel. */
export async function findOrderId(db: Db, shipmentUuid: string): Promise<number | null> {
  const { rows } = await sql<{ orderId: number }>`
    select order_id as "orderId" from shipments.shipment where uuid = ${shipmentUuid}::uuid`.execute(db);
  return rows[0]?.orderId ?? null;
}

/** A parcel that a message is about, with its stored progress and the events it follows from. */
export interface NamedParcel extends Progress {
  readonly uuid: string;
  readonly orderId: number;
  readonly events: readonly ProgressEvent[];
}

/**
 * Locks the parcels that a message is about and stores its event once for each. Carriers reuse tracking numbers, so only the latest order's parcels
 * count. Their events may lack what was committed while this waited for the lock.
 */
export async function insertEvent(
  tx: Tx,
  carrier: string,
  { parcel, event, fingerprint }: CarrierMessage,
  now: Date,
): Promise<NamedParcel[]> {
  const uuid = /^[0-9A-F]{32}$/.test(parcel) ? parcel : null;
  const { code, status, place, at, expectedOn } = event;
  const { rows } = await sql<Omit<NamedParcel, 'events'> & { said: TrackingStatus | null; at: Date | null }>`
    with named as (
      select uuid, order_id, status, delayed, shipped_at from shipments.shipment
      where carrier = ${carrier} and (tracking_number = ${parcel} or uuid = ${uuid}::uuid)
      order by shipped_at desc, uuid limit 100 for no key update
    ), latest as (
      select * from named where order_id = (select order_id from named order by shipped_at desc, uuid limit 1)
    ), added as (
      insert into shipments.event (shipment_uuid, code, status, place, at, expected_on, fingerprint, received_at)
      select uuid, ${code}, ${status}, ${place}, ${at}, ${expectedOn}::date, ${fingerprint}, ${now} from latest
      on conflict (shipment_uuid, fingerprint) do nothing returning shipment_uuid, status, at
    )
    select l.uuid, l.order_id as "orderId", l.status, l.delayed as "isDelayed", e.status as said, e.at
    from latest l left join lateral (
      select status, at from added where shipment_uuid = l.uuid
      union all select status, at from shipments.event where shipment_uuid = l.uuid
    ) e on true`.execute(tx);
  return [...Map.groupBy(rows, (row) => row.uuid).values()].flatMap((of) =>
    of.slice(0, 1).map(({ said: _said, at: _at, ...parcel }) => ({
      ...parcel,
      events: of.flatMap(({ said, at }) => (at === null ? [] : { status: said, at })),
    })),
  );
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
