import type { Logger } from 'pino';
import { contentProblems } from '../../contract/content/endpoints.ts';
import type { ContentPage, ShownPage } from '../../contract/content/page.ts';
import type { SiteContent } from '../../contract/content/site.ts';
import { createCategoryTrees, getCards, getLeading } from '../catalog/index.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Channel } from '../platform/http/channel.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { type Goods, showPage } from './show.ts';
import { SiteReader } from './site.ts';
import { builtInSource } from './sources/built-in.ts';
import { contentstackSource } from './sources/contentstack/index.ts';
import { findVersion } from './store.ts';
import { tolerantPage, tolerantSite } from './tolerant.ts';

const problem = problemsOf(contentProblems);

export interface ContentParts {
  readonly database: Database;
  readonly config: Pick<Config, 'content' | 'secret'>;
  readonly log: Logger;
}

/** Published content of the shop, wherever it is kept. */
export interface Content {
  readonly site: SiteReader;
  /** A page as it is public at a moment. Throws `page_not_supported` (spec §7.6). */
  page(which: Which): Promise<ShownPage>;
  /** A page as its draft stands, or one of its versions; they are the built-in store's. Throws `page_not_supported`. */
  draft(which: Which, version: number | null): Promise<ShownPage>;
  /** What stands on every page as its draft says, or one of its versions. Throws `page_not_supported`. */
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
  const show = (page: ContentPage | null, { brand, now, channel }: Which) => {
    if (!page) throw problem('page_not_supported');
    const goods: Goods = {
      cards: (ids) => getCards(database.read, ids, brand),
      leading: (paths, each) => getLeading(database.read, paths, each, brand),
      departments: async () => (await trees.current(brand, now)).menu,
    };
    return showPage(page, { brand, now, channel }, goods);
  };
  return {
    site: new SiteReader(source),
    page: async (which) => show(await source.page(which.brand, which.pageId, which.now), which),
    draft: async (which, version) => {
      const draft = await findVersion(database.read, { brand: which.brand, kind: 'page', key: which.pageId }, version);
      return show(draft && tolerantPage(draft.body, () => {}), which);
    },
    siteDraft: async (brand, version) => {
      const draft = await findVersion(database.read, { brand, kind: 'site', key: 'site' }, version);
      const site = draft && tolerantSite(draft.body, () => {});
      if (!site) throw problem('page_not_supported');
      return site;
    },
  };
}
