import { expect, test } from 'vitest';
import { dayOf } from './dates.ts';

test('an order of eight in the evening, New York time, was placed on that day and not on the next', () => {
  expect(dayOf('2026-11-22T01:00:00.000Z')).toBe('November 21, 2026');
});
