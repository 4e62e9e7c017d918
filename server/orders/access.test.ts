import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderNumber } from '../../contract/orders/orders.schemas.ts';
import { isOrderToken, orderToken } from './access.ts';
import { newOrderNumber } from './number.ts';

describe('[rulings: Orders] the e-mailed order link', () => {
  it('opens its own order only', () => {
    const token = orderToken('secret', 'AAAA-BBBBB');
    expect(isOrderToken('secret', 'AAAA-BBBBB', token)).toBe(true);
    expect(isOrderToken('secret', 'AAAA-BBBBC', token)).toBe(false);
    expect(isOrderToken('another secret', 'AAAA-BBBBB', token)).toBe(false);
    for (const wrong of ['', 'x', token.slice(1), `${token}A`]) expect(isOrderToken('secret', 'AAAA-BBBBB', wrong)).toBe(false);
  });
});

describe('order numbers', () => {
  it('match the contract’s format and do not repeat', () => {
    const numbers = Array.from({ length: 2000 }, () => newOrderNumber(randomInt));
    for (const number of numbers) expect(orderNumber.safeParse(number).success).toBe(true);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
