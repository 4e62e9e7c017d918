const minuteMs = 60_000;
/** Further away than a day nobody hurries. */
const shownUpTo = 24 * 60 * minuteMs;

/** Time to a moment as a shopper reads it, `3 h 12 min`; null when it is past, or more than a day away. */
export function timeLeft(until: string | null, now: number): string | null {
  const left = until ? Date.parse(until) - now : 0;
  if (left <= 0 || left > shownUpTo) return null;
  const minutes = Math.max(1, Math.floor(left / minuteMs));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
