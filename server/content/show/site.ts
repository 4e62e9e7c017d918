import { defaultFlatShipping } from '../../../contract/content/flat-shipping.ts';
import { type FlatShippingMetaData, type SiteContent, siteContent } from '../../../contract/content/site.schemas.ts';
import type { Db } from '../../platform/db/index.ts';
import type { OfShop } from '../../platform/per-shop.ts';
import { EpochCache } from '../../platform/purging/epoch-cache.ts';
import { purgingOf } from '../../platform/purging/purging.ts';
import { shippingSet } from '../../settings/index.ts';
import type { ContentSource } from '../sources/source.ts';
import { siteTag } from './tags.ts';

/** Site-wide content, cached in this process for half a minute or until it changes: every page and every cart reads it. */
export class SiteReader {
  readonly #source: ContentSource;
  readonly #database: OfShop & { readonly read: Db };
  readonly #remembered: EpochCache<string, SiteContent>;

  constructor(source: ContentSource, database: OfShop & { readonly read: Db }) {
    this.#source = source;
    this.#database = database;
    const epoch = purgingOf(database).epoch((tag) => tag.startsWith(siteTag('')));
    this.#remembered = new EpochCache({ epoch, ttlSeconds: 30, max: 50 });
  }

  /** As written, before the settings. A brand without site-wide content gets the contract's defaults: no banner, the configured shipping figures. */
  written(brand: string, now: Date): Promise<SiteContent> {
    return this.#remembered.get(
      brand,
      now,
      async () => (await this.#source.site(brand, now)) ?? siteContent.parse({ navBar: { id: brand } }),
    );
  }

  /** The same with the shipping figures that staff have set. */
  async of(brand: string, now: Date): Promise<SiteContent> {
    const site = await this.written(brand, now);
    const flatShippingMetaData = await this.shipping(brand, now, site.flatShippingMetaData);
    return flatShippingMetaData === site.flatShippingMetaData ? site : { ...site, flatShippingMetaData };
  }

  /** The figures of standard delivery: of staff, then of content; null where the default applies. */
  async shipping(brand: string, now: Date, written: FlatShippingMetaData | null): Promise<FlatShippingMetaData | null> {
    const set = await shippingSet(this.#database, brand, now);
    if (!set || (set.standard === null && set.freeOver === null)) return written;
    const { threshold, rate } = written ?? defaultFlatShipping;
    return {
      threshold: set.freeOver === null ? threshold : { ...threshold, amount: set.freeOver },
      rate: set.standard === null ? rate : { ...rate, amount: set.standard },
    };
  }
}
