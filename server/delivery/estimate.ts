import type { Arrival } from '../../contract/delivery/delivery.ts';
import { shopDay } from '../../contract/values/shop-days.ts';
import { placeOf } from '../addresses/index.ts';
import { arrivalOf, spanOf } from './arrival.ts';
import { departuresAt } from './cut-off.ts';
import type { Day } from './days.ts';
import { type Consignment, calendarOf, type Trip, tripTo } from './trip.ts';
import type { Destination } from './zones.ts';

export interface Estimate {
  readonly arrival: Arrival;
  /** Orders until then get these dates. */
  readonly orderBy: Date;
  /** Number of parcels. */
  readonly parcels: number;
}

/** Estimates of several items in order, and of all available ones together. */
export interface Estimates {
  readonly each: readonly (Estimate | null)[];
  readonly together: Estimate | null;
}

/** Sample places across the contiguous US: what holds for them holds for a visitor whose location is unknown. */
export const everywhere: readonly Destination[] = ['98101', '92101', '33101', '04401', '78501', '80202', '43215', '10001'].flatMap(
  (zip) => placeOf(zip) ?? [],
);

/**
 * When items arrive (checklist 13). Each leaves the nearest warehouses that have it after its lead time, and travels business days by distance;
 * together they arrive with the last parcel. Without a postal code or state the dates hold across the contiguous US. Null for unavailable quantities.
 * Pure.
 */
export function estimate(items: readonly Consignment[], destination: Destination, now: Date): Estimates {
  const places = destination.postalCode || destination.stateRegion ? [destination] : everywhere;
  const departureOf = departuresAt(now);
  const ways = items.map((item): Way => ({ item, trips: places.flatMap((place) => tripTo(item, place, departureOf) ?? []) }));
  const orderedOn = shopDay(now);
  const sum = (some: readonly Way[]) => summary(some, destination, orderedOn);
  return { each: ways.map((way) => sum([way])), together: sum(ways) };
}

/** An item with its trips: one to a known place, or one per sample place. */
interface Way {
  readonly item: Consignment;
  readonly trips: readonly Trip[];
}

function summary(ways: readonly Way[], destination: Destination, orderedOn: Day): Estimate | null {
  const trips = ways.flatMap((way) => way.trips);
  const span = spanOf(trips.map(({ window }) => window));
  if (!span) return null;
  return {
    arrival: arrivalOf(span, orderedOn, calendarOf(destination)),
    orderBy: new Date(Math.min(...trips.map(({ orderBy }) => orderBy.getTime()))),
    parcels: new Set(ways.flatMap(({ item, trips: [trip] }) => (trip?.warehouses ?? []).map((code) => parcelOf(item, code)))).size,
  };
}

/** Units leaving one warehouse on one day by one method travel together. */
const parcelOf = ({ method, leadTimeDays }: Consignment, warehouse: string): string => `${warehouse} ${method} ${leadTimeDays}`;
