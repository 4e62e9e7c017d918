import type { Arrival } from '../../contract/delivery.ts';
import { placeOf } from '../addresses/index.ts';
import { arrivalOf, spanOf } from './arrival.ts';
import { today } from './cut-off.ts';
import { type Consignment, calendarOf, type Trip, tripTo } from './trip.ts';
import type { Destination } from './zones.ts';

export interface Estimate {
  readonly arrival: Arrival;
  /** Orders until then keep the dates. */
  readonly orderBy: Date;
  /** Parcels it comes in. */
  readonly parcels: number;
}

/** Places all over the contiguous US: what holds for them holds for everybody who has not said where they are. */
const everywhere: readonly Destination[] = ['98101', '92101', '33101', '04401', '78501', '80202', '43215', '10001'].flatMap(
  (zip) => placeOf(zip) ?? [],
);

/** The day a shopper calls today: that of the shop's own clock. */
const shopDay = (now: Date) => today(now, { timeZone: 'America/New_York' });

/** The ways to a place, or all over the country when nothing is known of it. */
function tripsOf(item: Consignment, destination: Destination, now: Date): Trip[] {
  const places = destination.postalCode || destination.stateRegion ? [destination] : everywhere;
  return places.flatMap((place) => tripTo(item, place, now) ?? []);
}

/**
 * When an item arrives (checklist 13): it leaves the nearest warehouses that have it once its lead time is over, and travels on
 * business days by distance. Null when so many cannot be had. Pure.
 */
export function estimate(item: Consignment, destination: Destination, now: Date): Estimate | null {
  return estimateAll([item], destination, now);
}

/** When all of these items have arrived: from the first parcel to the last. What cannot be had is left out; null of nothing. */
export function estimateAll(items: readonly Consignment[], destination: Destination, now: Date): Estimate | null {
  const trips = items.map((item) => ({ item, trips: tripsOf(item, destination, now) }));
  const all = trips.flatMap((way) => way.trips);
  const span = spanOf(all.map(({ window }) => window));
  if (!span) return null;
  return {
    arrival: arrivalOf(span, shopDay(now), calendarOf(destination)),
    orderBy: new Date(Math.min(...all.map(({ orderBy }) => orderBy.getTime()))),
    parcels: new Set(trips.flatMap(({ item, trips: [trip] }) => (trip?.warehouses ?? []).map((code) => parcelOf(item, code)))).size,
  };
}

/** What leaves one warehouse on one day in one way travels together. */
const parcelOf = ({ method, leadTimeDays }: Consignment, warehouse: string): string => `${warehouse} ${method} ${leadTimeDays}`;
