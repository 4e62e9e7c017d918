import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inMonths } from './months.ts';

const dayMs = 86_400_000;
const listed = ({ from, to }: { from: string; to: string }): string[] =>
  Array.from({ length: Math.max(0, (Date.parse(to) - Date.parse(from)) / dayMs + 1) }, (_, at) =>
    new Date(Date.parse(from) + at * dayMs).toISOString().slice(0, 10),
  );

test.each([
  ['2026-01-15', '2026-03-10', ['2026-01-15', '2026-01-31'], ['2026-02-01', '2026-02-28'], ['2026-03-01', '2026-03-10']],
  ['2026-02-01', '2026-02-28', [], ['2026-02-01', '2026-02-28'], []],
  ['2026-02-02', '2026-02-28', ['2026-02-02', '2026-02-28'], [], []],
  ['2025-12-31', '2026-01-31', ['2025-12-31', '2025-12-31'], ['2026-01-01', '2026-01-31'], []],
])('[§17.10 figures] %s to %s in months', (from, to, ...parts) => {
  const ends = ({ from, to }: { from: string; to: string }) => (from <= to ? [from, to] : []);
  const { before, months, after } = inMonths({ from, to });
  expect([before, months, after].map(ends)).toEqual(parts);
});

test('[§17.10 figures] the parts are the days, each once, and the months are whole', () => {
  const day = fc.integer({ min: 0, max: 1500 }).map((at) => new Date(Date.UTC(2024, 0, 1) + at * dayMs).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 730 }), (from, length) => {
      const to = new Date(Date.parse(from) + length * dayMs).toISOString().slice(0, 10);
      const { before, months, after } = inMonths({ from, to });
      expect([...listed(before), ...listed(months), ...listed(after)]).toEqual(listed({ from, to }));
      if (months.from > months.to) return;
      expect([months.from.slice(8), new Date(Date.parse(months.to) + dayMs).toISOString().slice(8, 10)]).toEqual(['01', '01']);
    }),
    { numRuns: 2000 },
  );
});
