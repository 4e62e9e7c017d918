import { calendarDay } from '../../../../contract/values/days.schemas.ts';
import { UnreadableReport } from '../payout.ts';

const schema = calendarDay();

/** The day at the beginning of a time, `2026-01-31` or `2026/01/31`. Throws `UnreadableReport`, also for a day that no calendar has. */
export function dayOf(text: string, line: number): string {
  const { data } = schema.safeParse(text.slice(0, 10).replaceAll('/', '-'));
  if (data === undefined) throw new UnreadableReport(`Line ${line}: “${text.slice(0, 40)}” is no date.`);
  return data;
}
