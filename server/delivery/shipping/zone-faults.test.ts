import { describe, expect, it } from 'vitest';
import type { ShippingZone } from '../../../contract/settings/shipping.ts';
import { tidyZones, zoneFaults } from './zone-faults.ts';

const zone = (name: string, regions: string[], postalCodes: string[] = []): ShippingZone => ({ name, regions, postalCodes, rates: null });

describe('[§9 shipping rates] the check of a brand’s zones', () => {
  it.each<[string, ShippingZone[]]>([
    ['none', []],
    ['states and provinces apart', [zone('West', ['CA', 'OR']), zone('Ontario', ['ON']), zone('Forces', ['AE'])]],
    ['codes before their state', [zone('Los Angeles', [], ['900']), zone('West', ['CA'])]],
    ['a state narrowed to its codes, before the whole of it', [zone('Los Angeles', ['CA'], ['900']), zone('West', ['CA'])]],
    ['a code before its beginning', [zone('Beverly Hills', [], ['90210']), zone('Los Angeles', [], ['902'])]],
    ['one province of the two behind X', [zone('Yellowknife', ['NT']), zone('North', [], ['X'])]],
  ])('accepts %s', (_name, zones) => {
    expect(zoneFaults(zones)).toEqual({});
  });

  it.each<[string, ShippingZone[], Record<string, string>]>([
    ['no place', [zone('West', [])], { 'zones.0.regions': 'Choose states or provinces' }],
    ['a territory', [zone('Islands', ['PR'])], { 'zones.0.regions': 'PR is no state or province that we ship to' }],
    ['an unreadable code', [zone('West', [], ['900', '12'])], { 'zones.0.postalCodes': 'We can’t read 12' }],
    ['a code of a territory', [zone('West', [], ['006'])], { 'zones.0.postalCodes': '006 is no postal code' }],
    ['a code that is not given out', [zone('West', [], ['000'])], { 'zones.0.postalCodes': '000 is no postal code' }],
    ['one name twice', [zone('West', ['CA']), zone('WEST', ['OR'])], { 'zones.1.name': 'Another zone is called WEST' }],
    [
      'a state twice',
      [zone('West', ['CA']), zone('South', ['TX']), zone('Sun', ['AZ', 'CA'])],
      { 'zones.0.regions': 'California is in West and in Sun', 'zones.2.regions': 'California is in West and in Sun' },
    ],
    [
      'a code behind its state',
      [zone('West', ['CA']), zone('Los Angeles', ['CA'], ['900'])],
      { 'zones.0.regions': 'Move Los Angeles above it', 'zones.1.postalCodes': '900 lies in West, which comes first' },
    ],
    [
      'a code behind its beginning',
      [zone('Los Angeles', [], ['902']), zone('Beverly Hills', [], ['90210'])],
      { 'zones.0.postalCodes': '90210 is in Los Angeles', 'zones.1.postalCodes': '90210 is in Los Angeles' },
    ],
  ])('refuses %s', (_name, zones, faults) => {
    expect(zoneFaults(zones)).toEqual(
      Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, expect.stringContaining(message)])),
    );
  });

  it('tidies codes as typed', () => {
    expect(tidyZones([zone('West', ['CA', 'CA'], ['m5v 2t6', ' 900 ', '900', '?'])])).toEqual([
      zone('West', ['CA'], ['M5V2T6', '900', '?']),
    ]);
  });
});
