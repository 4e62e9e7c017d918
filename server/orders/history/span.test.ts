import { describe, expect, it } from 'vitest';
import { spanOf } from './span.ts';

const now = new Date('2026-08-31T15:00:00Z');

describe('[§9 order history filters]', () => {
  it.each([
    ['most-recent', null, null],
    ['30-days', '2026-08-01T15:00:00.000Z', null],
    ['6-months', '2026-02-28T15:00:00.000Z', null],
    ['this-year', '2026-01-01T05:00:00.000Z', null],
    ['last-year', '2025-01-01T05:00:00.000Z', '2026-01-01T05:00:00.000Z'],
    ['two-years-ago', '2024-01-01T05:00:00.000Z', '2025-01-01T05:00:00.000Z'],
    ['three-or-more-years-ago', null, '2024-01-01T05:00:00.000Z'],
  ] as const)('%s: from %s, before %s', (filter, from, before) => {
    const span = spanOf(filter, now);
    expect([span.from?.toISOString() ?? null, span.before?.toISOString() ?? null]).toEqual([from, before]);
  });

  it('the year is that of the shop’s clock', () => {
    const evening = new Date('2027-01-01T02:00:00Z');
    expect(spanOf('this-year', evening).from).toEqual(new Date('2026-01-01T05:00:00Z'));
    expect(spanOf('last-year', new Date('2027-01-01T05:00:00Z')).before).toEqual(new Date('2027-01-01T05:00:00Z'));
  });
});
