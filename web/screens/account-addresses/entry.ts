import { addressProblems, type TypedAddress } from '../../../contract/addresses/addresses.ts';
import { oneLine } from '../../../contract/values/one-line.ts';
import { countryNamed, prefixed, readAddress } from '../../features/checkout/typed-form.ts';

type Fields = Pick<URLSearchParams, 'get' | 'has'> | Pick<FormData, 'get' | 'has'>;

/** Reads the address form, in the browser or from a post. */
export function readEntry(fields: Fields): {
  addressId: number | null;
  address: TypedAddress;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
} {
  const text = (name: string) => oneLine(String(fields.get(name) ?? ''));
  const addressId = Number(text('addressId'));
  return {
    addressId: addressId > 0 ? addressId : null,
    address: readAddress(text, 'address', countryNamed(text('address.countryCode'))),
    isDefaultShipping: fields.has('isDefaultShipping'),
    isDefaultBilling: fields.has('isDefaultBilling'),
  };
}

/** Its errors by field. */
export const entryErrors = (fields: Fields): Readonly<Record<string, string>> =>
  prefixed('address', addressProblems(readEntry(fields).address));
