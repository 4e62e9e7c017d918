import { expect, it } from 'vitest';
import type { Address } from '../../contract/addresses/addresses.ts';
import { maskedAddress, maskedEmail } from './masking.ts';

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
    countryCode: 'US',
  } as Address;
  expect(maskedAddress(address)).toBe(`L. Weaver, ${shown}, Seattle, WA 98101`);
});
