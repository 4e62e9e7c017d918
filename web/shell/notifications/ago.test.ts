import { expect, it } from 'vitest';
import { ago } from './ago.ts';

const now = new Date('2026-12-01T12:00:00Z');

it.each([
  ['2026-12-01T11:59:30Z', 'just now'],
  ['2026-12-01T12:00:10Z', 'just now'],
  ['2026-12-01T11:58:30Z', '1 minute ago'],
  ['2026-12-01T09:30:00Z', '2 hours ago'],
  ['2026-11-30T11:00:00Z', 'yesterday'],
  ['2026-11-20T12:00:00Z', '11 days ago'],
])('[§2.5] says of %s: %s', (moment, words) => {
  expect(ago(moment, now)).toBe(words);
});
