import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../contract/api/client.ts';
import type { ShippingZone } from '../../../contract/settings/shipping.ts';
import { errorsFor, moveZone, placeZone, postedZone, readZone, wrongAmount } from './zone-form.ts';

const zone = (name: string, postalCodes: string[] = []): ShippingZone => ({ name, regions: ['CA'], postalCodes, rates: null });
const west = zone('West');
const south = zone('South');
const city = zone('City', ['900']);
const namesOf = (zones: readonly ShippingZone[]) => zones.map(({ name }) => name);

describe('[§9 shipping rates] the form of a zone', () => {
  const form = { name: 'West', regions: 'CA', postalCodes: '900,\n M5V 2T6 ;', standard: '5.99', freeOver: ' ', heavy: '0' };
  const read = (more: object) => readZone(postedZone(new URLSearchParams({ ...form, ...more })));

  it('is read with codes in any separation, an empty threshold never free', () => {
    const described = { name: 'West', regions: ['CA'], postalCodes: ['900', 'M5V 2T6'] };
    expect(read({})).toEqual({ zone: { ...described, rates: { standard: 599, freeOver: null, heavy: 0 } } });
    expect(read({ freeOver: '35' })).toMatchObject({ zone: { rates: { freeOver: 3500 } } });
    expect(read({ undelivered: 'yes', standard: 'lots' })).toEqual({ zone: { ...described, rates: null } });
  });

  it.each([
    [{ standard: '' }, 'standard'],
    [{ freeOver: 'lots' }, 'freeOver'],
    [{ heavy: '1000.01' }, 'heavy'],
  ])('%o is refused at its field', (more, field) => {
    expect(read(more)).toEqual({ errors: { [field]: wrongAmount } });
  });

  it('puts a new zone last, one with postal codes first, and a known one in its place', () => {
    expect(namesOf(placeZone([west], south, 'new').zones)).toEqual(['West', 'South']);
    expect(placeZone([west], city, 'new')).toEqual({ zones: [city, west], index: 0 });
    expect(placeZone([west, south], city, '1')).toEqual({ zones: [west, city], index: 1 });
  });

  it.each([
    [0, 'down', 'South,West,City'],
    [2, 'up', 'West,City,South'],
    [0, 'up', 'West,South,City'],
    [2, 'down', 'West,South,City'],
    [9, 'up', 'West,South,City'],
  ] as const)('moves zone %i %s', (at, step, order) => {
    expect(namesOf(moveZone([west, south, city], at, step)).join()).toBe(order);
  });

  it('shows a refusal at the form’s own fields, else what another zone’s says', () => {
    const fields = { 'zones.1.rates.heavy': 'Too high', 'zones.1.postalCodes.3': 'Too long', 'zones.0.name': 'Taken' };
    const failure = { message: 'Wrong', fields } as unknown as Failure;
    expect(errorsFor(failure, 1)).toEqual({ errors: { heavy: 'Too high', postalCodes: 'Too long' }, message: null });
    expect(errorsFor({ message: 'Wrong', fields: { 'zones.0.name': 'Taken' } } as unknown as Failure, 1)).toEqual({
      errors: {},
      message: 'Taken',
    });
    expect(errorsFor({ message: 'Wrong' } as Failure, 1)).toEqual({ errors: {}, message: 'Wrong' });
  });
});
