import { expect, it } from 'vitest';
import type { Address } from '../../contract/accounts/addresses.ts';
import { maskedAddress, maskedEmail, wholeAddress } from './masking.ts';

it.each([
  ['lotte@example.com', 'lo•••@example.com'],
  ['ab@example.com', 'a•••@example.com'],
  ['a@example.com', '•••@example.com'],
])('[look: staff console] %s is shown as %s in a list', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

it.each([
  ['12 Elm Street', '12 E••• S•••'],
  ['1200 Boulevard of the Américas', '1200 B••• o••• t••• A•••'],
  ['4B O’Hara-Lane Rd.', '4B O••• R•••'],
])('[look: staff console] %s is shown as %s', (addressLine1, shown) => {
  const address = {
    firstName: 'Lotte',
    lastName: 'Weaver',
    addressLine1,
    city: 'Seattle',
    stateRegion: 'WA',
    postalCode: '98101',
  } as Address;
  expect(maskedAddress({ ...address, countryCode: 'US' })).toBe(`L. Weaver, ${shown}, Seattle WA 98101, US`);
});

it('[look: staff console] is shown whole to those who work with it', () => {
  const address = { firstName: 'Lotte', lastName: 'Weaver', addressLine1: '12 Elm Street', city: 'Seattle', stateRegion: 'WA' } as Address;
  const place = { ...address, postalCode: '98101', countryCode: 'US' } as const;
  expect(wholeAddress({ ...place, addressLine2: '' })).toBe('Lotte Weaver, 12 Elm Street, Seattle WA 98101, US');
  expect(wholeAddress({ ...place, addressLine2: 'Apt 4' })).toBe('Lotte Weaver, 12 Elm Street, Apt 4, Seattle WA 98101, US');
});
