import { daysAfter } from '../../contract/values/shop-days.ts';
import type { Db } from '../platform/db/index.ts';
import type { OfShop, PerShop } from '../platform/per-shop.ts';
import { EpochCache } from '../platform/purging/epoch-cache.ts';
import { purgingOf } from '../platform/purging/purging.ts';
import { asOffered } from './campaigns/as-offered.ts';
import { findCampaigns, type StoredCampaign } from './campaigns/store.ts';
import { findPromotions, promotionsTag, type StoredPromotion } from './store.ts';

/** Days after its end that a promotion stays loaded, so that its code says "ended" rather than "unknown". */
const rememberedDays = 90;

/** A brand's promotions and campaigns as cached; which are in force depends on the moment. */
export interface BrandPromotions {
  readonly brand: string;
  readonly promotions: readonly StoredPromotion[];
  /** Shared code → promotion. */
  readonly codes: ReadonlyMap<string, number>;
  readonly campaigns: readonly StoredCampaign[];
}

/** A brand's promotions at a moment, without a query while cached. */
export type PromotionsAt = (brand: string, now: Date) => Promise<BrandPromotions>;

const newCache = (perShop: PerShop) =>
  new EpochCache<string, BrandPromotions>({ epoch: purgingOf({ perShop }).epoch((tag) => tag === promotionsTag), ttlSeconds: 30, max: 20 });

/** Loads outside of transactions: a cached value must not depend on one that may fail. */
export function promotionsAt(database: OfShop & { readonly read: Db }): PromotionsAt {
  const cache = database.perShop(newCache);
  return (brand, now) => cache.get(brand, now, async () => asInForce(await loadStored(database.read, brand, now)));
}

/** The same at any moment, past the cache, with a draft as if it were published; for trying promotions out. */
export async function promotionsToTry(db: Db, brand: string, at: Date, draft: number | null): Promise<BrandPromotions> {
  const loaded = await loadStored(db, brand, at);
  if (draft === null || loaded.promotions.some(({ id }) => id === draft)) return asInForce(loaded);
  const drafts = (await findPromotions(db, { asWritten: true })).filter(({ id }) => id === draft);
  return asInForce({ ...loaded, promotions: [...loaded.promotions, ...drafts] });
}

/** A brand's campaigns for as long as their promotions run. */
export const findOffers = async (db: Db, brand: string, now: Date): Promise<readonly StoredCampaign[]> =>
  asInForce(await loadStored(db, brand, now)).campaigns;

type Loaded = Omit<BrandPromotions, 'codes'>;

async function loadStored(db: Db, brand: string, now: Date): Promise<Loaded> {
  const endedSince = daysAfter(now, -rememberedDays);
  const all = await findPromotions(db, { endedSince });
  const promotions = all.filter(({ brands }) => brands.length === 0 || brands.includes(brand));
  return { brand, promotions, campaigns: await findCampaigns(db, brand) };
}

const asInForce = (loaded: Loaded): BrandPromotions => ({
  ...loaded,
  campaigns: asOffered(loaded.campaigns, loaded.promotions),
  codes: new Map(loaded.promotions.flatMap((one) => one.codes.map((code) => [code, one.id] as const))),
});
