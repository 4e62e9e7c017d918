import type { FlatShippingMetaData } from '../../contract/content/site.schemas.ts';
import type { Content } from '../content/index.ts';
import { defaultRates, type ShippingRates } from './rates.ts';

/** A brand's rates at a moment. */
export type RatesAt = (brand: string, now: Date) => Promise<ShippingRates>;

/** What content says of standard delivery within the contiguous US, else the configured default (spec §9). */
export function ratesOf(said: FlatShippingMetaData | null): ShippingRates {
  return said ? { ...defaultRates, freeOver: said.threshold.amount, standard: said.rate.amount } : defaultRates;
}

/**
 * The rates of every header, cart, checkout and feed: the same figures everywhere at the same time. A content system that does not answer is no
 * reason to sell nothing: then the default holds, on the pages as in the totals.
 */
export function shopRates(site: Content['site']): RatesAt {
  return async (brand, now) => {
    const content = await site.of(brand, now).catch(() => null);
    return ratesOf(content?.flatShippingMetaData ?? null);
  };
}
