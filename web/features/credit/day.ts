const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** A day of the API, `YYYY-MM-DD`: "December 23, 2026". */
export const dayWords = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));
