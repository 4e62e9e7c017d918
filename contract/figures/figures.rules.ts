/** Which searches a report lists. */
export const searchesShown = { all: 'Searches', nothing: 'Searches without results' } as const;
export type SearchesShown = keyof typeof searchesShown;

/** The report of searches as CSV, with the same query. */
export const searchReportCsvPath = '/api/staff/reports/searches.csv';
