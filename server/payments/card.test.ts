import { describe, expect, it } from 'vitest';
import { cardSummary, expiryFault } from './card.ts';

const now = new Date('2026-11-23T12:00:00Z');

describe('[§5 card]', () => {
  it.each([
    ['11/26', null],
    ['11 / 2026', null],
    ['01/27', null],
    ['12/51', null],
    ['10/26', 'Please update the invalid month'],
    ['12/25', 'Please update the invalid year'],
    ['12/2025', 'Please update the invalid year'],
    ['12/52', 'Please update the invalid year'],
  ])('%s on November 23, 2026: %s', (expiry, fault) => expect(expiryFault(expiry, now)).toBe(fault));

  it.each([
    ['4242424242424242', 'Visa', '4242'],
    ['5555555555554444', 'Mastercard', '4444'],
    ['2223003122003222', 'Mastercard', '3222'],
    ['378282246310005', 'American Express', '0005'],
    ['6011111111111117', 'Discover', '1117'],
    ['30569309025904', 'Diners Club', '5904'],
    ['3530111333300000', 'JCB', '0000'],
    ['9999999999999995', 'Card', '9995'],
  ])('%s is a %s ending in %s', (number, brand, last4) => expect(cardSummary({ number })).toEqual({ brand, last4 }));
});
