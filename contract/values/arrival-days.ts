const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `2026-12-01` → `Tue, Dec 1`: a calendar day, the same everywhere. */
export const weekdayOf = (date: string): string => day.format(new Date(date));

/** An arrival window as text: `Tue, Dec 1 – Thu, Dec 3`. Dates are ISO days (UTC). */
export function arrivalDays({ earliest, latest }: { earliest: string; latest: string }): string {
  const from = weekdayOf(earliest);
  const to = weekdayOf(latest);
  return from === to ? from : `${from} – ${to}`;
}
