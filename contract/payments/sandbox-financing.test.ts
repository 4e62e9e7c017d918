import { describe, expect, it } from 'vitest';
import { applicationErrors, dollarsTyped } from './sandbox-financing.ts';

const now = new Date('2026-11-23T12:00:00Z');
const typed = {
  firstName: 'Ada',
  lastName: 'Weaver',
  birthDate: '1990-04-12',
  addressLine1: '12 Elm Street',
  city: 'Columbus',
  stateRegion: 'OH',
  postalCode: '43215',
  ssn: '666-00-0001',
  annualIncome: '$52,000',
  agrees: 'yes',
};

describe('[§2 store card] an application', () => {
  it('is accepted when complete', () => expect(applicationErrors(typed, now)).toEqual({}));

  it('names every empty field', () => {
    const empty = Object.fromEntries(Object.keys(typed).map((field) => [field, ''])) as typeof typed;
    expect(Object.keys(applicationErrors(empty, now)).sort()).toEqual(Object.keys(typed).sort());
  });

  it.each([
    ['birthDate', '2008-11-23', undefined],
    ['birthDate', '2008-11-24', 'You need to be at least 18 years old to apply'],
    ['birthDate', '1990-02-30', 'Please enter a valid date of birth'],
    ['birthDate', '1790-02-03', 'Please enter a valid date of birth'],
    ['birthDate', '4/12/1990', 'Please enter a valid date of birth'],
    ['firstName', 'Ada 🌿', 'First name can’t have emoji, which labels can’t print'],
    ['addressLine1', '12 Elm ❤️ Street', 'Street address can’t have emoji, which labels can’t print'],
    ['ssn', '666 00 0001', undefined],
    ['ssn', '666-00-001', 'Please enter all nine digits'],
    ['ssn', '123-45-6789', 'This is a test: please use a test number that begins with 666, never your own'],
    ['annualIncome', '0', 'Please enter your yearly income in dollars'],
    ['annualIncome', 'a lot', 'Please enter your yearly income in dollars'],
    ['postalCode', '4321', 'Please enter a valid ZIP code'],
    ['stateRegion', 'Ohio', 'Please choose a state'],
  ] as const)('judges %s “%s”', (field, value, message) =>
    expect(applicationErrors({ ...typed, [field]: value }, now)[field]).toBe(message),
  );

  it.each([
    ['52000', 52_000],
    ['$52,000.00', 52_000],
    ['-1', null],
    ['1e5', null],
  ])('reads dollars from “%s”', (text, dollars) => expect(dollarsTyped(text)).toBe(dollars));
});
