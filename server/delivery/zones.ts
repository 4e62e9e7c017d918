import type { Address } from '../../contract/addresses.ts';
import { stateOfZip } from '../addresses/index.ts';

/** What the rates look at; before an address is known, a postal code or nothing. */
export type Destination = Partial<Pick<Address, 'countryCode' | 'stateRegion' | 'postalCode' | 'addressLine1' | 'addressLine2'>>;

export type Zone = 'contiguous' | 'remote' | 'poBox' | 'canada';

const remoteStates = new Set(['AK', 'HI', 'AA', 'AE', 'AP', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);

/** "PO Box 12", "P.O. Box 12", "Post Office Box 12", "POB 12"; not "Boxwood Lane" or "Pobst Street". */
const poBox = /\b(p\.?\s*o\.?\s*box|post\s+office\s+box|pob)\b\.?\s*#?\s*\w*\d/i;

export function isPoBox({ addressLine1 = '', addressLine2 = '' }: Destination): boolean {
  return poBox.test(addressLine1) || poBox.test(addressLine2);
}

/** The zone a destination is priced by. State and ZIP code must both be of the contiguous US: the carrier goes by the ZIP code. */
export function zoneOf(destination: Destination): Zone {
  if (destination.countryCode === 'CA') return 'canada';
  const zipState = stateOfZip(destination.postalCode ?? '');
  if (remoteStates.has(destination.stateRegion ?? '') || (zipState && remoteStates.has(zipState))) return 'remote';
  return isPoBox(destination) ? 'poBox' : 'contiguous';
}
