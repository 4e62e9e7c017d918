import { maxReportDays, reportProblems } from '../../../contract/staff/orders/sales-reports.ts';
import { dayAfter, daysBetween } from '../../../contract/values/shop-days.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import type { Days } from './store.ts';

const problem = problemsOf(reportProblems);

/** What a report covers; by default the last thirty days, of all brands. */
export interface Range {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly brand?: string | undefined;
}

const shownDays = 30;

const lengthOf = ({ from, to }: Days): number => daysBetween(from, to) + 1;

/** The same number of days, ending before the first. */
export function daysBefore(days: Days): Days {
  return { from: dayAfter(days.from, -lengthOf(days)), to: dayAfter(days.from, -1) };
}

/** The requested days. Throws `report_range`. */
export function daysOf(asked: Range, today: string): Days {
  const to = asked.to ?? today;
  const days = { from: asked.from ?? dayAfter(to, 1 - shownDays), to };
  const length = lengthOf(days);
  if (length < 1) throw problem('report_range', undefined, { to: 'The last day is before the first' });
  if (length > maxReportDays) throw problem('report_range', undefined, { to: 'Choose two years at most' });
  return days;
}
