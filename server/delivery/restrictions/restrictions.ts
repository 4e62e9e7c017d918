import { restrictedPostalCode } from '../../../contract/delivery/delivery.ts';
import type { ShippingZone } from '../../../contract/settings/shipping.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/index.ts';
import type { OfShop, PerShop } from '../../platform/per-shop.ts';
import { EpochCache } from '../../platform/purging/epoch-cache.ts';
import { purgingOf } from '../../platform/purging/purging.ts';
import { shippingSet } from '../../settings/index.ts';
import { isDelivered } from '../own-zones.ts';
import { findRestrictions } from './store.ts';

/** Postal codes and their beginnings, in capitals and without spaces, for all brands. */
interface RestrictedCodes {
  /** Nothing is delivered there. */
  readonly everything: ReadonlySet<string>;
  /** Only what is too heavy for parcel mail isn't. */
  readonly large: ReadonlySet<string>;
}

export interface Restrictions extends RestrictedCodes {
  /** The brand's own zones; to some of them it may not deliver. */
  readonly zones: readonly ShippingZone[];
}

export const noRestrictions: Restrictions = { everything: new Set(), large: new Set(), zones: [] };

/** A brand's restrictions at a moment, without a query while cached. */
export type RestrictionsAt = (brand: string, now: Date) => Promise<Restrictions>;

/** Purge tag of changed restrictions. */
export const restrictionsTag = 'restrictions';

const newCache = (perShop: PerShop) =>
  new EpochCache<'all', RestrictedCodes>({ epoch: purgingOf({ perShop }).epoch((tag) => tag === restrictionsTag), ttlSeconds: 30, max: 1 });

/** Codes and zones that staff have set, and the codes of `RESTRICTED_POSTAL_CODES`. */
export function restrictionsAt(
  database: OfShop & { readonly read: Db },
  { restrictedPostalCodes }: Pick<Config, 'restrictedPostalCodes'>,
): RestrictionsAt {
  const cache = database.perShop(newCache);
  const codesAt = (now: Date) =>
    cache.get('all', now, async () => {
      const rows = await findRestrictions(database.read, { start: '', offset: 0, limit: null });
      const codesOf = (wanted: (typeof rows)[number]['scope']) => rows.filter(({ scope }) => scope === wanted).map(({ code }) => code);
      return { everything: new Set([...restrictedPostalCodes, ...codesOf('everything')]), large: new Set(codesOf('large')) };
    });
  return async (brand, now) => ({ ...(await codesAt(now)), zones: (await shippingSet(database, brand, now))?.zones ?? [] });
}

/** Why a brand delivers nothing to a postal code, for shoppers; null where it does. */
export const refusalBy = (at: RestrictionsAt) => async (postalCode: string, brand: string, now: Date) => {
  const { everything, zones } = await at(brand, now);
  return isAmong(everything, postalCode) || !isDelivered(zones, { postalCode }) ? restrictedPostalCode : null;
};

/** Whether the code, or one of its beginnings, is among them. */
export function isAmong(codes: ReadonlySet<string>, postalCode: string): boolean {
  const compact = postalCode.replace(/[\s-]/g, '').toUpperCase();
  return Array.from(compact, (_, last) => compact.slice(0, last + 1)).some((start) => codes.has(start));
}
