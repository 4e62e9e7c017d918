import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { addressLabels, type TypedAddress } from '../../../contract/addresses/addresses.ts';
import { AddressFields } from './address-fields.tsx';

const countries = [
  { code: 'US' as const, name: 'United States', labels: addressLabels.US, regions: [{ code: 'WA', name: 'Washington', shippable: true }] },
  { code: 'CA' as const, name: 'Canada', labels: addressLabels.CA, regions: [{ code: 'ON', name: 'Ontario', shippable: true }] },
  { code: 'MX' as const, name: 'Mexico', labels: addressLabels.MX, regions: [{ code: 'JAL', name: 'Jalisco', shippable: false }] },
];

const htmlOf = (prefix: 'shippingAddress' | 'billingAddress', value: Partial<TypedAddress> | null) =>
  renderToStaticMarkup(<AddressFields prefix={prefix} value={value} countries={countries} errors={{}} />);

const valuesIn = (html: string) => [...html.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);

it.each([
  ['shippingAddress', null, 'State', 'ZIP code', ['US', 'CA'], ['WA', 'ON']],
  ['shippingAddress', { countryCode: 'CA' }, 'Province', 'Postal code', ['US', 'CA'], ['ON', 'WA']],
  ['billingAddress', { countryCode: 'CA' }, 'State, province or region', 'Postal code', ['US', 'CA', 'MX'], ['ON', 'US-WA', 'MX-JAL']],
] as const)(
  '[§3 address, §5 shippable regions] without script, the %s of %j has the label "%s", also as its empty choice',
  (prefix, value, region, postalCode, countryCodes, regions) => {
    const html = htmlOf(prefix, value);
    expect(html).toMatch(new RegExp(`<label[^>]*>${region}</label>`));
    expect(html).toMatch(new RegExp(`<option value=""[^>]*>${region}</option>`));
    expect(html).toMatch(new RegExp(`<label[^>]*>${postalCode}</label>`));
    expect(valuesIn(html)).toEqual([...countryCodes, 'RESIDENCE', 'BUSINESS', ...regions]);
  },
);

it.each([
  ['shippingAddress', null, false, 'RESIDENCE'],
  ['shippingAddress', { locationType: 'BUSINESS' }, true, 'BUSINESS'],
  ['billingAddress', { addressLine2: 'Apt 3' }, true, 'RESIDENCE'],
] as const)('[§3 location types] the %s of %j shows them at once: %s, and keeps %s', (prefix, value, isOpen, locationType) => {
  const html = htmlOf(prefix, value);
  expect(/<details[^>]* open=""/.test(html)).toBe(isOpen);
  expect(html).toContain(`<option value="${locationType}" selected="">`);
});
