import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostalLines, placeLine } from './postal-lines.tsx';

const ours = {
  firstName: 'Ann',
  lastName: 'Lee',
  addressLine1: '12 Elm Street',
  city: 'Seattle',
  stateRegion: 'WA',
  postalCode: '98101',
  countryCode: 'US',
  phone: '206 555 0142',
} as const;
const theirs = { ...ours, city: 'Montréal', stateRegion: 'QC', postalCode: 'H3B 4W8', countryCode: 'CA' } as const;

const linesOf = (address: typeof ours | typeof theirs, withCountry: boolean) =>
  [...renderToStaticMarkup(<PostalLines address={address} withCountry={withCountry} />).matchAll(/<span>([^<]*)/g)].map(([, line]) => line);

it.each([
  [ours, false, ['Ann Lee', '12 Elm Street', 'Seattle, WA 98101', '(206) 555-0142']],
  [ours, true, ['Ann Lee', '12 Elm Street', 'Seattle, WA 98101', 'United States', '(206) 555-0142']],
  [theirs, false, ['Ann Lee', '12 Elm Street', 'Montréal, QC H3B 4W8', 'Canada', '(206) 555-0142']],
] as const)('[§2.8 address cards] writes an address (%#) by line', (address, withCountry, lines) => {
  expect(linesOf(address, withCountry)).toEqual(lines);
});

it('[§2.8 address cards] names the country of a place: CA could be California', () => {
  expect(placeLine(theirs)).toBe('Montréal, QC H3B 4W8, Canada');
});
