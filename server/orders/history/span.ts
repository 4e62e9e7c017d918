import type { OrderFilter } from '../../../contract/orders/order-history.ts';

/** From (inclusive) and before (exclusive); null is open-ended. */
export interface Span {
  readonly from: Date | null;
  readonly before: Date | null;
}

const day = 86_400_000;
const newYear = (year: number): Date => new Date(Date.UTC(year, 0, 1));

/** The time span of an order history filter (spec §9). Years begin in UTC, like the dates on screen. */
export function spanOf(filter: OrderFilter, now: Date): Span {
  const year = now.getUTCFullYear();
  const whole = (which: number): Span => ({ from: newYear(which), before: newYear(which + 1) });
  switch (filter) {
    case 'most-recent':
      return { from: null, before: null };
    case '30-days':
      return { from: new Date(now.getTime() - 30 * day), before: null };
    case '6-months':
      return { from: monthsBefore(now, 6), before: null };
    case 'this-year':
      return { from: newYear(year), before: null };
    case 'last-year':
      return whole(year - 1);
    case 'two-years-ago':
      return whole(year - 2);
    case 'three-or-more-years-ago':
      return { from: null, before: newYear(year - 2) };
  }
}

/** The same day of an earlier month, or that month's last day: six months before August 31 is the last of February. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
