import { memoized } from '../platform/memoized.ts';
import { addBusinessDays, isHoliday } from './business-days.ts';
import { addDays, type Day, weekdayOf } from './days.ts';

/** The clock of a warehouse. */
export interface Handling {
  /** Orders placed before this hour (0–23) leave the same business day. */
  readonly cutOffHour: number;
  /** IANA name of the warehouse's time zone. */
  readonly timeZone: string;
  /** Weekdays on which it dispatches, 0 Sunday … 6 Saturday. */
  readonly dispatchDays: readonly number[];
  /** Days without dispatch besides the public holidays. */
  readonly closedDays: readonly Day[];
}

const digits = '2-digit';

/** Cached, because creating a formatter takes longer than everything else here. */
const clockOf = memoized(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: digits,
      day: digits,
      hour: digits,
      minute: digits,
      hourCycle: 'h23',
    }),
);

/** Date and time at the warehouse, to the minute: every zone's offset is whole minutes. */
const wallClock = (now: Date, timeZone: string) => wallClockOf(timeZone)(Math.floor(now.getTime() / minuteMs));

const minuteMs = 60_000;

/** Cached too, because every line of every cart asks for the same few minutes. */
const wallClockOf = memoized((timeZone: string) =>
  memoized((minute: number): { day: Day; hour: number; time: number } => {
    const parts = clockOf(timeZone).formatToParts(minute * minuteMs);
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
    const day = `${part('year')}-${part('month')}-${part('day')}`;
    return { day, hour: Number(part('hour')), time: Date.parse(`${day}T${part('hour')}:${part('minute')}:00Z`) };
  }),
);

/** The first day from `day` on that the warehouse dispatches. */
function dispatchDayFrom(day: Day, { dispatchDays, closedDays }: Handling): Day {
  let current = day;
  while (!dispatchDays.includes(weekdayOf(current)) || isHoliday(current, 'US') || closedDays.includes(current))
    current = addDays(current, 1);
  return current;
}

/** The day an order placed now leaves the warehouse. */
export function shippingDay(now: Date, handling: Handling): Day {
  const { day, hour } = wallClock(now, handling.timeZone);
  return dispatchDayFrom(hour < handling.cutOffHour ? day : addDays(day, 1), handling);
}

/** The day that something leaves which takes this many business days from a dispatch day on. */
export const leavingDay = (from: Day, leadTimeDays: number, handling: Handling): Day =>
  leadTimeDays === 0 ? from : dispatchDayFrom(addBusinessDays(from, leadTimeDays), handling);

/** The moment from which orders leave later than on that day. */
export function cutOffOf(day: Day, { cutOffHour, timeZone }: Pick<Handling, 'cutOffHour' | 'timeZone'>): Date {
  const wanted = Date.parse(`${day}T${String(cutOffHour).padStart(2, '0')}:00:00Z`);
  let moment = wanted;
  // The second step corrects for a daylight saving change in between.
  for (let look = 0; look < 2; look++) moment += wanted - wallClock(new Date(moment), timeZone).time;
  return new Date(moment);
}

/** The dispatch day of an order placed at this moment, and the end of that day's orders. */
export interface Departure {
  readonly day: Day;
  readonly orderBy: Date;
}

/** The dispatch of orders placed now, per warehouse; reads each clock once, however many items there are. */
export function departuresAt(now: Date): (handling: Handling) => Departure {
  const known = new Map<string, Departure>();
  return (handling) => {
    const key = `${handling.timeZone} ${handling.cutOffHour} ${handling.dispatchDays} ${handling.closedDays}`;
    let departure = known.get(key);
    if (!departure) {
      const day = shippingDay(now, handling);
      departure = { day, orderBy: cutOffOf(day, handling) };
      known.set(key, departure);
    }
    return departure;
  };
}
