import { defineProblems } from '../../api/problems.ts';
import { staffProblems } from '../staff.rules.ts';

/** What a report of sales is broken down by, with its heading. */
export const salesBy = {
  day: 'Sales by day',
  product: 'Sales by product',
  department: 'Sales by department',
  category: 'Sales by category',
  promotion: 'Sales by promotion',
  brand: 'Sales by brand',
  state: 'Sales and tax by state',
} as const;
export type SalesBy = keyof typeof salesBy;

/** What a line of a report of sales is. */
export const salesLineNames: Readonly<Record<SalesBy, string>> = {
  day: 'Day',
  product: 'Product',
  department: 'Department',
  category: 'Category',
  promotion: 'Promotion',
  brand: 'Brand',
  state: 'State',
};

/** Days of a report at most. */
export const maxReportDays = 732;

/** The report of sales as CSV, with the same query. */
export const salesReportCsvPath = '/api/staff/reports/sales.csv';
/** The report of returns as CSV, with the same query. */
export const returnsReportCsvPath = '/api/staff/reports/returns.csv';

export const reportProblems = defineProblems({
  ...staffProblems,
  report_range: { status: 400, message: 'Choose a first and a last day, two years apart at most.' },
});
