import { plural } from '../../../../contract/values/count.ts';
/** The time left of a sale in whole parts; `soon` in its last minute. Null when it is over (spec §4: ends soon, ends in). */
export function timeLeft(endsAt: string, now: Date): { days: number; hours: number; minutes: number } | 'soon' | null {
  const seconds = (Date.parse(endsAt) - now.getTime()) / 1000;
  if (!(seconds > 0)) return null;
  if (seconds < 60) return 'soon';
  const minutes = Math.floor(seconds / 60);
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

const part = (count: number, unit: string) => (count === 0 ? [] : [plural(count, unit)]);

/** The message, such as "Sale ends in 2 days 4 hours 12 minutes"; null when the sale is over. */
export function urgencyWords(endsAt: string, now: Date): string | null {
  const left = timeLeft(endsAt, now);
  if (left === null) return null;
  if (left === 'soon') return 'Sale ends soon';
  return ['Sale ends in', ...part(left.days, 'day'), ...part(left.hours, 'hour'), ...part(left.minutes, 'minute')].join(' ');
}
