import { describe, expect, it } from 'vitest';
import { cardFingerprint, cardSummary } from './card.ts';

describe('the stored card summary', () => {
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

describe('[§6 card data] the card fingerprint', () => {
  const of = (number: string, secret = 'a secret of the shop') => cardFingerprint({ number }, secret);

  it('depends on card and secret, and shows no digit of the number', () => {
    expect(of('4242424242424242')).toBe(of('4242424242424242'));
    expect(new Set([of('4242424242424242'), of('4242424242424259'), of('4242424242424242', 'another')]).size).toBe(3);
    expect(of('4242424242424242')).toMatch(/^[\w-]{43}$/);
    expect(of('4242424242424242')).not.toContain('4242');
  });
});
