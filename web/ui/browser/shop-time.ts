import { shopZone } from '../../../contract/values/shop-zone.ts';

/** Shown beside every date field. */
export const shopZoneName = 'New York time';

/** Attributes of an input for a moment. A stored one may have seconds, from which steps of a minute would start. */
export const momentInput = { type: 'datetime-local', step: 'any', autoComplete: 'off' } as const;

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: shopZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Offset of the shop's time zone from UTC at a moment, in milliseconds. */
function aheadAt(moment: number): number {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/** An ISO moment for a `datetime-local` input, in the shop's time zone: `2026-11-27T00:00`, with seconds where it has any. Empty when invalid. */
export function toShopTime(iso: string | null): string {
  const moment = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(moment) ? '' : new Date(moment + aheadAt(moment)).toISOString().replace(/(:00)?(\.000)?Z$/, '');
}

/**
 * The ISO moment (UTC) of a time in the shop's time zone; null when invalid. An hour skipped in spring becomes the next one; an hour repeated in
 * autumn is the first of the two.
 */
export function fromShopTime(local: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/.test(local)) return null;
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return null;
  const before = wall - aheadAt(wall - 43_200_000);
  const fits = (moment: number) => aheadAt(moment) === wall - moment;
  const behind = wall - aheadAt(before);
  const moment = !fits(before) && fits(behind) ? behind : before;
  return new Date(moment).toISOString();
}
