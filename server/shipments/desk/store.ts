import { sql } from 'kysely';
import { type CarrierCode, carrierNames } from '../../../contract/shipments/shipments.ts';
import type { ShipmentState } from '../../../contract/staff/orders/staff-shipments.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import type { Db } from '../../platform/db/index.ts';
import type { StoredShipment } from '../shipment.ts';

/** Moments that decide what a parcel's state is. */
export interface Moments {
  /** `YYYY-MM-DD`, in the shop's time zone. */
  readonly today: string;
  /** Parcels shipped before it, and not delivered on the last day promised, are possibly lost. */
  readonly lostBefore: Date;
}

/** What the list is narrowed to. */
export interface ParcelFilter {
  readonly state: ShipmentState | undefined;
  readonly carrier: CarrierCode | undefined;
  /** Shipped at this moment or later. */
  readonly since: Date | null;
  /** Shipped before this moment. */
  readonly until: Date | null;
  /** What the search names. */
  readonly named: { readonly orderId: number } | { readonly trackingNumber: string } | null;
}

/** A place in the list: the parcel beside it, and on which side of it the page is. */
export interface ParcelCursor {
  readonly side: 'after' | 'before';
  readonly shippedAt: Date;
  readonly uuid: string;
}

const carriers = keysOf<CarrierCode>(carrierNames);

const named = (what: ParcelFilter['named']) =>
  what === null
    ? sql``
    : 'orderId' in what
      ? sql`and s.order_id = ${what.orderId}`
      : sql`and s.carrier = any(${carriers}::text[]) and s.tracking_number = ${what.trackingNumber}`;

const standing = (state: ShipmentState | undefined, { today, lostBefore }: Moments) =>
  state === undefined
    ? sql``
    : state === 'delayed'
      ? sql`and s.status <> 'delivered' and (s.delayed or s.promised_on < ${today}::date)`
      : state === 'lost'
        ? sql`and s.status <> 'delivered' and s.shipped_at < ${lostBefore} and (s.promised_on is null or s.promised_on < ${today}::date)`
        : sql`and s.status = ${state}`;

/** The planner drops conditions that are not set. */
const matching = (filter: ParcelFilter, moments: Moments) => sql`
  (${filter.carrier ?? null}::text is null or s.carrier = ${filter.carrier ?? null})
  and (${filter.since}::timestamptz is null or s.shipped_at >= ${filter.since})
  and (${filter.until}::timestamptz is null or s.shipped_at < ${filter.until})
  ${standing(filter.state, moments)} ${named(filter.named)}`;

/** The rows beyond a cursor, nearest first; without one from the end of the list. */
function inOrder(cursor: ParcelCursor | null) {
  if (cursor?.side === 'before')
    return sql`and (s.shipped_at, s.uuid) > (${cursor.shippedAt}::timestamptz, ${cursor.uuid}::uuid) order by s.shipped_at, s.uuid`;
  const shippedAt = cursor?.shippedAt ?? null;
  const uuid = cursor?.uuid ?? null;
  return sql`and (${uuid}::uuid is null or (s.shipped_at, s.uuid) < (${shippedAt}::timestamptz, ${uuid}::uuid))
    order by s.shipped_at desc, s.uuid desc`;
}

export interface ParcelRow extends Omit<StoredShipment, 'lines' | 'shippedBy'> {
  /** The last day promised with the order; null where it is unknown. */
  readonly promisedOn: string | null;
}

/** Parcels of the list beside a cursor, or from its beginning, the last shipped first. Indexes tell which; only the page's own parcels are read. */
export async function findParcelRows(
  db: Db,
  filter: ParcelFilter,
  { moments, cursor, limit }: { moments: Moments; cursor: ParcelCursor | null; limit: number },
): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select s.uuid, s.order_id as "orderId", s.carrier, s.tracking_number as "trackingNumber", s.shipped_at as "shippedAt", s.status,
      s.delayed as "isDelayed", s.delivered_at as "deliveredAt", s.promised_on as "promisedOn"
    from (select s.uuid from shipments.shipment s where ${matching(filter, moments)} ${inOrder(cursor)} limit ${limit}) page
    join shipments.shipment s on s.uuid = page.uuid order by s.shipped_at desc, s.uuid desc`.execute(db);
  return rows;
}

/** How many there are, up to `most`. */
export async function countParcels(db: Db, filter: ParcelFilter, moments: Moments, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from shipments.shipment s where ${matching(filter, moments)} limit ${most}) counted`.execute(db);
  return rows[0]?.n ?? 0;
}
