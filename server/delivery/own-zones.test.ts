import { describe, expect, it } from 'vitest';
import type { ShippingZone } from '../../contract/settings/shipping.ts';
import { isDelivered, ownZoneOf } from './own-zones.ts';
import { priceList } from './price-list.ts';
import { defaultRates, freeShippingGap, isPricedAlike, type ShippingRates, shippingPrice } from './rates.ts';
import { isRestricted } from './restricted.ts';
import { noRestrictions } from './restrictions/restrictions.ts';

const zone = (name: string, more: Partial<ShippingZone>): ShippingZone => ({
  name,
  regions: [],
  postalCodes: [],
  rates: { standard: 599, freeOver: 3500, heavy: 2000 },
  ...more,
});
const neverFree = { standard: 1500, freeOver: null, heavy: 9900 };
const zones = [
  zone('Los Angeles', { postalCodes: ['900', '90210'], rates: { standard: 499, freeOver: 0, heavy: 0 } }),
  zone('West Coast', { regions: ['CA', 'OR', 'WA'] }),
  zone('Hawaii', { regions: ['HI'], rates: null }),
  zone('Alaska and Toronto', { regions: ['AK', 'ON'], postalCodes: ['M5'], rates: neverFree }),
];
const rates: ShippingRates = { ...defaultRates, zones };

const california = { countryCode: 'US', stateRegion: 'CA', postalCode: '94103', addressLine1: '12 Elm Street' } as const;
const toronto = { countryCode: 'CA', stateRegion: 'ON', postalCode: 'M5V 2T6' } as const;

describe('[§9 shipping rates] zones of a brand’s own', () => {
  it.each([
    ['a state', california, 'West Coast'],
    ['a ZIP code alone', { postalCode: '97201' }, 'West Coast'],
    ['a ZIP code in another spelling', { postalCode: '97201-1234' }, 'West Coast'],
    ['a state alone', { countryCode: 'US', stateRegion: 'WA' }, 'West Coast'],
    ['the beginning of a ZIP code, before its state', { ...california, postalCode: '90012' }, 'Los Angeles'],
    ['a whole ZIP code', { ...california, postalCode: '90210' }, 'Los Angeles'],
    ['a state by its ZIP code, whatever the state is said to be', { ...california, stateRegion: 'OH' }, 'West Coast'],
    ['a state as said, whatever the ZIP code', { ...california, stateRegion: 'HI', postalCode: '43215' }, 'Hawaii'],
    ['a province of which codes are named, there', toronto, 'Alaska and Toronto'],
    ['a province of which codes are named, elsewhere', { ...toronto, postalCode: 'K1A 0B1' }, null],
    ['a state beside such a province', { stateRegion: 'AK', postalCode: '99501' }, 'Alaska and Toronto'],
    ['elsewhere', { countryCode: 'US', stateRegion: 'OH', postalCode: '43215' }, null],
    ['a state of the same code elsewhere', { countryCode: 'MX', stateRegion: 'CA', postalCode: '94103' }, null],
    ['nothing known yet', {}, null],
  ] as const)('hold %s', (_name, destination, name) => {
    expect(ownZoneOf(zones, destination)?.name ?? null).toBe(name);
  });

  it.each([
    ['below the threshold', california, { merchandise: 3500, heavy: false }, 599, { threshold: 3500, missing: 1 }],
    ['above it', california, { merchandise: 3501, heavy: false }, 0, { threshold: 3500, missing: 0 }],
    ['a large item below it', california, { merchandise: 3500, heavy: true }, 2599, { threshold: 3500, missing: 1 }],
    ['a large item above it', california, { merchandise: 90_000, heavy: true }, 0, { threshold: 3500, missing: 0 }],
    ['free from the first cent', { postalCode: '90012' }, { merchandise: 1, heavy: false }, 0, { threshold: 0, missing: 0 }],
    ['never free', toronto, { merchandise: 90_000, heavy: false }, 1500, null],
    ['never free, and large', toronto, { merchandise: 90_000, heavy: true }, 11_400, null],
    ['a PO box', { ...california, addressLine1: 'PO Box 1' }, { merchandise: 90_000, heavy: false }, 599, null],
    ['nothing to ship', toronto, { merchandise: 0, heavy: false }, 0, null],
    ['elsewhere', { postalCode: '43215' }, { merchandise: 100, heavy: false }, 699, { threshold: 4999, missing: 4900 }],
    ['elsewhere in Canada', { ...toronto, postalCode: 'K1A 0B1' }, { merchandise: 100, heavy: false }, 2499, null],
  ] as const)('charge: %s', (_name, destination, shipment, price, gap) => {
    expect(shippingPrice(shipment, destination, rates)).toBe(price);
    expect(freeShippingGap(shipment.merchandise, destination, rates)).toEqual(gap);
  });

  it('may not be delivered to', () => {
    const honolulu = { countryCode: 'US', stateRegion: 'HI', postalCode: '96813' } as const;
    expect(isDelivered(zones, honolulu)).toBe(false);
    expect(isRestricted(honolulu, { ...noRestrictions, zones })).toBe(true);
    expect(isRestricted(honolulu, noRestrictions)).toBe(false);
    expect(isDelivered(zones, california)).toBe(true);
  });

  it('price addresses alike in one zone only', () => {
    const alike = (more: object) => isPricedAlike(california, { ...california, ...more }, zones);
    expect(alike({ postalCode: '95814' })).toBe(true);
    expect(alike({ postalCode: '90012' })).toBe(false);
    expect(alike({ addressLine1: 'PO Box 1' })).toBe(false);
  });
});

