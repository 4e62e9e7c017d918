import { z } from 'zod';

/** Around these PostgreSQL and JavaScript both count days, with room for a range's first day to be moved back. */
const [first, last] = ['1900-01-01', '9000-01-01'];
const isCounted = (value: string): boolean => value >= first && value < last;

/** A day of the calendar, `2026-01-31`, between the years 1900 and 9000; `error` for anything else. */
export const calendarDay = (error = 'Enter a day') => z.iso.date({ error }).refine(isCounted, { error });

/** A moment, ISO 8601 with its zone, between the same years. */
export const calendarMoment = (error = 'Enter a date and a time') => z.iso.datetime({ offset: true, error }).refine(isCounted, { error });
