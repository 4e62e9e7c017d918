import { shopDay } from '../../delivery/index.ts';

const day = 86_400_000;
const hour = 3_600_000;

/**
 * The end of the return window of units that arrived then: calendar days, so it is the end of the last one in the shop's time zone and not the hour
 * of the delivery.
 */
export function returnByOf(arrived: Date, returnDays: number): Date {
  const last = shopDay(new Date(Date.parse(`${shopDay(arrived)}T12:00:00Z`) + returnDays * day));
  const utc = Date.parse(`${last}T23:59:59.999Z`);
  // New York is four or five hours behind UTC.
  const summer = new Date(utc + 4 * hour);
  return shopDay(new Date(summer.getTime() + 1)) === last ? new Date(utc + 5 * hour) : summer;
}
