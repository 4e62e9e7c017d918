import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Address, Country } from '../../../contract/addresses/addresses.ts';
import AccountAddressesScreen from './account-addresses-screen.tsx';

const address: Address = {
  firstName: 'Ada',
  lastName: 'Weaver',
  addressLine1: '12 Elm Street',
  addressLine2: '',
  countryCode: 'US',
  city: 'Columbus',
  stateRegion: 'OH',
  postalCode: '43215',
  phone: '614 555 0123',
  locationType: 'RESIDENCE',
};

const countries: Country[] = [
  {
    code: 'US',
    name: 'United States',
    labels: { city: 'City', stateRegion: 'State', postalCode: 'ZIP code' },
    regions: [
      { code: 'OH', name: 'Ohio', shippable: true },
      { code: 'PR', name: 'Puerto Rico', shippable: false },
    ],
  },
];

it.each([
  ['OH', true],
  ['PR', false],
])('[§5 shippable] an address in %s can become the default for shipping: %s', (stateRegion, can) => {
  const addresses = [{ addressId: 1, address: { ...address, stateRegion }, isDefaultShipping: false, isDefaultBilling: false }];
  const markup = renderToStaticMarkup(
    <AccountAddressesScreen data={{ addresses, countries, edited: null, checkoutUuid: null, errors: {}, message: null, done: null }} />,
  );
  expect(markup.includes('Set as default shipping')).toBe(can);
  expect(markup).toContain('Set as default billing');
});

it('[§2.8] the present default is a fact, not a box to untick', () => {
  const addresses = [{ addressId: 1, address, isDefaultShipping: true, isDefaultBilling: false }];
  const edited = { addressId: 1, address, isDefaultShipping: false, isDefaultBilling: false };
  const markup = renderToStaticMarkup(
    <AccountAddressesScreen data={{ addresses, countries, edited, checkoutUuid: null, errors: {}, message: null, done: null }} />,
  );
  expect(markup).toContain('This is your default shipping address.');
  expect(markup).not.toContain('name="isDefaultShipping"');
  expect(markup).toContain('name="isDefaultBilling"');
});

it.each([
  [null, '/myaccount/addresses', 'Cancel'],
  ['c-1', '/checkout?checkout=c-1', 'Back to checkout'],
])('[§2.8 saved address cards] an address opened from checkout %s leads to %s by “%s”', (checkoutUuid, href, words) => {
  const edited = { addressId: 1, address, isDefaultShipping: false, isDefaultBilling: false };
  const data = { addresses: [], countries, edited, checkoutUuid, errors: {}, message: null, done: null };
  expect(renderToStaticMarkup(<AccountAddressesScreen data={data} />)).toContain(`<a href="${href}">${words}</a>`);
});
