import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AddressFields } from './address-fields.tsx';

it.each([
  ['shippingAddress', 'Select one'],
  ['billingAddress', 'Select state, province or region'],
] as const)('[§5 address] the region list of a %s starts with a prompt', (prefix, words) => {
  const fields = <AddressFields prefix={prefix} value={null} countries={[]} errors={{}} />;
  expect(renderToStaticMarkup(fields)).toMatch(new RegExp(`<option value=""[^>]*>${words}</option>`));
});
