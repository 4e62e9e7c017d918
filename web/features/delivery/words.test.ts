import { describe, expect, it } from 'vitest';
import { countdownWords } from './countdown.tsx';
import { postalCodeIn } from './saved-postal-code.ts';

describe('[checklist 13] the time left to order', () => {
  const now = Date.parse('2026-03-03T15:48:00Z');
  it.each([
    ['2026-03-03T19:00:00Z', '3 h 12 min'],
    ['2026-03-03T16:48:00Z', '1 h 0 min'],
    ['2026-03-03T16:47:59Z', '59 min'],
    ['2026-03-03T15:48:30Z', '1 min'],
    ['2026-03-03T15:48:00Z', null],
    ['2026-03-01T00:00:00Z', null],
    ['2026-03-05T19:00:00Z', null],
    [null, null],
  ])('until %s it reads %s', (until, words) => expect(countdownWords(until, now)).toBe(words));
});

describe('[§3 shipintlpc]', () => {
  it.each([
    ['a=1; shipintlpc=10001; b=2', '10001'],
    ['shipintlpc=M5V2T6', 'M5V2T6'],
    ['shipintlpc=10001-1234', '10001-1234'],
    ['xshipintlpc=10001', null],
    ['shipintlpc=<script>', null],
    ['', null],
  ])('in “%s” is %s', (cookies, code) => expect(postalCodeIn(cookies)).toBe(code));
});
