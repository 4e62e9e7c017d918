import { momentWords } from '../../features/staff/promotions/sentence.ts';
import { calendarDayOf } from '../../ui/browser/shop-clock.ts';
import { toShopTime } from '../../ui/browser/shop-time.ts';

/** A month of the shop's calendar. Months are `2026-11`, days `2026-11-30`. */
export interface Month {
  readonly key: string;
  /** `November 2026`. */
  readonly title: string;
  readonly days: readonly string[];
  readonly previous: string;
  readonly next: string;
}

const named = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' });

/** `2026-11` → `November 2026`. */
export const titleOf = (key: string): string => named.format(new Date(`${key}-01`));

/** The day at a moment in the shop. */
export const dayOf = (iso: string): string => toShopTime(iso).slice(0, 10);

/** The month asked for; any other text gives that of `now`. */
export function monthOf(asked: string | null, now: Date): Month {
  const key = /^20\d\d-(0[1-9]|1[0-2])$/.exec(asked ?? '')?.[0] ?? dayOf(now.toISOString()).slice(0, 7);
  const [year = 0, month = 0] = key.split('-').map(Number);
  const at = (months: number) => new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, index) => `${key}-${String(index + 1).padStart(2, '0')}`);
  return { key, title: titleOf(key), days, previous: at(-1), next: at(1) };
}

/** When something is in force: from `startsAt` until just before `endsAt`; null has no end. */
export interface Period {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

/** Its last day: at midnight it ends with the day before. Null without an end. */
export const lastDayOf = ({ endsAt }: Period): string | null => endsAt && dayOf(new Date(Date.parse(endsAt) - 1).toISOString());

/** The days of a month that it takes, from 0, and whether it also runs before and after them. */
export function spanOf(period: Period, { days }: Month): { first: number; last: number; isBefore: boolean; isAfter: boolean } {
  const start = dayOf(period.startsAt);
  const end = lastDayOf(period);
  const isBefore = start < (days[0] ?? '');
  const isAfter = end === null || end > (days.at(-1) ?? '');
  return { first: isBefore ? 0 : days.indexOf(start), last: isAfter ? days.length - 1 : days.indexOf(end), isBefore, isAfter };
}

/** `Nov 1, 2026 to Nov 30, 2026` or `Nov 1, 2026, one day`, with the time where it is not midnight. */
export function periodWords(period: Period): string {
  const last = lastDayOf(period);
  const { startsAt, endsAt } = period;
  if (endsAt === null || last === null) return `From ${momentWords(startsAt)}, no end`;
  const isMidnight = toShopTime(endsAt).endsWith('T00:00');
  if (isMidnight && toShopTime(startsAt) === `${last}T00:00`) return `${calendarDayOf(last)}, one day`;
  return `${momentWords(startsAt)} to ${isMidnight ? calendarDayOf(last) : momentWords(endsAt)}`;
}
