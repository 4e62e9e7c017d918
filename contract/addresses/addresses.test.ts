import { expect, it } from 'vitest';
import { addressLines } from './addresses.ts';

const home = { firstName: 'Lotte', lastName: 'Weaver', addressLine1: '12 Elm Street', city: 'Seattle', stateRegion: 'WA' };

it.each([
  [{ addressLine2: '', postalCode: '98101', countryCode: 'US' }, ['12 Elm Street', 'Seattle, WA 98101']],
  [{ addressLine2: 'Apt 4', postalCode: '98101', countryCode: 'CA' }, ['12 Elm Street', 'Apt 4', 'Seattle, WA 98101', 'Canada']],
] as const)('[§2.9 order] an address is written as on an envelope: %j', (more, lines) => {
  expect(addressLines({ ...home, ...more })).toEqual(['Lotte Weaver', ...lines]);
});
