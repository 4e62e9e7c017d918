import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsOf, tidy, tidyLine } from './hygiene.ts';

describe('suspicious review text', () => {
  it.each([
    ['See https://example.com/x', ['link']],
    ['cheaper at www.elsewhere.example', ['link']],
    ['go to best-sofas.shop instead', ['link']],
    ['write to ann@example.com', ['link', 'email']],
    ['ann (at) mail.example', ['email']],
    ['call 206 555 0142', ['phone']],
    ['call +1 (206) 555-0142', ['phone']],
  ])('is marked: %j', (text, flags) => {
    expect(flagsOf('A title', text)).toEqual(flags);
  });

  it.each([
    'It is 84 x 38 x 32 in and cost $1,299.00 in 2025.',
    'Bought 2 for my mother, 3 for me. Love them.',
    'Arrived on 11/20/2026 at 10:30.',
    'Comfortable.Looks great',
    'Order 12345678 came late',
  ])('is not: %j', (text) => {
    expect(flagsOf(text)).toEqual([]);
  });
});

describe('stored text', () => {
  it.each([
    ['  Soft \t and   warm ', 'Soft and warm'],
    ['One\r\n\r\n\r\n\r\nTwo', 'One\n\nTwo'],
    ['ze\u200Bro\u0000 \u202Ewidth', 'zero width'],
    ['Cafe\u0301', 'Café'],
    [' \n ', ''],
  ])('%j becomes %j', (text, tidied) => {
    expect(tidy(text)).toBe(tidied);
  });

  it('is one line where required', () => {
    expect(tidyLine(' Great\n sofa ')).toBe('Great sofa');
  });

  it('is stable under repeated cleaning', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => tidy(tidy(text)) === tidy(text)));
  });
});

it('[§6 abuse] looks through a long text in linear time', () => {
  expect(flagsOf('a'.repeat(300_000), 'a-'.repeat(150_000))).toEqual([]);
});
