import type { FlatShippingMetaData } from '../../contract/content/site.schemas.ts';
import type { Content } from '../content/index.ts';
import { defaultRates, type ShippingRates } from './rates.ts';

/** A brand's rates at a moment. */
export type RatesAt = (brand: string, now: Date) => Promise<ShippingRates>;

/** The standard delivery figures set by content, else the configured default (spec §9). */
export function ratesOf(said: FlatShippingMetaData | null): ShippingRates {
  return said ? { ...defaultRates, freeOver: said.threshold.amount, standard: said.rate.amount } : defaultRates;
}

/**
 * The rates for every header, cart, checkout and feed. If the content system does not answer, the default applies everywhere, so that pages and
 * totals agree.
 */
export function shopRates(site: Content['site']): RatesAt {
  return async (brand, now) => {
    const content = await site.of(brand, now).catch(() => null);
    return ratesOf(content?.flatShippingMetaData ?? null);
  };
}
