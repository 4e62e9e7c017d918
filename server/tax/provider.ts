import type { Address } from '../../contract/accounts/addresses.ts';
import { provinceOfPostalCode, stateOfZip } from '../addresses/index.ts';
import { ratesByRegion, type TaxRates } from './rates.ts';

export type TaxDestination = Pick<Address, 'countryCode' | 'stateRegion' | 'postalCode'>;

/** Who knows the tax rates of a place. It may be a service on the network, so it is asked outside transactions. */
export interface TaxProvider {
  ratesFor(destination: TaxDestination): Promise<TaxRates>;
}

const none: TaxRates = { goods: 0, shipping: 0 };

/** The rates of a state or province from the table; places without one are not taxed. */
export function tableRates({ countryCode, stateRegion }: Pick<TaxDestination, 'countryCode' | 'stateRegion'>): TaxRates {
  return ratesByRegion[countryCode]?.get(stateRegion) ?? none;
}

/** The region a parcel goes to: carriers go by the postal code, whatever state or province stands beside it. */
function regionReached({ countryCode, stateRegion, postalCode }: TaxDestination): string {
  const known = countryCode === 'US' ? stateOfZip(postalCode) : countryCode === 'CA' ? provinceOfPostalCode(postalCode) : null;
  return known ?? stateRegion;
}

/** The built-in provider: state and provincial rates shipped as data (rulings: Money), by where the postal code lies. */
export const tableTaxProvider: TaxProvider = {
  ratesFor: async (destination) => tableRates({ countryCode: destination.countryCode, stateRegion: regionReached(destination) }),
};
