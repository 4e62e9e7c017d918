import type { Address, AddressVerification } from '../../../contract/accounts/addresses.ts';

/** Knows addresses better than shoppers type them: the built-in normaliser, or a vendor's service. */
export interface AddressVerifier {
  verify(address: Address): Promise<AddressVerification>;
}
