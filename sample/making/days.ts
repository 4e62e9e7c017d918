import type { Random } from './random.ts';

const dayInMilliseconds = 86_400_000;

/** The sample catalogue's fixed "today": nothing in it is dated later, so it does not change with the clock. */
export const lastDay = '2026-10-31';

/** The ISO date `days` after another (before, when negative). */
export function daysAfter(isoDate: string, days: number): string {
  return new Date(Date.parse(isoDate) + days * dayInMilliseconds).toISOString().slice(0, 10);
}

/** Whole days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayInMilliseconds);
}

export const firstReviewDay = '2025-01-06';

/** A day on sale before the sample's last day, at the earliest `earliest`. */
export function reviewDayOf(introducedOn: string, random: Random, earliest = firstReviewDay): string {
  const onSale = daysAfter(introducedOn, 12);
  const first = onSale > earliest ? onSale : earliest;
  return daysAfter(first, random.whole(0, Math.max(0, daysBetween(first, lastDay))));
}
