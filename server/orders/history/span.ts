import type { OrderFilter } from '../../../contract/orders/order-history.ts';
import { shopDay, startOfShopDay } from '../../../contract/values/shop-days.ts';

/** From (inclusive) and before (exclusive); null is open-ended. */
export interface Span {
  readonly from: Date | null;
  readonly before: Date | null;
}

const day = 86_400_000;
const newYear = (year: number): Date => startOfShopDay(`${year}-01-01`);

/** The time span of an order history filter (spec §9). Years begin by the shop's clock, like the dates on screen. */
export function spanOf(filter: OrderFilter, now: Date): Span {
  const year = Number(shopDay(now).slice(0, 4));
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
