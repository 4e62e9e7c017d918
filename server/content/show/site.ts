import { type SiteContent, siteContent } from '../../../contract/content/site.schemas.ts';
import { EpochCache } from '../../platform/purging/epoch-cache.ts';
import type { Purging } from '../../platform/purging/purging.ts';
import type { ContentSource } from '../sources/source.ts';
import { siteTag } from './tags.ts';

/** Site-wide content, cached in this process for half a minute or until it changes: every page and every cart reads it. */
export class SiteReader {
  readonly #source: ContentSource;
  readonly #remembered: EpochCache<string, SiteContent>;

  constructor(source: ContentSource, purging: Purging) {
    this.#source = source;
    const epoch = purging.epoch((tag) => tag.startsWith(siteTag('')));
    this.#remembered = new EpochCache({ epoch, ttlSeconds: 30, max: 50 });
  }

  /** A brand without site-wide content gets the contract's defaults: no banner, the configured shipping figures. */
  of(brand: string, now: Date): Promise<SiteContent> {
    return this.#remembered.get(
      brand,
      now,
      async () => (await this.#source.site(brand, now)) ?? siteContent.parse({ navBar: { id: brand } }),
    );
  }
}
