import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderNumber } from '../../contract/orders/orders.schemas.ts';
import { isOrderToken, orderToken } from './access.ts';
import { newOrderNumber } from './number.ts';

describe('[rulings: Orders] the e-mailed order link', () => {
  it('opens its own order only', () => {
    const order = { orderNumber: 'AAAA-BBBBB', linkVersion: 0 };
    const token = orderToken('secret', order);
    expect(isOrderToken('secret', order, token)).toBe(true);
    expect(isOrderToken('secret', { ...order, orderNumber: 'AAAA-BBBBC' }, token)).toBe(false);
    expect(isOrderToken('another secret', order, token)).toBe(false);
    for (const wrong of ['', 'x', token.slice(1), `${token}A`]) expect(isOrderToken('secret', order, wrong)).toBe(false);
  });

  it('is for one version; those mailed before there were versions are the first', () => {
    const first = { orderNumber: 'AAAA-BBBBB', linkVersion: 0 };
    const second = { ...first, linkVersion: 1 };
    expect(orderToken('secret', first)).toBe('FsudtvTrdqH99pov6_AKRSwpIrynpBmEegJEf9M23rY');
    expect(isOrderToken('secret', second, orderToken('secret', first))).toBe(false);
    expect(isOrderToken('secret', first, orderToken('secret', second))).toBe(false);
  });
});

describe('order numbers', () => {
  it('match the contract’s format and do not repeat', () => {
    const numbers = Array.from({ length: 2000 }, () => newOrderNumber(randomInt));
    for (const number of numbers) expect(orderNumber.safeParse(number).success).toBe(true);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
