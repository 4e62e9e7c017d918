import { describe, expect, it } from 'vitest';
import { readAddress, regionValue } from './typed-form.ts';

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
