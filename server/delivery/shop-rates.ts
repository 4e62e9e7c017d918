import type { FlatShippingMetaData } from '../../contract/content/site.schemas.ts';
import type { ShippingSettings } from '../../contract/settings/shipping.ts';
import type { Content } from '../content/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { OfShop } from '../platform/per-shop.ts';
import { shippingSet } from '../settings/index.ts';
import { defaultRates, type ShippingFigures, type ShippingRates } from './rates.ts';

/** A brand's rates at a moment. */
export type RatesAt = (brand: string, now: Date) => Promise<ShippingRates>;

/** The standard delivery figures set by content, else the configured default (spec §9). */
export function figuresOf(said: FlatShippingMetaData | null): ShippingFigures {
  const { zones: _, ...figures } = defaultRates;
  return said ? { ...figures, freeOver: said.threshold.amount, standard: said.rate.amount } : figures;
}

/** The rates with those figures and zones that staff have set. */
export function withSettings(rates: ShippingFigures, set: ShippingSettings | null): ShippingRates {
  if (!set) return { ...rates, zones: [] };
  return {
    freeOver: set.freeOver ?? rates.freeOver,
    standard: set.standard ?? rates.standard,
    remote: set.remote ?? rates.remote,
    poBox: set.poBox ?? rates.poBox,
    canada: set.canada ?? rates.canada,
    heavy: set.heavy ?? rates.heavy,
    zones: set.zones ?? [],
  };
}

/** A brand's figures where staff have set none. */
export const defaultsOf = async (site: Content['site'], brand: string, now: Date): Promise<ShippingFigures> =>
  figuresOf((await site.written(brand, now).catch(() => null))?.flatShippingMetaData ?? null);

/**
 * The rates for every header, cart, checkout and feed: of staff, then of content, then built in. If the content system does not answer, the default
 * applies everywhere, so that pages and totals agree.
 */
export function shopRates(database: OfShop & { readonly read: Db }, site: Content['site']): RatesAt {
  return async (brand, now) => withSettings(await defaultsOf(site, brand, now), await shippingSet(database, brand, now));
}
