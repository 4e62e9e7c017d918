import { describe, expect, it } from 'vitest';
import { freightRefusal } from './freight.ts';
import { noRestrictions } from './restrictions/restrictions.ts';
import type { Destination } from './zones.ts';

const home: Destination = {
  countryCode: 'US',
  addressLine1: '12 Elm Street',
  addressLine2: '',
  city: 'Columbus',
  stateRegion: 'OH',
  postalCode: '43215',
};
const montreal: Destination = { ...home, countryCode: 'CA', city: 'Montréal', stateRegion: 'QC', postalCode: 'H2Y 1C6' };
const fieldOf = (to: Destination) => freightRefusal(to, noRestrictions)?.field ?? null;

describe('[§5 restricted] large items', () => {
  it.each([
    'PO Box 12',
    'P.O. Box 12',
    'P. O. Box 12',
    'p o box 12',
    'P.O.Box 12',
    'POBox 12',
    'PO BOX #12',
    'PO Box No. 12',
    'P/O Box 12',
    'PO-Box 12',
    'P0 Box 12',
    'POB 12',
    'P.O.B. 12',
    'PO Bx 12',
    'PO Box A',
    'PO Drawer 7',
    'Post Office Box 12',
    'Post Office Drawer 12',
    'Postal Box 12',
    'Lockbox 12',
    'Caller Box 12',
    'General Delivery',
    'Attn: Ada, P.O. Box 12',
  ])('do not go to %s', (line) => {
    expect(fieldOf({ ...home, addressLine1: line })).toBe('addressLine1');
    expect(fieldOf({ ...home, addressLine2: line })).toBe('addressLine2');
  });

  it.each([
    'CP 123',
    'C.P. 123',
    'c. p. 123',
    'Case postale 123',
    'Casier postal 123',
    'BP 9',
    'Boîte postale 123',
    'boite postale 123',
    'Poste restante',
    'PO Box 12',
  ])('do not go to %s in Canada', (line) => {
    expect(fieldOf({ ...montreal, addressLine1: line })).toBe('addressLine1');
    expect(fieldOf({ ...montreal, addressLine2: line })).toBe('addressLine2');
  });

  it.each([
    ['the state', { stateRegion: 'AE', city: 'APO', postalCode: '09012' }, 'stateRegion'],
    ['the Americas', { stateRegion: 'AA' }, 'stateRegion'],
    ['the Pacific', { stateRegion: 'AP' }, 'stateRegion'],
    ['the ZIP code alone', { postalCode: '96201-1234' }, 'postalCode'],
    ['the city alone', { city: 'f.p.o.' }, 'city'],
    ['the city with its region', { city: 'DPO AE' }, 'city'],
    ['a line', { addressLine2: 'APO AE 09012' }, 'addressLine2'],
  ] as const)('do not go to military mail, recognized by %s', (_, more, field) => {
    expect(fieldOf({ ...home, ...more })).toBe(field);
  });

  it.each([
    ['a private mailbox', { addressLine2: 'PMB 45' }],
    ['Boxwood Lane', { addressLine1: '12 Boxwood Lane' }],
    ['Pobst Street', { addressLine1: '12 Pobst Street' }],
    ['Po Boxer Road', { addressLine1: '12 Po Boxer Road' }],
    ['a rural route', { addressLine1: 'RR 2 Box 12' }],
    ['Post Office Road', { addressLine1: '12 Post Office Road' }],
    ['Apopka', { city: 'Apopka', stateRegion: 'FL', postalCode: '32703' }],
    ['General Street', { addressLine1: '9 General Greene Drive' }],
    ['a line that names no one’s box in the US', { addressLine1: 'CP 123' }],
  ] as const)('go to %s', (_, more) => {
    expect(fieldOf({ ...home, ...more })).toBeNull();
  });

  it('go to Canadian streets that resemble a box, and to a place known only by postal code', () => {
    expect(fieldOf({ ...montreal, addressLine1: '12 rue CPE' })).toBeNull();
    expect(fieldOf({ ...montreal, addressLine1: '12 rue BPR 4' })).toBeNull();
    expect(fieldOf({ postalCode: '43215' })).toBeNull();
    expect(fieldOf({})).toBeNull();
  });
});
