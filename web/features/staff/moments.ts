const moment = new Intl.DateTimeFormat('en-US', {
  ...{ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  ...{ hourCycle: 'h23', timeZone: 'UTC' },
});
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** `Nov 21, 2026, 07:09 UTC`: the same for everybody who works here, wherever they sit. */
export const momentOf = (timestamp: string): string => `${moment.format(new Date(timestamp))} UTC`;

/** `Nov 21, 2026`. */
export const dayOf = (timestamp: string): string => day.format(new Date(timestamp));
