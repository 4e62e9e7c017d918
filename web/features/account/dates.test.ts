import { expect, test } from 'vitest';
import { dayOf } from './dates.ts';

test('an order placed in the evening in New York shows that day, not the next one in UTC', () => {
  expect(dayOf('2026-11-22T01:00:00.000Z')).toBe('November 21, 2026');
});
