import { describe, expect, it } from 'vitest';
import { detailErrors, readAddress, readCheckout, regionValue } from './typed-form.ts';

describe('[§3 countries] a region code shared by two countries', () => {
  const read = (fields: Record<string, string>) => readAddress((name) => fields[name] ?? '', 'address', 'US');

  it.each([
    ['US', 'WA', 'US', 'WA'],
    ['AU', 'WA', 'US', 'AU-WA'],
    ['AU', 'WA', 'AU', 'WA'],
  ] as const)('%s %s in a form starting with %s is %s', (country, code, first, value) => {
    expect(regionValue(country, code, first)).toBe(value);
  });

  it.each([
    ['WA', 'US', 'WA'],
    ['AU-WA', 'AU', 'WA'],
    ['CA-NT', 'CA', 'NT'],
    ['', 'US', ''],
  ])('%s is read as %s: %s', (typed, countryCode, stateRegion) => {
    expect(read({ 'address.stateRegion': typed })).toMatchObject({ countryCode, stateRegion });
  });
});

describe('[§5] a form without a valid country', () => {
  it.each(['{}', 'toString', 'XX', ''])('defaults to the United States when it names %s', (named) => {
    const fields = new URLSearchParams({ 'billingAddress.countryCode': named, 'billingAddress.stateRegion': 'XX-OH' });
    expect(readCheckout(fields).billingAddress).toMatchObject({ countryCode: 'US', stateRegion: 'XX-OH' });
    expect(detailErrors(readCheckout(fields))).toHaveProperty(['billingAddress.postalCode']);
  });
});
