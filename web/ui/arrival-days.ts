const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** An arrival window as text: `Tue, Dec 1 – Thu, Dec 3`. Dates are ISO days (UTC). */
export function arrivalDays({ earliest, latest }: { earliest: string; latest: string }): string {
  const [from, to] = [earliest, latest].map((date) => day.format(new Date(date)));
  return from === to ? String(from) : `${from} – ${to}`;
}
