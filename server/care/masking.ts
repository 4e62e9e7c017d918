import type { Address } from '../../contract/accounts/addresses.ts';

/** `lo•••@example.com`: enough to tell two people in a list apart. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}•••${email.slice(at)}`;
}

/** `Lotte Weaver, 12 Elm Street, Apt 4, Seattle WA 98101, US`: for those who ship it. */
export function wholeAddress({
  firstName,
  lastName,
  addressLine1,
  addressLine2,
  city,
  stateRegion,
  postalCode,
  countryCode,
}: Address): string {
  const lines = [`${firstName} ${lastName}`, addressLine1, addressLine2, `${city} ${stateRegion} ${postalCode}`, countryCode];
  return lines.filter(Boolean).join(', ');
}

/** `L. Weaver, 12 E•••, Seattle WA 98101, US`: enough to ask about a parcel, too little to visit. */
export function maskedAddress({ firstName, lastName, addressLine1, city, stateRegion, postalCode, countryCode }: Address): string {
  const street = addressLine1.replace(/(\p{L})[\p{L}'’.-]+/gu, '$1•••');
  return `${firstName.slice(0, 1)}. ${lastName}, ${street}, ${city} ${stateRegion} ${postalCode}, ${countryCode}`;
}
