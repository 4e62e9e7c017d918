import type { Arrival } from '../../contract/delivery/delivery.ts';
import { businessDaysBetween, type Calendar } from './business-days.ts';
import { type Day, daysBetween } from './days.ts';

/** Arrival window in days, both included. */
export interface Window {
  readonly earliest: Day;
  readonly latest: Day;
}

/** Above this many business days the page counts in weeks. */
const maxDays = 15;

/** A window with its count from today, in the units of spec §3. */
export function arrivalOf(window: Window, today: Day, calendar: Calendar): Arrival {
  const { earliest, latest } = window;
  const most = businessDaysBetween(today, latest, calendar);
  if (most <= maxDays) return { ...window, unit: 'BUSINESS_DAYS', fewest: businessDaysBetween(today, earliest, calendar), most };
  return {
    ...window,
    unit: 'WEEKS',
    fewest: Math.max(1, Math.floor(daysBetween(today, earliest) / 7)),
    most: Math.ceil(daysBetween(today, latest) / 7),
  };
}

/** From the first arrival to the last; null for none. */
export function spanOf(windows: readonly Window[]): Window | null {
  const [first, ...rest] = windows;
  if (!first) return null;
  return rest.reduce<Window>(
    (span, { earliest, latest }) => ({
      earliest: earliest < span.earliest ? earliest : span.earliest,
      latest: latest > span.latest ? latest : span.latest,
    }),
    first,
  );
}
