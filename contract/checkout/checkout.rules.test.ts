import { describe, expect, it } from 'vitest';
import { isTooLarge } from './checkout.rules.ts';

describe('[rulings: Money] the highest order', () => {
  it.each([
    [99_999_999, 99_999_999, false],
    [100_000_000, 99_999_999, true],
    [99_999_999, 100_000_000, true],
    // 100 items of 99 units at the highest price; an order's columns end at 2,147,483,647.
    [198_000_000_000, 1, true],
  ])('merchandise of %i and a total of %i: too large %j', (merchandise, total, expected) => {
    expect(isTooLarge({ merchandise, total })).toBe(expected);
  });
});
