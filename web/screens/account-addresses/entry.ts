import { addressProblems, type CountryCode, type TypedAddress } from '../../../contract/addresses.ts';
import { prefixed, readAddress } from '../../features/checkout/typed-form.ts';

type Fields = Pick<URLSearchParams, 'get' | 'has'> | Pick<FormData, 'get' | 'has'>;

/** What the form of an address holds, in the browser or from a post. */
export function readEntry(fields: Fields): {
  addressId: number | null;
  address: TypedAddress;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
} {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const addressId = Number(text('addressId'));
  return {
    addressId: addressId > 0 ? addressId : null,
    address: readAddress(text, 'address', (text('address.countryCode') || 'US') as CountryCode),
    isDefaultShipping: fields.has('isDefaultShipping'),
    isDefaultBilling: fields.has('isDefaultBilling'),
  };
}

/** Everything wrong with it, by field. */
export const entryErrors = (fields: Fields): Readonly<Record<string, string>> =>
  prefixed('address', addressProblems(readEntry(fields).address));
