import { expect, it } from 'vitest';
import { readDays, writeDays } from './days-text.ts';

it('reads single days and ranges, over a month’s end and a clock change', () => {
  const text = '2026-12-24\n 2026-10-31 to 2026-11-02 ,2027-02-28–2027-03-01\n\n';
  const days = ['2026-12-24', '2026-10-31', '2026-11-01', '2026-11-02', '2027-02-28', '2027-03-01'];
  expect(readDays(text)).toEqual({ days });
  expect(writeDays(days)).toBe('2026-10-31 to 2026-11-02\n2026-12-24\n2027-02-28 to 2027-03-01');
  expect(readDays(writeDays(days))).toEqual({ days: days.toSorted() });
  expect(readDays('')).toEqual({ days: [] });
});

it.each(['12/24/2026', '2026-02-30', '2026-12-24 to 2026-12-20', '2026-01-01 to 2027-01-01', '2026-01-01 to', '2026-1-1'])(
  'names “%s”',
  (line) => {
    expect(readDays(`2026-12-24\n${line}`)).toEqual({ fault: line });
  },
);

it('[§6 abuse] reads a long line in linear time', () => {
  const line = `x${' '.repeat(300_000)}y`;
  expect(readDays(line)).toEqual({ fault: line });
});
