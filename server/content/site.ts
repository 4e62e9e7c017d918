import { type SiteContent, siteContent } from '../../contract/content/site.ts';

import { onPurge } from '../platform/purging.ts';
import { Epoch, Remembered } from '../platform/remembered.ts';
import type { ContentSource } from './sources/source.ts';
import { siteTag } from './tags.ts';

/** Advances when what stands on every page of some brand has changed, in whichever process. */
const epoch = new Epoch();
onPurge((tags) => {
  if (tags === 'everything' || tags.some((tag) => tag.startsWith(siteTag('')))) epoch.advance();
});

/** What content says on every page, remembered in this process for half a minute or until it changes: every page and every cart asks. */
export class SiteReader {
  readonly #source: ContentSource;
  readonly #remembered = new Remembered<string, SiteContent>({ epoch, ttlSeconds: 30, max: 50 });

  constructor(source: ContentSource) {
    this.#source = source;
  }

  /** A brand of which nothing is said has the contract's defaults: no banner, the configured shipping figures. */
  of(brand: string, now: Date): Promise<SiteContent> {
    return this.#remembered.recall(
      brand,
      now,
      async () => (await this.#source.site(brand, now)) ?? siteContent.parse({ navBar: { id: brand } }),
    );
  }
}
