import type { Country, SavedAddress, TypedAddress } from '../../../contract/addresses/addresses.ts';

/** The values of the address form. */
export interface EditedAddress {
  /** Null for a new one. */
  readonly addressId: number | null;
  readonly address: TypedAddress | null;
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

export interface AccountAddressesData {
  readonly addresses: readonly SavedAddress[];
  readonly countries: readonly Country[];
  /** The address being edited; null shows the address book. */
  readonly edited: EditedAddress | null;
  /** The checkout to go back to; null where the form was opened in the address book. */
  readonly checkoutUuid: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly done: string | null;
}
