import { dayMs } from '../../contract/values/shop-days.ts';
import { memoized } from '../platform/memoized.ts';

/** A calendar day as `YYYY-MM-DD`; arithmetic is in UTC, free of daylight saving. */
export type Day = string;

// Cached, because every cart and list asks for the same few weeks, day by day.
const toDay = memoized((time: number): Day => new Date(time).toISOString().slice(0, 10));
const timeOf = memoized((day: Day): number => Date.parse(`${day}T00:00:00Z`));

/** Months count from 1. */
export const dayOf = (year: number, month: number, date: number): Day => toDay(Date.UTC(year, month - 1, date));

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay();

export function addDays(day: Day, days: number): Day {
  return toDay(timeOf(day) + days * dayMs);
}

/** Days between the two. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((timeOf(to) - timeOf(from)) / dayMs);
}
