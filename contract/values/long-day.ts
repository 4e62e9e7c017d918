const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** `2026-12-23` → `December 23, 2026`: a calendar day, the same everywhere. */
export const longDayOf = (date: string): string => day.format(new Date(date));
