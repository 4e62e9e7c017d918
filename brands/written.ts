import type { AuthoredPage, AuthoredSite } from '../contract/content/authored.ts';
import { builtFamily } from './family.ts';
import { exportsOf } from './folders.ts';

/** A brand's initial content in an empty shop. */
export interface Written {
  readonly pages: readonly AuthoredPage[];
  readonly site: AuthoredSite;
}

/** By brand key; `brands/{key}/pages/index.ts` exports `pages`, `brands/{key}/site.ts` exports `site`. */
export async function writtenContents(): Promise<ReadonlyMap<string, Written>> {
  const pages = new Map(Object.entries(await exportsOf<Written['pages']>('pages/index.ts', 'pages')));
  const sites = new Map(Object.entries(await exportsOf<Written['site']>('site.ts', 'site')));
  return new Map(
    builtFamily.flatMap(({ key }) => {
      const site = sites.get(`./${key}/site.ts`);
      return site ? [[key, { pages: pages.get(`./${key}/pages/index.ts`) ?? [], site }]] : [];
    }),
  );
}
