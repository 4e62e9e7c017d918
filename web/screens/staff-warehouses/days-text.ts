import { isDay } from '../../../contract/values/days.rules.ts';
import { dayAfter, daysBetween } from '../../../contract/values/shop-days.ts';

/** Days in one line. */
const longest = 60;

/** Reads days, one per line or from the first to the last: `2026-12-24` or `2026-12-24 to 2027-01-01`. Returns a line that can't be read as fault. */
export function readDays(text: string): { readonly days: string[] } | { readonly fault: string } {
  const days: string[] = [];
  for (const line of text.split(/[\n,;]/)) {
    const typed = line.trim();
    if (typed === '') continue;
    const [first = '', last = first, ...more] = typed.split(/\bto\b|–/).map((day) => day.trim());
    const count = daysBetween(first, last) + 1;
    if (!isDay(first) || !isDay(last) || more.length > 0 || count < 1 || count > longest) return { fault: typed };
    for (let day = 0; day < count; day++) days.push(dayAfter(first, day));
  }
  return { days };
}

/** Writes days as `readDays` reads them, consecutive ones together. */
export function writeDays(days: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const day of days.toSorted()) {
    const run = runs.at(-1);
    if (run && daysBetween(run.last, day) === 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first} to ${last}`)).join('\n');
}
