import { type CarrierCode, carrierNames } from '../../../contract/shipments/shipments.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import type { Config } from '../../platform/config/config.ts';
import type { CarrierEvent } from '../tracking/progress.ts';
import { type CarrierMessage, eventOf, fingerprintOf } from './message.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Places the sandbox's parcels pass through. */
const hubs = ['Memphis, TN', 'Louisville, KY', 'Indianapolis, IN', 'Dallas, TX', 'Ontario, CA'];

/** A parcel moved by the sandbox. */
export interface SandboxParcel {
  readonly uuid: string;
  readonly trackingNumber: string | null;
  readonly shippedAt: Date;
  /** The promised days, first and last (`YYYY-MM-DD`). */
  readonly promised: { readonly earliest: string; readonly latest: string };
  /** In the carriers' notation: `Columbus, OH`. */
  readonly destination: string;
}

/** The carriers the sandbox simulates: those without a webhook secret, and none where the sandbox is not allowed. */
export const sandboxCarriers = ({ sandboxAllowed, carrierSecrets }: Pick<Config, 'sandboxAllowed' | 'carrierSecrets'>): CarrierCode[] =>
  sandboxAllowed ? keysOf(carrierNames).filter((code) => !carrierSecrets.has(code)) : [];

/**
 * The sandbox carrier's messages about a parcel up to `now`, oldest first. A tracking number containing QUICK moves a step per minute, DELAY
 * arrives two days after the last promised day, and LOST stops at the first hub. All others arrive on the first promised day.
 */
export function sandboxMessages(parcel: SandboxParcel, now: Date): CarrierMessage[] {
  const name = parcel.trackingNumber ?? idOf(parcel);
  return lifeOf(parcel, name)
    .filter(({ at }) => at <= now)
    .map((event) => ({ parcel: idOf(parcel), event, fingerprint: fingerprintOf(name, event) }));
}

/** By its id, since parcels of one order may share a tracking number. */
const idOf = ({ uuid }: SandboxParcel): string => uuid.replaceAll('-', '').toUpperCase();

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
  const soonest = startOfDay(after(dayMs));
  const first = Math.max(Date.parse(promised.earliest), soonest);
  const day = isHeldUp ? Math.max(Date.parse(promised.latest), soonest) + 2 * dayMs : first;
  const way = first - shippedAt.getTime();
  const delayed = { place: hub, expectedOn: new Date(day).toISOString().slice(0, 10) };
  const start = [eventOf('PICKED_UP', after(way / 12), {}), eventOf('ARRIVED', after(way / 3), { place: hub })];
  if (name.includes('LOST')) return [...start, eventOf('EXCEPTION', after(way), { place: hub })];
  return [
    ...start,
    isHeldUp ? eventOf('DELAYED', after((way * 2) / 3), delayed) : eventOf('DEPARTED', after((way * 2) / 3), { place: hub }),
    eventOf('OUT_FOR_DELIVERY', new Date(day + 13 * hourMs), { place: destination }),
    eventOf('DELIVERED', new Date(day + (17 + (Number.parseInt(uuid.slice(6, 8), 16) % 6)) * hourMs), { place: destination }),
  ];
}

const startOfDay = (at: Date): number => Math.floor(at.getTime() / dayMs) * dayMs;
