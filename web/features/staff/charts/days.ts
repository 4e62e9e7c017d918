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
export function dayIn(given: string | null): string {
  const typed = given ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : '';
}
