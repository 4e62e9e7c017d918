import { defineProblems, notFound, staffOnlyProblems } from '../api/problems.ts';

/** Bytes of a provider's report: about a hundred thousand lines. */
export const payoutFileBytes = 15 * 1024 * 1024;

/** The report of payouts as CSV, with the same query. */
export const payoutReportCsvPath = '/api/staff/reports/payouts.csv';

export const payoutProblems = defineProblems({
  ...staffOnlyProblems,
  no_payout_file: { status: 400, message: 'Choose a file.' },
  payout_file_too_large: { status: 413, message: 'Files can be up to 15 MB. Download the report for fewer days.' },
  payout_file_unreadable: { status: 422, message: 'This file can’t be read.' },
  payout_not_found: notFound('payout'),
});
