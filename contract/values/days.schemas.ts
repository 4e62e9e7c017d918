import { z } from 'zod';

/** Around these PostgreSQL and JavaScript both count days, with room for a range's first day to be moved back. */
const first = '1900-01-01';
const last = '9000-01-01';
const isCounted = (value: string): boolean => value >= first && value < last;

/** A day of the calendar, `2026-01-31`, between the years 1900 and 9000; `error` for anything else. */
export const calendarDay = (error = 'Enter a day') => z.iso.date({ error }).refine(isCounted, { error });

const span = z.object({ startsAt: z.iso.datetime({ offset: true }), endsAt: z.iso.datetime({ offset: true }) });

/** For `refine`: whether a span ends after it starts. Also runs when other fields are wrong, so that a form gets all errors at once. */
export const isInOrder = (given: { startsAt: string; endsAt: string | null }): boolean =>
  given.endsAt === null || Date.parse(given.startsAt) < Date.parse(given.endsAt);
export const atEnd = (error: string) => ({
  path: ['endsAt'],
  error,
  when: ({ value }: { value: unknown }) => span.safeParse(value).success,
});

/** A moment, ISO 8601 with its zone, between the same years. */
export const calendarMoment = (error = 'Enter a date and a time') => z.iso.datetime({ offset: true, error }).refine(isCounted, { error });
