import { shopZone } from '../../../contract/values/shop-zone.ts';

const words = new Intl.DateTimeFormat('en-US', {
  timeZone: shopZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const day = new Intl.DateTimeFormat('en-US', { timeZone: shopZone, year: 'numeric', month: 'short', day: 'numeric' });

/** `Nov 27, 2026, 12:00 AM EST`; invalid input is returned unchanged. */
export function shopMomentOf(iso: string): string {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? iso : words.format(moment);
}

const calendar = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });

/** `2026-11-27` → `Nov 27, 2026`: a calendar day, the same everywhere. */
export const calendarDayOf = (date: string): string => calendar.format(new Date(date));

const shortCalendar = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** `2026-11-27` → `Nov 27`: a calendar day where the year is plain and room is short. */
export const shortCalendarDayOf = (date: string): string => shortCalendar.format(new Date(date));

/** `Nov 27, 2026`: the day in the shop's time zone. */
export const shopDayOf = (iso: string): string => day.format(new Date(iso));
