import type { ShippingMethodCode } from '../../contract/delivery/delivery.ts';
import { coordinatesOf } from '../addresses/index.ts';
import { allocate, type Shelf } from '../catalog/index.ts';
import { spanOf, type Window } from './arrival.ts';
import { addBusinessDays, type Calendar } from './business-days.ts';
import { type Departure, type Handling, leavingDay } from './cut-off.ts';
import type { Day } from './days.ts';
import { transitDays } from './transit.ts';
import { nearestFirst } from './warehouses.ts';
import { type Destination, zoneOf } from './zones.ts';

/** Units of a variation to deliver, with what is known about it. */
export interface Consignment {
  readonly variationId: number;
  readonly quantity: number;
  readonly method: ShippingMethodCode;
  /** Lead time in business days. */
  readonly leadTimeDays: number;
  readonly shelves: readonly Shelf[];
  /** Units held by others. */
  readonly held: number;
}

/** A consignment's trip to one place. */
export interface Trip {
  readonly window: Window;
  /** Orders until then get these dates. */
  readonly orderBy: Date;
  /** Warehouse codes; one parcel each. */
  readonly warehouses: readonly string[];
}

/** Whose holidays count on the way. */
export const calendarOf = (destination: Destination): Calendar => (zoneOf(destination) === 'canada' ? 'CA' : 'US');

/** Departure from the warehouses that would serve an order placed now; null when they lack units. */
export function tripTo(consignment: Consignment, destination: Destination, departureOf: (from: Handling) => Departure): Trip | null {
  const { variationId, quantity, shelves, held } = consignment;
  const taking = allocate([{ variationId, quantity }], shelves, new Map([[variationId, held]]), nearestFirst(shelves, destination));
  if (!taking.ok) return null;
  const warehouses = taking.taken.map(({ warehouseCode }) => warehouseCode);
  const from = shelves.filter(({ warehouseCode }) => warehouses.includes(warehouseCode));
  const departures = from.map((shelf) => ({ shelf, ...departureOf(shelf) }));
  const window = spanOf(departures.map(({ shelf, day }) => windowOf(consignment, shelf, day, destination)));
  if (!window) return null;
  return { window, orderBy: new Date(Math.min(...departures.map(({ orderBy }) => orderBy.getTime()))), warehouses };
}

function windowOf({ method, leadTimeDays }: Consignment, shelf: Shelf, day: Day, destination: Destination): Window {
  const leaves = leavingDay(day, leadTimeDays, shelf);
  const to = destination.postalCode ? coordinatesOf(destination.postalCode) : null;
  const [fewest, most] = transitDays(method, zoneOf(destination), coordinatesOf(shelf.postalCode), to);
  const calendar = calendarOf(destination);
  return { earliest: addBusinessDays(leaves, fewest, calendar), latest: addBusinessDays(leaves, most, calendar) };
}
