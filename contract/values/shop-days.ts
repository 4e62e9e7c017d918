import { shopZone } from './shop-zone.ts';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: shopZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day (`YYYY-MM-DD`) of a moment by the shop's own clock. */
export const shopDay = (at: Date): string => day.format(at);

/** Milliseconds of 24 hours. */
export const dayMs = 86_400_000;

/** The day (`YYYY-MM-DD`) so many calendar days after a day, or before it. */
export const dayAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Calendar days from one day to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** The day so many calendar days after that of a moment. */
export const shopDayAfter = (at: Date, days: number): string => dayAfter(shopDay(at), days);

/** The moment so many times 24 hours after another, or before it. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/** When a day begins by the shop's clock. */
export function startOfShopDay(date: string): Date {
  // New York is four or five hours behind UTC.
  const summer = new Date(`${date}T04:00:00Z`);
  return shopDay(summer) === date ? summer : new Date(`${date}T05:00:00Z`);
}
