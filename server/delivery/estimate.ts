import type { ShippingMethodCode } from '../../contract/delivery.ts';
import { addBusinessDays, addDays, type Day } from './business-days.ts';
import { type Destination, type Zone, zoneOf } from './zones.ts';

export interface Handling {
  /** Orders placed before this hour (0–23) leave the same business day. */
  readonly cutOffHour: number;
  /** Where the clock of the cut-off hangs. */
  readonly timeZone: string;
}

const defaultHandling: Handling = { cutOffHour: 14, timeZone: 'America/New_York' };

/** Business days on the way, fewest and most. */
const transit: Readonly<Record<ShippingMethodCode, Readonly<Record<Zone, readonly [number, number]>>>> = {
  GROUND: { contiguous: [3, 5], poBox: [4, 7], remote: [7, 12], canada: [6, 9] },
  FRNTDOOR: { contiguous: [6, 10], poBox: [7, 12], remote: [12, 18], canada: [9, 14] },
};

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes longer than everything else here, so each is made once. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const digits = '2-digit';
    clock = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: digits, day: digits, hour: digits, hourCycle: 'h23' });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** The day an order placed now leaves the warehouse. */
export function shippingDay(now: Date, handling: Handling = defaultHandling): Day {
  const parts = clockOf(handling.timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  const today = `${part('year')}-${part('month')}-${part('day')}`;
  return addBusinessDays(Number(part('hour')) < handling.cutOffHour ? today : addDays(today, 1), 0);
}

/** Between which days, both included, an order placed now arrives. */
export function arrival(
  method: ShippingMethodCode,
  destination: Destination,
  now: Date,
  handling: Handling = defaultHandling,
): { earliest: Day; latest: Day } {
  const from = shippingDay(now, handling);
  const [fewest, most] = transit[method][zoneOf(destination)];
  return { earliest: addBusinessDays(from, fewest), latest: addBusinessDays(from, most) };
}
