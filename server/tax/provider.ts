import type { Address } from '../../contract/accounts/addresses.ts';
import { provinceOfPostalCode, stateOfZip } from '../addresses/index.ts';
import { ratesByRegion, type TaxRates } from './rates.ts';

export type TaxDestination = Pick<Address, 'countryCode' | 'stateRegion' | 'postalCode'>;

/** Knows the tax rates of a place. May be a network service, so it is called outside transactions. */
export interface TaxProvider {
  ratesFor(destination: TaxDestination): Promise<TaxRates>;
}

const none: TaxRates = { goods: 0, shipping: 0 };

/** The rates of a state or province; unknown places are not taxed. */
export function tableRates({ countryCode, stateRegion }: Pick<TaxDestination, 'countryCode' | 'stateRegion'>): TaxRates {
  return ratesByRegion[countryCode]?.get(stateRegion) ?? none;
}

/** The region of a parcel's destination: carriers use the postal code, whatever state or province is given. */
function regionReached({ countryCode, stateRegion, postalCode }: TaxDestination): string {
  const known = countryCode === 'US' ? stateOfZip(postalCode) : countryCode === 'CA' ? provinceOfPostalCode(postalCode) : null;
  return known ?? stateRegion;
}

/** The built-in provider: state and provincial rates shipped as data (rulings: Money), by the postal code's place. */
export const tableTaxProvider: TaxProvider = {
  ratesFor: async (destination) => tableRates({ countryCode: destination.countryCode, stateRegion: regionReached(destination) }),
};
