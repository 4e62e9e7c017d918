import type { Logger } from 'pino';
import { type Banner, bannersOf } from '../../contract/content/banners.ts';
import { contentProblems } from '../../contract/content/endpoints.ts';
import { defaultFlatShipping } from '../../contract/content/flat-shipping.ts';
import type { ContentPage, ShownPage } from '../../contract/content/page.schemas.ts';
import type { SiteContent } from '../../contract/content/site.schemas.ts';
import { createCategoryTrees, getCards, getLeading } from '../catalog/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Channel } from '../platform/http/caller/channel.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { returnTermsOf } from '../settings/index.ts';
import { withFigures } from './show/figures.ts';
import { type Goods, showPage } from './show/show.ts';
import { SiteReader } from './show/site.ts';
import { tolerantPage, tolerantSite } from './show/tolerant.ts';
import { builtInSource } from './sources/built-in.ts';
import { contentstackSource } from './sources/contentstack/index.ts';
import { findVersion } from './store.ts';

const problem = problemsOf(contentProblems);

export interface ContentParts {
  readonly database: Database;
  readonly config: Pick<Config, 'content' | 'secret' | 'capture'>;
  readonly log: Logger;
}

/** Published content, from whichever source is configured. */
export interface Content {
  readonly site: SiteReader;
  /** The page public at a moment. */
  page(which: Which): Promise<ShownPage>;
  /** All banners of the page public at a moment, whether or not they are within their dates; none without such a page. */
  banners(which: Omit<Which, 'channel'>): Promise<Banner[]>;
  /** A page's draft or one of its versions, always from the built-in store, with what of it shows at a moment. Throws `page_not_supported`. */
  draft(which: Which, version: number | null, at: Date): Promise<ShownPage>;
  /** The draft of site-wide content, or one of its versions. Throws `page_not_supported`. */
  siteDraft(brand: string, version: number | null): Promise<SiteContent>;
}

interface Which {
  readonly brand: string;
  readonly pageId: string;
  readonly now: Date;
  readonly channel: Channel;
}

export function openContent({ database, config, log }: ContentParts): Content {
  const { contentstack } = config.content;
  const source = contentstack ? contentstackSource(database, contentstack, log) : builtInSource(database.read, log);
  const trees = createCategoryTrees(database);
  const site = new SiteReader(source, database);
  /** Falls back to the defaults when the content system does not answer, as the totals do: pages are shown regardless. */
  const shippingOf = async (brand: string, now: Date) =>
    (await site.shipping(brand, now, (await site.written(brand, now).catch(() => null))?.flatShippingMetaData ?? null)) ??
    defaultFlatShipping;
  const filled = async (page: ContentPage, { brand, now }: Pick<Which, 'brand' | 'now'>) =>
    withFigures(page, {
      shipping: await shippingOf(brand, now),
      returns: await returnTermsOf(database, brand, now),
      capture: config.capture,
    });
  /** Only dates within the page follow `at`: what surrounds it is kept for everybody, and is that of `now`. */
  const show = async (page: ContentPage | null, { brand, now, channel }: Which, at = now) => {
    if (!page) throw problem('page_not_supported');
    const goods: Goods = {
      cards: (ids) => getCards(database.read, ids, brand),
      leading: (paths, each) => getLeading(database.read, paths, each, brand),
      departments: async () => (await trees.current(brand, now)).menu,
    };
    return showPage(await filled(page, { brand, now }), { brand, now: at, channel }, goods);
  };
  return {
    site,
    page: async (which) => show(await source.page(which.brand, which.pageId, which.now), which),
    banners: async (which) => {
      const page = await source.page(which.brand, which.pageId, which.now);
      return page ? (await filled(page, which)).blocks.flatMap(bannersOf) : [];
    },
    draft: async (which, version, at) => {
      const draft = await findVersion(database.read, { brand: which.brand, kind: 'page', key: which.pageId }, version);
      return show(draft && tolerantPage(draft.body, () => {}), which, at);
    },
    siteDraft: async (brand, version) => {
      const draft = await findVersion(database.read, { brand, kind: 'site', key: 'site' }, version);
      const site = draft && tolerantSite(draft.body, () => {});
      if (!site) throw problem('page_not_supported');
      return site;
    },
  };
}
