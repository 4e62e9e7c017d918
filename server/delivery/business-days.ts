import { memoized } from '../platform/memoized.ts';
import { addDays, type Day, weekdayOf } from './days.ts';
import { canadianHolidays, federalHolidays } from './holidays.ts';

/** Whose holidays count. `CA` means across the border, where both the warehouse's and the receiver's do. */
export type Calendar = 'US' | 'CA';

const holidaysOf = memoized((calendar: Calendar) =>
  memoized((year: number): ReadonlySet<Day> => {
    // New Year's Day of the next year may be observed on December 31.
    const american = [...federalHolidays(year), ...federalHolidays(year + 1)];
    return new Set(calendar === 'CA' ? [...american, ...canadianHolidays(year)] : american);
  }),
);

/** Whether the day is a public holiday of the calendar. */
export const isHoliday = (day: Day, calendar: Calendar): boolean => holidaysOf(calendar)(Number(day.slice(0, 4))).has(day);

export function isBusinessDay(day: Day, calendar: Calendar = 'US'): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isHoliday(day, calendar);
}

/** The day this many business days after `day`; 0 gives the day itself, or the next business day. */
export function addBusinessDays(day: Day, count: number, calendar: Calendar = 'US'): Day {
  let current = day;
  while (!isBusinessDay(current, calendar)) current = addDays(current, 1);
  for (let left = count; left > 0; ) {
    current = addDays(current, 1);
    if (isBusinessDay(current, calendar)) left--;
  }
  return current;
}

/** Business days after `from` up to and including `to`. */
export function businessDaysBetween(from: Day, to: Day, calendar: Calendar = 'US'): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isBusinessDay(day, calendar)) count++;
  return count;
}
