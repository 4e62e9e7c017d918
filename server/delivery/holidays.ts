import { addDays, type Day, dayOf, weekdayOf } from './days.ts';

/** The `nth` weekday (0 Sunday … 6 Saturday) of a month (1–12); -1 is the last. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  if (nth > 0) return weekdayFrom(dayOf(year, month, 1 + 7 * (nth - 1)), weekday);
  const after = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1);
  return weekdayFrom(addDays(after, 7 * nth), weekday);
}

/** The first such weekday from a day on. */
const weekdayFrom = (day: Day, weekday: number): Day => addDays(day, (weekday - weekdayOf(day) + 7) % 7);

/** A US holiday on a weekend is observed on the Friday before or the Monday after. */
function nearestWeekday(day: Day): Day {
  const weekday = weekdayOf(day);
  return weekday === 6 ? addDays(day, -1) : weekday === 0 ? addDays(day, 1) : day;
}

/** A Canadian holiday on a weekend is observed on the next Monday. */
function nextWeekday(day: Day): Day {
  const weekday = weekdayOf(day);
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day;
}

/** Easter Sunday of the Gregorian calendar (Meeus/Jones/Butcher). */
export function easter(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const count = epact + weekday - 7 * late + 114;
  return dayOf(year, Math.floor(count / 31), (count % 31) + 1);
}

/** Observed US federal holidays of that year (5 U.S.C. 6103), without dispatch or delivery. */
export function federalHolidays(year: number): Day[] {
  const fixed = (month: number, date: number) => nearestWeekday(dayOf(year, month, date));
  return [
    fixed(1, 1),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    nthWeekday(year, 5, 1, -1),
    fixed(6, 19),
    fixed(7, 4),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    fixed(11, 11),
    nthWeekday(year, 11, 4, 4),
    fixed(12, 25),
  ];
}

/** Observed Canadian federal holidays of that year, without delivery by Canada Post and the carriers. */
export function canadianHolidays(year: number): Day[] {
  const fixed = (month: number, date: number) => nextWeekday(dayOf(year, month, date));
  const christmas = fixed(12, 25);
  const boxing = fixed(12, 26);
  const victoria = weekdayFrom(dayOf(year, 5, 18), 1);
  return [
    fixed(1, 1),
    addDays(easter(year), -2),
    victoria,
    fixed(7, 1),
    nthWeekday(year, 9, 1, 1),
    fixed(9, 30),
    nthWeekday(year, 10, 1, 2),
    fixed(11, 11),
    christmas,
    boxing === christmas ? addDays(boxing, 1) : boxing,
  ];
}
