import { dayAfter } from '../../../contract/values/shop-days.ts';
import type { Days } from './store.ts';

/** A range of days as whole months and the days before and after them. A part that is empty ends before it begins. */
export interface InMonths {
  readonly before: Days;
  readonly months: Days;
  readonly after: Days;
}

/** The first of the month of a day, or of one so many months later. */
function firstOfMonth(day: string, months = 0): string {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

export function inMonths({ from, to }: Days): InMonths {
  const first = firstOfMonth(from) === from ? from : firstOfMonth(from, 1);
  const next = firstOfMonth(dayAfter(to, 1));
  const none = { from: dayAfter(to, 1), to };
  if (first >= next) return { before: { from, to }, months: none, after: none };
  return { before: { from, to: dayAfter(first, -1) }, months: { from: first, to: dayAfter(next, -1) }, after: { from: next, to } };
}
