import type { Address } from '../../../contract/addresses/addresses.ts';

/** Whether a saved address is the checkout's: the same person in the same flat. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.addressLine1 === other.addressLine1 &&
  one.addressLine2 === other.addressLine2 &&
  one.postalCode === other.postalCode;
