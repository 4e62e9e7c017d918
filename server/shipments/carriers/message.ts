import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { TrackingStatus } from '../../../contract/buying/tracking.ts';
import { own } from '../../../contract/values/own.ts';
import type { CarrierEvent } from '../tracking/progress.ts';

/** What a carrier tells of one of its parcels. */
export interface CarrierMessage {
  /** Its tracking number, or our id of the shipment. */
  readonly parcel: string;
  readonly event: CarrierEvent;
  /** Digest of what it says: a message that comes again has the same one, however it is signed. */
  readonly fingerprint: string;
}

/** The carriers' codes that say something to a shopper; others are kept and shown to nobody. */
const statuses: Readonly<Record<string, TrackingStatus>> = {
  PICKED_UP: 'shipped',
  IN_TRANSIT: 'inTransit',
  ARRIVED: 'inTransit',
  DEPARTED: 'inTransit',
  DELAYED: 'delayed',
  EXCEPTION: 'delayed',
  DELIVERY_ATTEMPTED: 'delayed',
  OUT_FOR_DELIVERY: 'outForDelivery',
  DELIVERED: 'delivered',
};

/** The one form of all carriers' messages (docs/how-to/carriers.md). */
const form = z.object({
  parcel: z.string().trim().min(1).max(60),
  code: z.string().regex(/^[A-Z0-9_]{1,40}$/),
  at: z.iso.datetime({ offset: true }),
  place: z.string().trim().min(1).max(80).nullable().default(null),
  expectedOn: z.iso.date().nullable().default(null),
});

/** Reads a message; null where it is not in the form. A clock that is ahead of ours says no more than now. */
export function readMessage(body: Buffer, now: Date): CarrierMessage | null {
  const said = form.safeParse(parsed(body));
  if (!said.success) return null;
  const { code, place, expectedOn } = said.data;
  const parcel = said.data.parcel.replace(/[\s-]/g, '').toUpperCase();
  const at = new Date(said.data.at);
  const event = { code, status: own(statuses, code) ?? null, place, at: at > now ? now : at, expectedOn };
  return { parcel, event, fingerprint: fingerprintOf(parcel, { ...event, at }) };
}

/** Tells an event from every other of its carrier. */
export function fingerprintOf(parcel: string, { code, place, at, expectedOn }: CarrierEvent): string {
  return createHash('sha256')
    .update(JSON.stringify([parcel, code, at.toISOString(), place, expectedOn]))
    .digest('hex');
}

/** An event with one of the known codes. */
export const eventOf = (
  code: keyof typeof statuses,
  at: Date,
  { place = null, expectedOn = null }: Partial<CarrierEvent>,
): CarrierEvent => ({
  ...{ code, status: own(statuses, code) ?? null, place, at, expectedOn },
});

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
