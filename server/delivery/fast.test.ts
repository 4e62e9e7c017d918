import { describe, expect, it } from 'vitest';
import { shipsFast } from './fast.ts';

const pennsylvania = '17111';
const ohio = '43217';
const nevada = '89506';

describe('[§3 facet keys] fast shipping', () => {
  it.each<[string, Parameters<typeof shipsFast>[0], boolean]>([
    ['from the middle and the west', { weightGrams: 900, deliveryClass: null, from: [ohio, nevada] }, true],
    ['of what has no weight, from everywhere', { weightGrams: null, deliveryClass: null, from: [pennsylvania, ohio, nevada] }, true],
    ['from one warehouse alone, which is far from somewhere', { weightGrams: 900, deliveryClass: null, from: [nevada] }, false],
    ['of what is carried to the door', { weightGrams: 60_000, deliveryClass: null, from: [pennsylvania, ohio, nevada] }, false],
    ['of what staff say is carried to the door', { weightGrams: 900, deliveryClass: 'large', from: [pennsylvania, ohio, nevada] }, false],
    ['from nowhere', { weightGrams: 900, deliveryClass: null, from: [] }, false],
  ])('%s', (_, goods, fast) => {
    expect(shipsFast(goods)).toBe(fast);
  });
});
