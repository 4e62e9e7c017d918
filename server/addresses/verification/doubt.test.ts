import { expect, it } from 'vitest';
import type { Address } from '../../../contract/addresses/addresses.ts';
import { ohio } from '../../../test/support/commerce.ts';
import { isDoubtful } from './doubt.ts';
import { PostalNormalizer } from './normalizer.ts';

it.each<[string, Partial<Address>, boolean]>([
  ['an address as it should be', {}, false],
  ['small letters', { city: 'columbus', addressLine1: '12 elm street' }, false],
  ['a code without its blank', { countryCode: 'CA', city: 'Toronto', stateRegion: 'ON', postalCode: 'm5v3l9' }, false],
  ['a misspelt city', { city: 'Colunbus' }, true],
  ['a code of another state, and its city has one', { city: 'Bronson', stateRegion: 'KS', postalCode: '76716' }, true],
  ['a code of another state', { city: 'Denver', stateRegion: 'CO' }, true],
  ['a code nobody knows', { postalCode: '00000' }, false],
])('[§2.8 address verification] doubts %s', async (_name, more, doubted) => {
  const typed: Address = { ...ohio, locationType: 'RESIDENCE', ...more };
  expect(isDoubtful(typed, await new PostalNormalizer().verify(typed))).toBe(doubted);
});
