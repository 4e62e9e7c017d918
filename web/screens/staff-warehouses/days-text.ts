/** `YYYY-MM-DD` of an existing day. */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

const dayMs = 86_400_000;
/** Days in one line. */
const longest = 60;

/** Reads days, one per line or from the first to the last: `2026-12-24` or `2026-12-24 to 2027-01-01`. Returns a line that can't be read as fault. */
export function readDays(text: string): { readonly days: string[] } | { readonly fault: string } {
  const days: string[] = [];
  for (const line of text.split(/[\n,;]/)) {
    const typed = line.trim();
    if (typed === '') continue;
    const [first = '', last = first, ...more] = typed.split(/\bto\b|–/).map((day) => day.trim());
    const count = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
    if (!isDay(first) || !isDay(last) || more.length > 0 || count < 1 || count > longest) return { fault: typed };
    for (let day = 0; day < count; day++) days.push(new Date(Date.parse(first) + day * dayMs).toISOString().slice(0, 10));
  }
  return { days };
}

/** Writes days as `readDays` reads them, consecutive ones together. */
export function writeDays(days: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const day of days.toSorted()) {
    const run = runs.at(-1);
    if (run && Date.parse(day) - Date.parse(run.last) === dayMs) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first} to ${last}`)).join('\n');
}
