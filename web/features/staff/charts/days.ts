import { isDay } from '../../../../contract/values/days.rules.ts';
import { dayAfter, daysBetween } from '../../../../contract/values/shop-days.ts';

/** Every day from the first to the last: the known ones, and empty ones made for the others. */
export function everyDay<Day>(
  { from, to }: { from: string; to: string },
  known: ReadonlyMap<string, Day>,
  empty: (day: string) => Day,
): Day[] {
  const count = daysBetween(from, to) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(from, index);
    return known.get(day) ?? empty(day);
  });
}

/** A day of a query, `2026-01-31`; empty when it is none. */
export const dayIn = (given: string | null): string => (given !== null && isDay(given) ? given : '');
