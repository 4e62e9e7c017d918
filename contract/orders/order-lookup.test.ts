import { describe, expect, it } from 'vitest';
import { lookupFieldProblems, orderNumberIn } from './order-lookup.ts';

describe('[rulings: Orders] a typed order number', () => {
  it.each(['7KQ2-M9XWT', ' 7kq2-m9xwt ', '7kq2 m9xwt', '7KQ2M9XWT', '# 7KQ2–M9XWT', '7KQ2 - M9XWT'])(
    'reads “%s” as 7KQ2-M9XWT',
    (typed) => {
      expect(orderNumberIn(typed)).toBe('7KQ2-M9XWT');
      expect(lookupFieldProblems({ orderNumber: typed, email: 'a@b.co' })).toEqual({});
    },
  );

  it.each([
    ['', 'Order number is required'],
    ['  ', 'Order number is required'],
    ['7', 'An order number looks like 7KQ2-M9XWT'],
    ['7KQ2_M9XWT!', 'An order number looks like 7KQ2-M9XWT'],
  ])('answers “%s” with: %s', (orderNumber, message) => {
    expect(lookupFieldProblems({ orderNumber, email: 'a' })).toEqual({ orderNumber: message, email: 'Please enter a valid email address' });
  });
});
