import { describe, expect, it } from 'vitest';
import { monthsAfter } from './days.ts';

describe('[§2 store card] the end of a plan', () => {
  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-11-15', 6, '2027-05-15'],
  ])('%s and %i months are %s', (day, months, end) => expect(monthsAfter(day, months)).toBe(end));
});
