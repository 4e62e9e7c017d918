const dayMs = 24 * 60 * 60 * 1000;

/** A number of days later. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);

/** The day in UTC, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The same day of a later month, or its last one: 31 August and 6 months give 28 February. */
export function monthsAfter(at: Date, months: number): Date {
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(at.getUTCDate(), last)));
}
