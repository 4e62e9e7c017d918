/** A day so many days later, as `2026-01-31`. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Every day from the first to the last: the known ones, and empty ones made for the others. */
export function everyDay<Day>(
  { from, to }: { from: string; to: string },
  known: ReadonlyMap<string, Day>,
  empty: (day: string) => Day,
): Day[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(from, index);
    return known.get(day) ?? empty(day);
  });
}

const words = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' });
/** `2026-01-31` as "Jan 31, 2026". */
export const dayWords = (day: string): string => words.format(new Date(day));
