import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Destination, deliveryMethods, freeShippingGap, shippingPrice } from './index.ts';
import { defaultRates } from './rates.ts';
import { consignment } from './test-fixtures/shelves.ts';
import { isPoBox, zoneOf } from './zones.ts';

const home = { countryCode: 'US', stateRegion: 'OH', postalCode: '43215', addressLine1: '12 Elm Street' } as const;

describe('[§9 shipping rates]', () => {
  it.each([
    [0, 0],
    [1, 699],
    [4999, 699],
    [5000, 0],
    [123_456, 0],
  ])('merchandise of %i cents costs %i to ship within the contiguous US', (merchandise, price) => {
    expect(shippingPrice({ merchandise, heavy: false }, home, defaultRates)).toBe(price);
  });

  it.each([
    ['Alaska by state', { ...home, stateRegion: 'AK' }, 'remote'],
    ['Alaska by ZIP code only', { ...home, postalCode: '99501' }, 'remote'],
    ['Hawaii', { ...home, stateRegion: 'HI', postalCode: '96813' }, 'remote'],
    ['military mail', { ...home, stateRegion: 'AE', postalCode: '09012' }, 'remote'],
    ['a territory', { ...home, stateRegion: 'PR', postalCode: '00901' }, 'remote'],
    ['a PO box', { ...home, addressLine1: 'P.O. Box 12' }, 'poBox'],
    ['Canada', { countryCode: 'CA', stateRegion: 'ON', postalCode: 'M5V 2T6' }, 'canada'],
    ['a ZIP code alone', { postalCode: '43215' }, 'contiguous'],
    ['nothing known yet', {}, 'contiguous'],
  ] as const)('%s', (_name, destination, zone) => {
    expect(zoneOf(destination)).toBe(zone);
    const price = shippingPrice({ merchandise: 100_000, heavy: false }, destination, defaultRates);
    expect(price).toBe(zone === 'contiguous' ? 0 : defaultRates[zone]);
    expect(freeShippingGap(1000, destination, defaultRates)).toEqual(zone === 'contiguous' ? { threshold: 4999, missing: 4000 } : null);
  });

  it.each([
    'PO Box 12',
    'p.o. box 12',
    'P O Box #4',
    'PO Box123',
    'P.O. Box123',
    'POBox123',
    'Post Office Box 99',
    'Post Office Box99',
    'POB 7',
    'Unit 3, PO BOX 1A2',
  ])('%s is a PO box', (line) => {
    expect(isPoBox({ addressLine1: line })).toBe(true);
    expect(isPoBox({ addressLine1: 'x', addressLine2: line })).toBe(true);
  });
  it.each(['12 Boxwood Lane', '9 P O Boxwood', '4 Post Road', '99 Pobst Street', '1 Poplar Box Canyon'])('%s is not one', (line) => {
    expect(isPoBox({ addressLine1: line })).toBe(false);
  });

  it('is free exactly when nothing is missing to the threshold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.boolean(), (merchandise, heavy) => {
        const gap = freeShippingGap(merchandise, home, defaultRates);
        expect(shippingPrice({ merchandise, heavy }, home, defaultRates) === 0).toBe(gap?.missing === 0);
      }),
    );
  });

  it.each([
    ['duties', { countryCode: 'CA', stateRegion: 'ON' }, 'Import duties and fees may be due when it is delivered.'],
    ['PO boxes', { ...home, addressLine1: 'PO Box 12' }, 'Free shipping doesn’t include PO boxes.'],
    ['Alaska', { ...home, stateRegion: 'AK', postalCode: '99501' }, 'Free shipping doesn’t include Alaska, Hawaii and military addresses.'],
    ['home', home, undefined],
  ] as const)('[§9 free shipping] says what is special about %s', (_, destination, note) => {
    const now = new Date('2026-03-02T15:00:00Z');
    expect(deliveryMethods({ heavy: false, price: 999 }, [consignment()], destination, defaultRates, now)[0]?.note).toBe(note);
  });

  it.each([
    ['an own zone has a threshold', 999, 5000, undefined],
    ['a promotion made it free', 0, null, undefined],
    ['an own zone has none', 999, null, 'Free shipping doesn’t include Alaska, Hawaii and military addresses.'],
  ])('[§9 free shipping] of Alaska, where %s', (_, price, freeOver, note) => {
    const zone = { name: 'Alaska', regions: ['AK'], postalCodes: [], rates: { standard: 999, freeOver, heavy: 0 } };
    const alaska = { ...home, stateRegion: 'AK', postalCode: '99501' };
    const now = new Date('2026-03-02T15:00:00Z');
    const rates = { ...defaultRates, zones: [zone] };
    expect(deliveryMethods({ heavy: false, price }, [consignment()], alaska, rates, now)[0]?.note).toBe(note);
  });

  it('says which deliveries end at a PO box, so that none is promised a door', () => {
    const to = (destination: Destination) =>
      deliveryMethods({ heavy: false, price: 0 }, [consignment()], destination, defaultRates, new Date('2026-03-02T15:00:00Z'));
    expect(to({ ...home, addressLine1: 'PO Box 12' })).toMatchObject([{ toPoBox: true }]);
    expect(to(home)[0]).not.toHaveProperty('toPoBox');
  });

  it('offers GROUND, or FRNTDOOR for heavy items, both called Standard', () => {
    const now = new Date('2026-03-02T15:00:00Z');
    expect(deliveryMethods({ heavy: false, price: 0 }, [consignment()], home, defaultRates, now)).toMatchObject([
      { code: 'GROUND', label: 'Standard', price: 0 },
    ]);
    expect(deliveryMethods({ heavy: true, price: 4900 }, [], home, defaultRates, now)).toMatchObject([
      { code: 'FRNTDOOR', label: 'Standard', price: 4900 },
    ]);
  });
});
