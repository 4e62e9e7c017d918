import type { Days } from './store.ts';

/** A range of days as whole months and the days before and after them. A part that is empty ends before it begins. */
export interface InMonths {
  readonly before: Days;
  readonly months: Days;
  readonly after: Days;
}

const dayMs = 86_400_000;
const later = (day: string, by: number): string => new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10);

/** The first of the month of a day, or of a later one. */
function firstOfMonth(day: string, later = 0): string {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1)).toISOString().slice(0, 10);
}

export function inMonths({ from, to }: Days): InMonths {
  const first = firstOfMonth(from) === from ? from : firstOfMonth(from, 1);
  const next = firstOfMonth(later(to, 1));
  const none = { from: later(to, 1), to };
  if (first >= next) return { before: { from, to }, months: none, after: none };
  return { before: { from, to: later(first, -1) }, months: { from: first, to: later(next, -1) }, after: { from: next, to } };
}
