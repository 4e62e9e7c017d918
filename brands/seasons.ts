/** The retail calendar in the shop's time zone (US Eastern). A season is from its first moment (inclusive) to its end (exclusive). */
export interface Season {
  /** ISO 8601 with zone. */
  readonly from: string;
  readonly until: string;
}

/** The n-th weekday (0 is Sunday) of a month (1 to 12), as a day of the month. */
function nthWeekday(year: number, month: number, weekday: number, n: number): number {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return 1 + ((weekday - first + 7) % 7) + (n - 1) * 7;
}

/** Midnight at the start of a day; days beyond the month's end continue into the next. */
function midnight(year: number, month: number, day: number, zone: '-04:00' | '-05:00'): string {
  return `${new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)}T00:00:00${zone}`;
}

/** The seasons of a year that have pages. */
export function seasonsOf(year: number) {
  const laborDay = nthWeekday(year, 9, 1, 1);
  const blackFriday = nthWeekday(year, 11, 4, 4) + 1;
  return {
    /** From the Thursday before Labor Day to the day after it. */
    laborDay: { from: midnight(year, 9, laborDay - 4, '-04:00'), until: midnight(year, 9, laborDay + 2, '-04:00') },
    halloween: { from: midnight(year, 9, 15, '-04:00'), until: midnight(year, 11, 1, '-04:00') },
    /** Autumn markdowns: from November 1 through Cyber Monday. */
    markdowns: { from: midnight(year, 11, 1, '-04:00'), until: midnight(year, 11, blackFriday + 4, '-05:00') },
    /** Thanksgiving week, through Saturday. */
    blackFriday: { from: midnight(year, 11, blackFriday - 4, '-05:00'), until: midnight(year, 11, blackFriday + 2, '-05:00') },
    /** From Sunday through Tuesday. */
    cyberMonday: { from: midnight(year, 11, blackFriday + 2, '-05:00'), until: midnight(year, 11, blackFriday + 5, '-05:00') },
    gifts: { from: midnight(year, 11, 1, '-04:00'), until: midnight(year, 12, 25, '-05:00') },
  } satisfies Record<string, Season>;
}
