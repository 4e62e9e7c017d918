import type { Address } from '../../contract/addresses/addresses.ts';
import { stateOfZip } from '../addresses/index.ts';

/** The inputs of the rates; before an address is known, a postal code or nothing. */
export type Destination = Partial<Pick<Address, 'countryCode' | 'city' | 'stateRegion' | 'postalCode' | 'addressLine1' | 'addressLine2'>>;

export type Zone = 'contiguous' | 'remote' | 'poBox' | 'canada';

const remoteStates = new Set(['AK', 'HI', 'AA', 'AE', 'AP', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);

/** PO boxes and general delivery in their spellings; not "Boxwood Lane", "Pobst Street" or a private mailbox (PMB). */
const poBox = new RegExp(
  [
    // The number may follow without a space.
    String.raw`\bp[\s./-]*[o0][\s./-]*(box|bx|drawer)(\b|\d)`,
    String.raw`\bp\.?\s*o\.?\s*b\b\.?\s*#?\s*\w*\d`,
    String.raw`\b(post\s*office|postal)\s+(box|drawer)(\b|\d)`,
    String.raw`\b(lock\s?box|caller\s+(box|service))\s*#?\s*\d`,
    String.raw`\b(general\s+delivery|poste\s+restante)\b`,
  ].join('|'),
  'i',
);
// Short texts: a line of an address, here and below.
const canadianBox = /\b(c\.?\s?p|b\.?\s?p)\b\.?\s*#?\s*\d|\b(case\s+postale|casier\s+postal|bo[iî]te\s+postale)(?!\p{L})/iu;

export function isPoBox({ countryCode, addressLine1 = '', addressLine2 = '' }: Destination): boolean {
  return [addressLine1, addressLine2].some((line) => poBox.test(line) || (countryCode === 'CA' && canadianBox.test(line)));
}

const militaryStates = new Set(['AA', 'AE', 'AP']);
// Short texts: a city, and a line of an address.
const militaryCity = /^\s*[afd]\.?\s?p\.?\s?o\.?\s*,?\s*(a[aep])?\s*$/i;
// Short texts: a line of an address.
const militaryLine = /\b[afd]\.?p\.?o\.?\s*,?\s*a[aep]\b/i;

/** Military and embassy mail, recognized by any part of the address. */
export function isMilitary({
  countryCode,
  stateRegion = '',
  postalCode = '',
  city = '',
  addressLine1 = '',
  addressLine2 = '',
}: Destination): boolean {
  if (countryCode !== undefined && countryCode !== 'US') return false;
  return (
    militaryStates.has(stateRegion) ||
    militaryStates.has(stateOfZip(postalCode) ?? '') ||
    militaryCity.test(city) ||
    [addressLine1, addressLine2].some((line) => militaryLine.test(line))
  );
}

/** The price zone of a destination. State and ZIP code must both be in the contiguous US, because carriers use the ZIP code. */
export function zoneOf(destination: Destination): Zone {
  if (destination.countryCode === 'CA') return 'canada';
  const zipState = stateOfZip(destination.postalCode ?? '');
  if (remoteStates.has(destination.stateRegion ?? '') || (zipState && remoteStates.has(zipState))) return 'remote';
  return isPoBox(destination) ? 'poBox' : 'contiguous';
}
