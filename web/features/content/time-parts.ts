/** Time to a moment in the parts of a clock. */
export interface TimeParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The time from `now` to `until` (milliseconds since 1970) in parts; null once it is over. */
export function timeParts(until: number, now: number): TimeParts | null {
  const left = until - now;
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}
