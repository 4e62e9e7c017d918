import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countries, isShippable, regionOf } from './countries.ts';
import { provinceOfPostalCode, stateOfZip } from './zip-prefixes.ts';

const codes = (country: string, shippable: boolean) =>
  countries
    .find(({ code }) => code === country)
    ?.regions.filter((region) => region.shippable === shippable)
    .map(({ code }) => code)
    .sort();

describe('[§5 shippable regions]', () => {
  it('has the four countries, each region once', () => {
    expect(countries.map(({ code }) => code).sort()).toEqual(['AU', 'CA', 'MX', 'US']);
    for (const { regions } of countries) expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length);
  });

  it('ships to 50 states, DC and military mail', () => {
    const shippable = codes('US', true) ?? [];
    expect(shippable).toHaveLength(54);
    expect(shippable).toEqual(expect.arrayContaining(['DC', 'AE', 'AA', 'AP', 'AK', 'HI']));
  });

  it('does not ship to territories and freely associated states', () => {
    expect(codes('US', false)).toEqual(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);
  });

  it('ships to all 13 Canadian provinces and territories, and not to Australia or Mexico', () => {
    expect(codes('CA', true)).toHaveLength(13);
    expect(codes('CA', false)).toEqual([]);
    expect(codes('AU', true)).toEqual([]);
    expect(codes('MX', true)).toEqual([]);
    expect(codes('MX', false)).toHaveLength(32);
  });

  it('treats an unknown region as one we do not ship to', () => {
    expect(isShippable({ countryCode: 'US', stateRegion: 'ZZ' })).toBe(false);
    expect(regionOf('CA', 'CA')).toBeNull();
  });
});

describe('postal codes', () => {
  it.each([
    ['10001', 'NY'],
    ['06320', 'CT'],
    ['20500', 'DC'],
    ['90210-1234', 'CA'],
    ['99501', 'AK'],
    ['96813', 'HI'],
    ['00901', 'PR'],
    ['96799-0001', 'AS'],
    ['09012', 'AE'],
    ['34002', 'AA'],
    ['96201', 'AP'],
    ['1000', null],
    ['abcde', null],
    ['00001', null],
  ])('%s lies in %s', (zip, state) => expect(stateOfZip(zip)).toBe(state));

  it('lies in the state of its place, for every ZIP code of the table of places', () => {
    const places = readFileSync(new URL('./zip-places.txt', import.meta.url), 'latin1').matchAll(/^(\d{5}) ([A-Z]{2}) /gm);
    const known = [...places].map(([, zip = '', state]) => ({ zip, state }));
    expect(known.length).toBeGreaterThan(40_000);
    expect(known.filter(({ zip, state }) => stateOfZip(zip) !== state)).toEqual([]);
  });

  it.each([
    ['M5V 2T6', 'ON'],
    ['h2x1y4', 'QC'],
    ['X0A 0H0', 'NU'],
    ['X1A 2P7', 'NT'],
    ['90210', null],
  ])('%s lies in %s', (code, province) => expect(provinceOfPostalCode(code)).toBe(province));

  it('covers every shippable US region by some prefix', () => {
    const found = new Set(Array.from({ length: 1000 }, (_, prefix) => stateOfZip(`${String(prefix).padStart(3, '0')}01`)));
    for (const code of codes('US', true) ?? []) expect(found).toContain(code);
  });
});
