import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Address, Country, SavedAddress } from '../../../contract/addresses/addresses.ts';
import { SavedAddresses } from './saved-addresses.tsx';

const address = {
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
} as const;

const region = (code: string, shippable: boolean) => ({ code, name: code, shippable });
const labels = { city: 'City', stateRegion: 'State', postalCode: 'ZIP code' };
const countries: Country[] = [
  { code: 'US', name: 'United States', labels, regions: [region('OH', true), region('PR', false)] },
  { code: 'AU', name: 'Australia', labels, regions: [region('NSW', false)] },
];

/** Whether a saved address is offered while another is chosen. */
function isOffered(saved: Address, chosen: Address | null): boolean {
  return cards(saved, chosen).includes('Ship here');
}

function cards(saved: Address, chosen: Address | null): string {
  const addresses: SavedAddress[] = [{ addressId: 1, address: saved, isDefaultShipping: false, isDefaultBilling: false }];
  return renderToStaticMarkup(<SavedAddresses addresses={addresses} countries={countries} chosen={chosen} checkoutUuid="c-1" />);
}

it.each<[string, Partial<Address>, boolean]>([
  ['in a state we ship to', {}, true],
  ['in Puerto Rico', { stateRegion: 'PR', postalCode: '00901' }, false],
  ['in Australia', { countryCode: 'AU', stateRegion: 'NSW', postalCode: '2000' }, false],
])('[§2.8 saved address cards] an address %s is offered where we ship', (_, more, offered) => {
  expect(isOffered({ ...address, ...more }, null)).toBe(offered);
});

it.each<[string, Partial<Address>, boolean]>([
  ['the chosen one', {}, false],
  ['another person’s', { firstName: 'Ben' }, true],
  ['another flat', { addressLine2: 'Apt 3' }, true],
])('[§2.8 saved address cards] of one house, is %s offered', (_, more, offered) => {
  expect(isOffered({ ...address, ...more }, address)).toBe(offered);
});

it('[§2.8 saved address cards] editing one leads back to the checkout', () => {
  expect(cards(address, null)).toContain('href="/myaccount/addresses?edit=1&amp;checkout=c-1"');
});
