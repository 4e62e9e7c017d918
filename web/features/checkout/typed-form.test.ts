import { describe, expect, it } from 'vitest';
import { detailErrors, readAddress, readCheckout, regionValue } from './typed-form.ts';

describe('[§3 countries] a region that two countries have', () => {
  const read = (fields: Record<string, string>) => readAddress((name) => fields[name] ?? '', 'address', 'US');

  it.each([
    ['US', 'WA', 'US', 'WA'],
    ['AU', 'WA', 'US', 'AU-WA'],
    ['AU', 'WA', 'AU', 'WA'],
  ] as const)('%s %s in a form that begins with %s is %s', (country, code, first, value) => {
    expect(regionValue(country, code, first)).toBe(value);
  });

  it.each([
    ['WA', 'US', 'WA'],
    ['AU-WA', 'AU', 'WA'],
    ['CA-NT', 'CA', 'NT'],
    ['', 'US', ''],
  ])('%s is read as of %s: %s', (typed, countryCode, stateRegion) => {
    expect(read({ 'address.stateRegion': typed })).toMatchObject({ countryCode, stateRegion });
  });
});

describe('[§5] a form that names no country there is', () => {
  it.each(['{}', 'toString', 'XX', ''])('is read as the United States when it names %s', (named) => {
    const fields = new URLSearchParams({ 'billingAddress.countryCode': named, 'billingAddress.stateRegion': 'XX-OH' });
    expect(readCheckout(fields).billingAddress).toMatchObject({ countryCode: 'US', stateRegion: 'XX-OH' });
    expect(detailErrors(readCheckout(fields))).toHaveProperty(['billingAddress.postalCode']);
  });
});
