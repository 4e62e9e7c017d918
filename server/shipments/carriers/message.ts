import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { TrackingStatus } from '../../../contract/shipments/tracking.ts';
import { calendarDay, calendarMoment } from '../../../contract/values/days.schemas.ts';
import { own } from '../../../contract/values/own.ts';
import { jsonOf } from '../../platform/http/json-of.ts';
import { isStorable } from '../../platform/http/storable.ts';
import type { CarrierEvent } from '../tracking/progress.ts';

/** A carrier's message about one parcel. */
export interface CarrierMessage {
  /** The tracking number, or our shipment UUID, in upper case without spaces and dashes. */
  readonly parcel: string;
  readonly event: CarrierEvent;
  /** Digest of the content, which detects repeats under another signature. */
  readonly fingerprint: string;
}

/** Codes that shoppers see as a status. Events with other codes are stored but not shown. */
const statuses: Readonly<Record<string, TrackingStatus>> = {
  PICKED_UP: 'shipped',
  IN_TRANSIT: 'inTransit',
  ARRIVED: 'inTransit',
  DEPARTED: 'inTransit',
  DELAYED: 'delayed',
  EXCEPTION: 'delayed',
  DELIVERY_ATTEMPTED: 'delayed',
  LOST: 'delayed',
  RETURNED_TO_SENDER: 'delayed',
  OUT_FOR_DELIVERY: 'outForDelivery',
  DELIVERED: 'delivered',
};

/** The message format for all carriers (docs/how-to/carriers.md). */
const form = z.object({
  parcel: z.string().trim().min(1).max(60),
  code: z.string().regex(/^[A-Z0-9_]{1,40}$/),
  at: calendarMoment(),
  place: z.string().trim().min(1).max(80).nullable().default(null),
  expectedOn: calendarDay().nullable().default(null),
});

/** Reads a message; null when malformed. Caps future times at `now`, since a carrier's clock may be ahead. */
export function readMessage(body: Buffer, now: Date): CarrierMessage | null {
  const said = form.safeParse(jsonOf(body));
  if (!said.success || !isStorable(said.data)) return null;
  const { code, place, expectedOn } = said.data;
  const parcel = said.data.parcel.replace(/[\s-]/g, '').toUpperCase();
  const at = new Date(said.data.at);
  const event = { code, status: own(statuses, code) ?? null, place, at: at > now ? now : at, expectedOn };
  return { parcel, event, fingerprint: fingerprintOf(parcel, { ...event, at }) };
}

/** Hashes a parcel's event, so that a repeat is recognised. */
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
  code,
  status: own(statuses, code) ?? null,
  place,
  at,
  expectedOn,
});
