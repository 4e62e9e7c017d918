import { describe, expect, it } from 'vitest';
import type { Address } from '../../../contract/addresses/addresses.ts';
import { PostalNormalizer } from './normalizer.ts';
import { envelopeCase } from './spelling.ts';

const elm: Address = {
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
const verify = (more: Partial<Address>) => new PostalNormalizer().verify({ ...elm, ...more });

describe('[§2.8 address verification] the built-in normalizer', () => {
  it.each([
    ['as it should be', {}],
    ['ZIP+4', { postalCode: '43215-1234' }],
    ['military mail', { addressLine1: 'PSC 3 Box 1200', city: 'APO', stateRegion: 'AE', postalCode: '09012' }],
    ['another name of the same ZIP code', { city: 'Bexley' }],
    ['Canada', { countryCode: 'CA', city: 'Toronto', stateRegion: 'ON', postalCode: 'M5V 3L9' }],
  ] as const)('accepts: %s', async (_, more) => {
    expect(await verify(more)).toEqual({ result: 'verified', suggested: null, changed: [] });
  });

  it.each([
    ['small letters', { addressLine1: '12 elm street', city: 'columbus' }, { addressLine1: '12 Elm Street', city: 'Columbus' }],
    [
      'capitals',
      { addressLine1: '12 NW ELM STREET', addressLine2: 'APT 4B' },
      { addressLine1: '12 NW Elm Street', addressLine2: 'Apt 4B' },
    ],
    [
      'military mail in small letters',
      { addressLine1: 'psc 3 box 1200', city: 'apo', stateRegion: 'AE', postalCode: '09012' },
      { addressLine1: 'PSC 3 Box 1200', city: 'APO' },
    ],
    ['a slip in the city', { city: 'Colunbus' }, { city: 'Columbus' }],
    ['two letters swapped', { city: 'Coulmbus' }, { city: 'Columbus' }],
    ['a digit that puts it in another state', { city: 'Bronson', stateRegion: 'KS', postalCode: '76716' }, { postalCode: '66716' }],
    ['a code far away, of a city with one', { city: 'Bronson', stateRegion: 'KS' }, { postalCode: '66716' }],
    [
      'a Canadian code without its blank',
      { countryCode: 'CA', city: 'Toronto', stateRegion: 'ON', postalCode: 'm5v3l9' },
      { postalCode: 'M5V 3L9' },
    ],
  ] as const)('suggests a correction: %s', async (_, more, better) => {
    const { result, suggested, changed } = await verify(more);
    expect({ result, changed }).toEqual({ result: 'suggestion', changed: Object.keys(better) });
    expect(suggested).toEqual({ ...elm, ...more, ...better });
  });

  it.each([
    [
      'a state with many codes for the city',
      { city: 'Denver', stateRegion: 'CO' },
      '43215 is in Ohio, not Colorado. Please check the ZIP code.',
    ],
    ['a city that the state does not have', { stateRegion: 'HI' }, '43215 is in Ohio, not Hawaii. Please check the ZIP code.'],
    [
      'another province',
      { countryCode: 'CA', city: 'Toronto', stateRegion: 'QC', postalCode: 'M5V 3L9' },
      'M5V 3L9 is in Ontario, not Quebec. Please check the postal code.',
    ],
  ] as const)('asks, without claiming another state: %s', async (_, more, message) => {
    expect(await verify(more)).toEqual({ result: 'question', suggested: null, changed: [], question: { field: 'postalCode', message } });
  });

  it('never suggests another state than the chosen one', async () => {
    for (const stateRegion of ['CA', 'NY', 'TX', 'WY', 'AE', 'DC']) {
      for (const postalCode of ['43215', '10001', '90210', '09012', '99801']) {
        const { suggested } = await verify({ city: 'Springfield', stateRegion, postalCode });
        expect(suggested?.stateRegion ?? stateRegion).toBe(stateRegion);
      }
    }
  });

  it.each([{ postalCode: '00000' }, { countryCode: 'AU', city: 'Carlton', stateRegion: 'VIC', postalCode: '3053' }] as const)(
    'leaves unknown parts alone: %j',
    async (more) => {
      expect(await verify(more)).toEqual({ result: 'unverified', suggested: null, changed: [] });
    },
  );

  it('accepts its own suggestions', async () => {
    const { suggested } = await verify({ addressLine1: "9 O'HARE-MILLS AVE", city: 'st paul', stateRegion: 'MN', postalCode: '55101' });
    expect(suggested).toMatchObject({ addressLine1: "9 O'Hare-Mills Ave", city: 'Saint Paul' });
    expect((await new PostalNormalizer().verify(suggested as Address)).result).toBe('verified');
  });
});

it.each([
  ['po box 12', 'PO Box 12'],
  ['42nd street', '42nd Street'],
  ['12b rue de la paix', '12B Rue de la Paix'],
  ['MacArthur Blvd', 'MacArthur Blvd'],
  ["st. john's", "St. John's"],
  ["7 KING'S HIGHWAY", "7 King's Highway"],
  ['4 al’s (st.john’s) lane', '4 Al’s (St.John’s) Lane'],
  ["coeur d'alene", "Coeur D'Alene"],
  ['fort qu’appelle', 'Fort Qu’Appelle'],
  ["9 o'brien-o'hare rd", "9 O'Brien-O'Hare Rd"],
  ['  12   Elm  St ', '12 Elm St'],
])('writes %j as %j', (typed, written) => {
  expect(envelopeCase(typed)).toBe(written);
});
