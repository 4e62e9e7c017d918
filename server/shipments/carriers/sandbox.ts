import { type CarrierCode, carrierNames } from '../../../contract/buying/shipments.ts';
import type { Config } from '../../platform/config.ts';
import type { CarrierEvent } from '../tracking/progress.ts';
import { type CarrierMessage, eventOf, fingerprintOf } from './message.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Where the sandbox's parcels come through. */
const hubs = ['Memphis, TN', 'Louisville, KY', 'Indianapolis, IN', 'Dallas, TX', 'Ontario, CA'];

/** A parcel that the sandbox moves. */
export interface SandboxParcel {
  readonly uuid: string;
  readonly trackingNumber: string | null;
  readonly shippedAt: Date;
  /** The last day it was promised for (`YYYY-MM-DD`). */
  readonly promised: string;
  /** As carriers write places: `Columbus, OH`. */
  readonly destination: string;
}

/** The carriers whose parcels the sandbox moves: those that cannot tell us anything, where play is allowed at all. */
export const sandboxCarriers = ({ sandboxAllowed, carrierSecrets }: Pick<Config, 'sandboxAllowed' | 'carrierSecrets'>): CarrierCode[] =>
  sandboxAllowed ? (Object.keys(carrierNames) as CarrierCode[]).filter((code) => !carrierSecrets.has(code)) : [];

/**
 * What the sandbox carrier has said of a parcel by now, the first first. A tracking number with QUICK in it makes a step every minute, one with DELAY is held
 * up for two days, one with LOST comes no further than the first hub; every other arrives on the last day it was promised for.
 */
export function sandboxMessages(parcel: SandboxParcel, now: Date): CarrierMessage[] {
  const name = parcel.trackingNumber ?? parcel.uuid.replaceAll('-', '').toUpperCase();
  return lifeOf(parcel, name)
    .filter(({ at }) => at <= now)
    .map((event) => ({ parcel: name, event, fingerprint: fingerprintOf(name, event) }));
}

function lifeOf({ uuid, shippedAt, promised, destination }: SandboxParcel, name: string): CarrierEvent[] {
  const hub = hubs[Number.parseInt(uuid.slice(0, 6), 16) % hubs.length] ?? null;
  const after = (ms: number) => new Date(shippedAt.getTime() + ms);
  if (name.includes('QUICK'))
    return [
      eventOf('PICKED_UP', after(60_000), {}),
      eventOf('IN_TRANSIT', after(120_000), { place: hub }),
      eventOf('OUT_FOR_DELIVERY', after(180_000), { place: destination }),
      eventOf('DELIVERED', after(240_000), { place: destination }),
    ];
  const isHeldUp = name.includes('DELAY');
  const promise = Math.max(Date.parse(promised), startOfDay(after(dayMs)));
  const day = promise + (isHeldUp ? 2 * dayMs : 0);
  const way = promise - shippedAt.getTime();
  const delayed = { place: hub, expectedOn: new Date(day).toISOString().slice(0, 10) };
  const first = [eventOf('PICKED_UP', after(way / 12), {}), eventOf('ARRIVED', after(way / 3), { place: hub })];
  if (name.includes('LOST')) return [...first, eventOf('EXCEPTION', after(way), { place: hub })];
  return [
    ...first,
    isHeldUp ? eventOf('DELAYED', after((way * 2) / 3), delayed) : eventOf('DEPARTED', after((way * 2) / 3), { place: hub }),
    eventOf('OUT_FOR_DELIVERY', new Date(day + 13 * hourMs), { place: destination }),
    eventOf('DELIVERED', new Date(day + (17 + (Number.parseInt(uuid.slice(6, 8), 16) % 6)) * hourMs), { place: destination }),
  ];
}

const startOfDay = (at: Date): number => Math.floor(at.getTime() / dayMs) * dayMs;
