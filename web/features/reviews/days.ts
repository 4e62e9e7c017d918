const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "June 3, 2025" of an ISO date. */
export const formatDay = (isoDate: string): string => days.format(new Date(isoDate));