describe('[§9 free shipping] the list of rates', () => {
  const listed = (own: ShippingZone[]) => priceList({ ...defaultRates, zones: own });
  const placesOf = (own: ShippingZone[]) => listed(own).map(({ place }) => place);

  it('names own zones first, with their PO boxes where they may be free, then what is left', () => {
    expect(placesOf(zones)).toEqual([
      'Los Angeles',
      'PO boxes in Los Angeles',
      'West Coast',
      'PO boxes in West Coast',
      'Hawaii',
      'Alaska and Toronto',
      'Rest of the contiguous United States',
      'PO boxes in the rest of the contiguous United States',
      'Military addresses (APO, FPO, DPO)',
      'Rest of Canada',
    ]);
    const [, , west, boxes, hawaii, toronto] = listed(zones);
    expect(west).toMatchObject({
      holds: 'California, Oregon, Washington',
      states: ['CA', 'OR', 'WA'],
      zipCodes: [],
      methods: [
        { code: 'GROUND', price: 599, freeOver: 3500 },
        { code: 'FRNTDOOR', price: 2599, freeOver: 3500 },
      ],
    });
    expect(boxes?.methods).toMatchObject([{ code: 'GROUND', price: 599, freeOver: null }]);
    expect(hawaii).toMatchObject({ holds: 'Hawaii', methods: [] });
    expect(toronto).toMatchObject({ holds: 'Alaska; postal codes M5', states: ['AK'], methods: [{ price: 1500 }, { price: 11_400 }] });
  });

  it('names the states that pay the remote rate, without those of own zones', () => {
    const remote = (own: ShippingZone[]) => listed(own).find(({ place }) => /^(Alaska and )?Hawaii$/.test(place));
    expect(remote([])).toMatchObject({ states: ['AK', 'HI'], methods: [{ price: 1999 }, { price: 6899 }] });
    expect(remote([zone('Own', { regions: ['AK'] })])).toMatchObject({ states: ['HI'], methods: [{ price: 1999 }, { price: 6899 }] });
    expect(listed([]).flatMap(({ states }) => states)).toEqual(['AK', 'HI']);
  });

  it.each([
    ['Alaska', { regions: ['AK'] }, 'Hawaii'],
    ['some of Alaska', { postalCodes: ['995'] }, 'Rest of Alaska and Hawaii'],
    ['all military mail', { regions: ['AA', 'AE', 'AP'] }, null],
    ['some military mail', { postalCodes: ['090'] }, 'Other military addresses (APO, FPO, DPO)'],
    ['a province', { regions: ['QC'] }, 'Rest of Canada'],
  ])('leaves of built-in places what %s does not take', (_name, more, left) => {
    const before = placesOf([]);
    const after = placesOf([zone('Own', { ...more, rates: neverFree })]).slice(1);
    expect(after.filter((place) => !before.includes(place))).toEqual(left === null ? [] : [left]);
    expect(after).toHaveLength(left === null ? before.length - 1 : before.length);
  });
});
