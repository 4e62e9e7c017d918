/** A calendar day as `YYYY-MM-DD`; arithmetic is done in UTC, so that no daylight saving gets in. */
export type Day = string;

const dayMs = 86_400_000;

const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay();

export function addDays(day: Day, days: number): Day {
  return toDay(timeOf(day) + days * dayMs);
}

/** The `nth` weekday (0 Sunday … 6 Saturday) of a month (1–12); -1 is the last. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const days: Day[] = [];
  for (let day = toDay(Date.UTC(year, month - 1, 1)); Number(day.slice(5, 7)) === month; day = addDays(day, 1)) {
    if (weekdayOf(day) === weekday) days.push(day);
  }
  return days.at(nth < 0 ? nth : nth - 1) as Day;
}

/** A holiday on a weekend is kept on the Friday before or the Monday after. */
function observed(day: Day): Day {
  const weekday = weekdayOf(day);
  return weekday === 6 ? addDays(day, -1) : weekday === 0 ? addDays(day, 1) : day;
}

/** Days on which US federal holidays of that year are kept (5 U.S.C. 6103). */
export function federalHolidays(year: number): Day[] {
  const fixed = (month: number, date: number) => observed(toDay(Date.UTC(year, month - 1, date)));
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

const holidaysByYear = new Map<number, Set<Day>>();

function isHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  let holidays = holidaysByYear.get(year);
  if (!holidays) {
    // New Year's Day of the next year may be kept on December 31.
    holidays = new Set([...federalHolidays(year), ...federalHolidays(year + 1)]);
    holidaysByYear.set(year, holidays);
  }
  return holidays.has(day);
}

export function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The day that many business days after `day`; with 0 the day itself, or the first business day after it. */
export function addBusinessDays(day: Day, count: number): Day {
  let current = day;
  while (!isBusinessDay(current)) current = addDays(current, 1);
  for (let left = count; left > 0; ) {
    current = addDays(current, 1);
    if (isBusinessDay(current)) left--;
  }
  return current;
}
