import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountDeclarations } from '../accounts/accounts.schemas.ts';
import { address } from '../addresses/addresses.schemas.ts';
import { addressProblems } from '../addresses/addresses.ts';
import { card, contact } from '../checkout/checkout.schemas.ts';
import {
  cardBrandOf,
  cardNumberProblem,
  emailProblem,
  expiryProblem,
  phoneProblem,
  postalCodeProblem,
  securityCodeProblem,
  spaceCardNumber,
  textProblem,
} from './field-rules.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('[§5] validation rules', () => {
  it.each([
    ['', 'City is required'],
    ['   ', 'City is required'],
    ['x'.repeat(255), null],
    ['x'.repeat(256), 'City must be less than 256 characters'],
  ])('text %#', (value, message) => {
    expect(textProblem('City', value)).toBe(message);
  });

  it.each([
    ['', 'Headline is required'],
    ['ab', 'Headline must be more than 2 characters'],
    [' ab ', 'Headline must be more than 2 characters'],
    ['abc', null],
  ])('text with a minimum %#', (value, message) => {
    expect(textProblem('Headline', value, { min: 2 })).toBe(message);
  });

  it('a minimum does not make a text required', () => {
    expect(textProblem('Note', '', { required: false, min: 2 })).toBeNull();
  });

  it.each([
    ['', 'Email is required'],
    ['ann@example.com', null],
    [' ann.lee+home@mail.example.co.uk ', null],
    ['ann', 'Please enter a valid email address'],
    ['ann@example', 'Please enter a valid email address'],
    ['ann@@example.com', 'Please enter a valid email address'],
    ['ann..lee@example.com', 'Please enter a valid email address'],
    ['ann lee@example.com', 'Please enter a valid email address'],
    ['ann@-example.com', 'Please enter a valid email address'],
  ])('email %j', (value, message) => {
    expect(emailProblem(value)).toBe(message);
  });

  it.each([
    ['US', '10001', null],
    ['US', '10001-1234', null],
    ['US', '10001 1234', null],
    ['US', '100011234', null],
    ['US', '1000', 'Please enter a valid ZIP code'],
    ['US', 'K1A 0B1', 'Please enter a valid ZIP code'],
    ['CA', 'k1a 0b1', null],
    ['CA', 'K1A0B1', null],
    ['CA', 'D1A 0B1', 'Please enter a valid ZIP code'],
  ])('postal code %s %s', (country, value, message) => {
    expect(postalCodeProblem('ZIP code', value, country)).toBe(message);
  });

  it.each([
    ['(212) 555-0142', null],
    ['+1 212 555 0142', null],
    ['555-0142', 'Please enter a phone number with its area code'],
    ['call me at 2125550142', 'Please enter a phone number with its area code'],
  ])('phone %s', (value, message) => {
    expect(phoneProblem(value)).toBe(message);
  });

  it.each([
    ['11/26', null],
    ['10/26', 'Please update the invalid month'],
    ['12 / 2027', null],
    ['1227', null],
    ['13/27', 'Please update the invalid month'],
    ['00/27', 'Please update the invalid month'],
    ['12/25', 'Please update the invalid year'],
    ['12/46', null],
    ['01/47', 'Please update the invalid year'],
    ['soon', 'Please update the invalid month'],
    // In linear time.
    [`1${' '.repeat(300_000)}x`, 'Please update the invalid month'],
    ['', 'Expiration date is required'],
  ])('expiry %j', (value, message) => {
    expect(expiryProblem(value, now)).toBe(message);
  });

  it.each([
    ['2026-12-01T09:59:59Z', '11/26', null],
    ['2026-12-01T10:00:00Z', '11/26', 'Please update the invalid month'],
    ['2027-01-01T09:59:59Z', '12/26', null],
    ['2027-01-01T10:00:00Z', '12/26', 'Please update the invalid year'],
  ])('at %s, a month ending in Hawaii at 10:00 UTC, expiry %s', (at, value, message) => {
    expect(expiryProblem(value, new Date(at))).toBe(message);
  });

  it('rejects every card number with one wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'4242424242424242'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(cardNumberProblem(digits.join(''))).toBe('Please enter a valid card number');
      }),
    );
    expect(cardNumberProblem('4242 4242 4242 4242')).toBeNull();
  });

  it.each([
    ['card number', cardNumberProblem, 'Card number is required'],
    ['security code', securityCodeProblem, 'Security code is required'],
  ])('requires a %s', (_, rule, message) => {
    expect([rule(''), rule(' ')]).toEqual([message, message]);
    expect(rule('12')).toMatch(/^Please enter /);
  });

  it('groups a number as printed on the card without losing digits', () => {
    expect(spaceCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(spaceCardNumber('378282246310005')).toBe('3782 822463 10005');
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (number) => {
        expect(spaceCardNumber(number).replaceAll(' ', '')).toBe(number);
        expect(spaceCardNumber(spaceCardNumber(number))).toBe(spaceCardNumber(number));
      }),
    );
  });

  it.each([
    ['4', 'Visa'],
    ['55', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['37', 'American Express'],
    ['6011', 'Discover'],
    ['9', null],
  ])('recognizes %s as %s', (number, brand) => {
    expect(cardBrandOf(number)).toBe(brand);
  });

  it('reports all invalid fields of an address at once, in its country’s words', () => {
    const problems = addressProblems({ ...address.parse(valid), firstName: '', stateRegion: '', postalCode: 'x', countryCode: 'CA' });
    expect(problems).toEqual({
      firstName: 'First name is required',
      stateRegion: 'Province is required',
      postalCode: 'Please enter a valid postal code',
    });
  });

  it.each([
    ['firstName', 'Ann 🌿', 'First name can’t have emoji, which labels can’t print'],
    ['addressLine1', '12 Elm ❤️ Street', 'Address can’t have emoji, which labels can’t print'],
    ['city', 'Paris 🇫🇷', 'City can’t have emoji, which labels can’t print'],
    ['lastName', 'Zażółć-Ñandú O’Neill', undefined],
    ['addressLine2', 'Suite #3, 2½ * Acme™', undefined],
  ] as const)('finds emoji in the %s "%s": %s', (field, value, message) => {
    expect(addressProblems({ ...address.parse(valid), [field]: value })[field]).toBe(message);
  });

  it.each([
    [{ firstName: ' Ann ' }, null],
    [{ lastName: 'Lee 🌿' }, 'Last name can’t have emoji, which labels can’t print'],
    [{ firstName: 'a'.repeat(101) }, 'First name must be less than 101 characters'],
  ])('judges a profile’s name like an address’s: %j', (typed, message) => {
    const read = accountDeclarations.updateProfile.body.safeParse(typed);
    expect(read.success ? null : read.error.issues.map((issue) => issue.message).join()).toBe(message);
    if (read.success) expect(read.data).toEqual({ firstName: 'Ann', lastName: '' });
  });

  it('accepts and trims valid input, and removes spaces from card numbers', () => {
    expect(address.parse({ ...valid, city: ' Portland ' }).city).toBe('Portland');
    expect(address.parse({ ...valid, firstName: 'Ann\r\nBcc: x@example.com' }).firstName).toBe('Ann Bcc: x@example.com');
    expect(address.safeParse({ ...valid, firstName: '\u200b' }).error?.issues[0]?.message).toBe('First name is required');
    const toronto = { ...valid, countryCode: 'CA', city: 'Toronto', stateRegion: 'ON' };
    expect(address.parse({ ...toronto, postalCode: 'm5v2t6' }).postalCode).toBe('M5V 2T6');
    expect(address.parse({ ...valid, postalCode: '972011234' }).postalCode).toBe('97201-1234');
    expect(address.safeParse({ ...toronto, postalCode: '97201' }).success).toBe(false);
    expect(contact.parse({ email: ' a@example.com ' }).email).toBe('a@example.com');
    expect(card.parse({ number: '4242 4242 4242 4242', expiry: '12/30', securityCode: '123', name: 'Ann Lee' }).number).toBe(
      '4242424242424242',
    );
  });
});

const valid = {
  firstName: 'Ann',
  lastName: 'Lee',
  addressLine1: '12 Elm Street',
  city: 'Portland',
  stateRegion: 'OR',
  postalCode: '97201',
  phone: '503 555 0142',
};
