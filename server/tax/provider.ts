import type { Address } from '../../contract/addresses/addresses.ts';
import { provinceOfPostalCode, stateOfZip } from '../addresses/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { OfShop, PerShop } from '../platform/per-shop.ts';
import { EpochCache } from '../platform/purging/epoch-cache.ts';
import { purgingOf } from '../platform/purging/purging.ts';
import type { TaxRates } from './rates.ts';
import { ratesOf } from './table/rates-of.ts';
import { findRatesOf } from './table/store.ts';

export type TaxDestination = Pick<Address, 'countryCode' | 'stateRegion' | 'postalCode'>;

/** Knows the tax rates of a place. May be a network service, so it is called outside transactions. */
export interface TaxProvider {
  ratesFor(destination: TaxDestination, now: Date): Promise<TaxRates>;
}

/** Purge tag of changed rates. */
export const taxRatesTag = 'tax-rates';

const newCache = (perShop: PerShop) =>
  new EpochCache<string, TaxRates>({ epoch: purgingOf({ perShop }).epoch((tag) => tag === taxRatesTag), ttlSeconds: 30, max: 5000 });

/** The region of a parcel's destination: carriers use the postal code, whatever state or province is given. */
function regionReached({ countryCode, stateRegion, postalCode }: TaxDestination): string {
  const known = countryCode === 'US' ? stateOfZip(postalCode) : countryCode === 'CA' ? provinceOfPostalCode(postalCode) : null;
  return known ?? stateRegion;
}

/** The codes under which rates of a postal code may be stored. */
function codesOf({ countryCode, postalCode }: TaxDestination): string[] {
  const compact = postalCode.replace(/[\s-]/g, '').toUpperCase();
  return countryCode === 'US' ? [compact.slice(0, 5)] : [compact, compact.slice(0, 3)];
}

/** The built-in provider (rulings: Money), by the postal code's place: rates that staff have set, else the state and provincial ones shipped as data. */
export function tableTaxProvider(database: OfShop & { readonly read: Db }): TaxProvider {
  const cache = database.perShop(newCache);
  return {
    ratesFor: (destination, now) => {
      const country = destination.countryCode;
      const region = regionReached(destination);
      const codes = codesOf(destination);
      return cache.get(`${country} ${region} ${codes[0]}`, now, async () =>
        ratesOf(country, region, await findRatesOf(database.read, country, region, codes)),
      );
    },
  };
}
