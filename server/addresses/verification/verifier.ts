import type { Address, AddressVerification } from '../../../contract/addresses/addresses.ts';

/** Corrects typed addresses: the built-in normalizer or a vendor's service. */
export interface AddressVerifier {
  verify(address: Address): Promise<AddressVerification>;
}
