import { describe, expect, it } from 'vitest';
import type { Address } from '../../../contract/addresses/addresses.ts';
import { doubtsOf } from './address-doubt.ts';

const ohio = { addressLine1: '1 Main St', city: 'columbus', stateRegion: 'OH', postalCode: '43215' } as Address;
const message = '98101 is in Washington, not Ohio. Please check the ZIP code.';

describe('[§2.8 address verification] of a draft order', () => {
  it.each([
    ['a code of another state', { suggested: null, question: { field: 'postalCode', message } }, { postalCode: message }],
    ['a misspelt city', { suggested: { ...ohio, city: 'Columbia' } }, { city: 'Did you mean Columbia?' }],
    ['another code', { suggested: { ...ohio, postalCode: '43216' } }, { postalCode: 'Did you mean 43216?' }],
    ['capitals', { suggested: { ...ohio, city: 'Columbus', addressLine1: '1 Main Street' } }, {}],
    ['nothing', { suggested: null }, {}],
  ] as const)('asks about %s', (_, answer, doubts) => {
    const expected = Object.entries(doubts).map(([name, words]) => [`shippingAddress.${name}`, words]);
    expect(Object.entries(doubtsOf(ohio, answer))).toEqual(expected);
  });
});
