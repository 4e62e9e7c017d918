const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** An ISO timestamp as a date, the same on the server and in the browser. */
export const dayOf = (timestamp: string): string => day.format(new Date(timestamp));
