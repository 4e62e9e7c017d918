import { type Address, addressLines } from '../../contract/addresses/addresses.ts';

/** `lo•••@example.com`: enough to tell two people in a list apart. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}•••${email.slice(at)}`;
}

/** `L. Weaver, 12 E•••, Seattle, WA 98101`: enough to ask about a parcel, too little to visit. */
export function maskedAddress(address: Address): string {
  const street = address.addressLine1.replace(/(\p{L})[\p{L}'’.-]+/gu, '$1•••');
  return addressLines({ ...address, firstName: `${address.firstName.slice(0, 1)}.`, addressLine1: street, addressLine2: '' }).join(', ');
}
