import { shopZone } from '../../../contract/values/shop-zone.ts';

const dayAndHour = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: shopZone,
  timeZoneName: 'short',
});

/** A moment in the shop's time zone: "Monday, November 23 at 12:00 AM EST". */
export const momentInWords = (iso: string): string => dayAndHour.format(new Date(iso));

/** The last minute before a moment, for naming an end: midnight would leave open which day is meant. */
export const lastMinuteInWords = (iso: string): string => dayAndHour.format(new Date(Date.parse(iso) - 60_000));
