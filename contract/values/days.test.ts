import { describe, expect, it } from 'vitest';
import { calendarDay, calendarMoment } from './days.schemas.ts';

describe('a day of the calendar', () => {
  it.each(['1900-01-01', '2024-02-29', '8999-12-31'])('may be %s', (day) => {
    expect(calendarDay().parse(day)).toBe(day);
    expect(calendarMoment().safeParse(`${day}T12:00:00-05:00`).success).toBe(true);
  });

  it.each(['0000-01-01', '0001-01-10', '1899-12-31', '9000-01-01', '9999-12-31', '2026-02-29', '+010000-01-01', ''])('is not %j', (day) => {
    expect(
      calendarDay('Choose a day')
        .safeParse(day)
        .error?.issues.map(({ message }) => message),
    ).toContain('Choose a day');
    expect(calendarMoment().safeParse(`${day}T12:00:00Z`).success).toBe(false);
  });
});
