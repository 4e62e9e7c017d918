import type { Arrival } from '../../contract/buying/delivery.ts';
import { placeOf } from '../addresses/index.ts';
import { arrivalOf, spanOf } from './arrival.ts';
import { departuresAt, today } from './cut-off.ts';
import type { Day } from './days.ts';
import { type Consignment, calendarOf, type Trip, tripTo } from './trip.ts';
import type { Destination } from './zones.ts';

export interface Estimate {
  readonly arrival: Arrival;
  /** Orders until then keep the dates. */
  readonly orderBy: Date;
  /** Parcels it comes in. */
  readonly parcels: number;
}

/** The estimates of several items, in their order, and of all that can be had of them together. */
export interface Estimates {
  readonly each: readonly (Estimate | null)[];
  readonly together: Estimate | null;
}

/** Places all over the contiguous US: what holds for them holds for everybody who has not said where they are. */
export const everywhere: readonly Destination[] = ['98101', '92101', '33101', '04401', '78501', '80202', '43215', '10001'].flatMap(
  (zip) => placeOf(zip) ?? [],
);

/**
 * When items arrive (checklist 13): each leaves the nearest warehouses that have it once its lead time is over, and travels on
 * business days by distance; together they have arrived with the last parcel. Without a postal code or a state the dates hold all over
 * the contiguous US. Null for what cannot be had in that quantity. Pure.
 */
export function estimate(items: readonly Consignment[], destination: Destination, now: Date): Estimates {
  const places = destination.postalCode || destination.stateRegion ? [destination] : everywhere;
  const departureOf = departuresAt(now);
  const ways = items.map((item): Way => ({ item, trips: places.flatMap((place) => tripTo(item, place, departureOf) ?? []) }));
  const orderedOn = shopDay(now);
  const sum = (some: readonly Way[]) => summary(some, destination, orderedOn);
  return { each: ways.map((way) => sum([way])), together: sum(ways) };
}

/** An item and its trips: one to a known place, or one to each place of the country. */
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

/** The day a shopper calls today: that of the shop's own clock. */
const shopDay = (now: Date) => today(now, { timeZone: 'America/New_York' });

/** What leaves one warehouse on one day in one way travels together. */
const parcelOf = ({ method, leadTimeDays }: Consignment, warehouse: string): string => `${warehouse} ${method} ${leadTimeDays}`;
