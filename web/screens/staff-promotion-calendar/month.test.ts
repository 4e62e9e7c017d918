import { expect, it } from 'vitest';
import { monthOf, periodWords, spanOf } from './month.ts';

const now = new Date('2026-12-01T03:00:00Z');
const november = monthOf('2026-11', now);

it.each([
  [null, '2026-11', 30, '2026-10', '2026-12'],
  ['2026-13', '2026-11', 30, '2026-10', '2026-12'],
  ['nonsense', '2026-11', 30, '2026-10', '2026-12'],
  ['2027-01', '2027-01', 31, '2026-12', '2027-02'],
  ['2028-02', '2028-02', 29, '2028-01', '2028-03'],
])('[look: staff console] the calendar shows the month %j as the shop’s clock has it', (asked, key, count, previous, next) => {
  const month = monthOf(asked, now);
  expect(month).toMatchObject({ key, previous, next });
  expect([month.days.length, month.days[0], month.days.at(-1)]).toEqual([count, `${key}-01`, `${key}-${count}`]);
});

// New York is five hours behind UTC in November, four on its first morning.
it.each([
  ['within the month', '2026-11-03T05:00:00Z', '2026-11-06T05:00:00Z', [2, 4, false, false], 'Nov 3, 2026 to Nov 5, 2026'],
  ['until an hour of a day', '2026-11-03T05:00:00Z', '2026-11-06T23:00:00Z', [2, 5, false, false], 'Nov 3, 2026 to Nov 6, 2026, 6:00 PM'],
  ['of one day', '2026-11-03T05:00:00Z', '2026-11-04T05:00:00Z', [2, 2, false, false], 'Nov 3, 2026, one day'],
  ['of the whole month', '2026-11-01T04:00:00Z', '2026-12-01T05:00:00Z', [0, 29, false, false], 'Nov 1, 2026 to Nov 30, 2026'],
  ['from the month before', '2026-10-31T04:00:00Z', '2026-11-02T05:00:00Z', [0, 0, true, false], 'Oct 31, 2026 to Nov 1, 2026'],
  ['into the month after', '2026-11-30T05:00:00Z', '2026-12-01T05:01:00Z', [29, 29, false, true], 'Nov 30, 2026 to Dec 1, 2026, 12:01 AM'],
  ['without an end', '2026-11-30T17:00:00Z', null, [29, 29, false, true], 'From Nov 30, 2026, 12:00 PM, no end'],
] as const)('[look: staff console] a promotion %s takes its days of the shop', (_name, startsAt, endsAt, expected, words) => {
  const { first, last, isBefore, isAfter } = spanOf({ startsAt, endsAt }, november);
  expect([first, last, isBefore, isAfter]).toEqual(expected);
  expect(periodWords({ startsAt, endsAt })).toBe(words);
});
