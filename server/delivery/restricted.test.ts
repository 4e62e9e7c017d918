import { describe, expect, it } from 'vitest';
import { placeOf } from '../addresses/index.ts';
import { readConfig } from '../platform/config/config.ts';
import { isRestricted, requireDestination } from './restricted.ts';
import { noRestrictions } from './restrictions/restrictions.ts';

const { restrictedPostalCodes } = readConfig({
  MANTEL_SECRET: 'c3Jv9Wq2nX7bL0tKfZ8dYhR5uPaE1mGs4VjN6oQiTw',
  RESTRICTED_POSTAL_CODES: ' 10118, 998 ,x0a , m5v 2t6,',
});

const codes = { ...noRestrictions, everything: new Set(restrictedPostalCodes) };

describe('[§5 restricted codes] the shop’s own list', () => {
  it.each([
    ['a whole code', '10118', true],
    ['its ZIP+4', '10118-0110', true],
    ['its neighbour', '10119', false],
    ['all codes with a beginning', '99801', true],
    ['a Canadian area', 'X0A 0H0', true],
    ['a whole Canadian code', 'M5V2T6', true],
    ['another code of that area', 'M5V 2T7', false],
    ['a territory, listed or not', '00901', true],
  ])('%s', (_, code, expected) => {
    const place = placeOf(code);
    expect(place && isRestricted(place, codes)).toBe(expected);
    if (expected) expect(() => requireDestination(code, codes)).toThrow("Sorry, we don't ship to this Zip Code");
    else expect(requireDestination(code, codes)).toEqual(place);
  });
});
