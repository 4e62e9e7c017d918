import { contentEndpoints } from '../../../contract/content/endpoints.ts';
import type { ShownPage } from '../../../contract/content/page.schemas.ts';
import { consentEndpoints } from '../../../contract/visitor/consent.ts';
import { definePage, failed, type Loaded, notFound, type PageRequest, data as pageData, redirect } from '../../page/page.ts';
import { contentPage, home } from '../../routes.ts';
import type { ContentPageData } from './content-page-data.ts';
import ContentPageScreen from './content-page-screen.tsx';
import { firstPicture } from './first-picture.ts';
import { latestTurn } from './latest-turn.ts';
import { optOutAction } from './opt-out.tsx';
import { pageStructuredData } from './page-structured-data.ts';
import { plainFront } from './plain-front.server.ts';
import { shopData } from './shop-data.ts';
import { showPreview } from './show-preview.ts';
import { loadSurroundings, withCardIfOffered } from './surroundings.ts';

/** The page served at `/` (rulings: Routes and URLs). */
const front = 'homepage';

/** The tag of a content page, existing or not; `server/content/show/tags.ts` purges it. */
const tagOf = (brand: string, page: string): string => `content:${brand}:${page}`;

async function shown({ client, now }: PageRequest, page: ShownPage) {
  return pageData({ page, preview: null, madeAt: latestTurn(page.blocks, now.getTime()), ...(await loadSurroundings(client, page)) });
}

async function load(request: PageRequest): Promise<Loaded<ContentPageData>> {
  const { brand, client, url, params } = request;
  const { page = front } = params;
  if (params.page === front) return redirect(home(), 301);
  const token = url.searchParams.get('preview');
  if (token) return showPreview(request, page, token);
  const found = await client.call(contentEndpoints.getPage, { page });
  if (found.ok) {
    const offered = await withCardIfOffered(request, found.data);
    return offered ? shown(request, offered) : notFound(found.data.tags);
  }
  if (page === front) return shown(request, await plainFront(request, front));
  return found.statusCode < 500 ? notFound([tagOf(brand, page)]) : failed(found.statusCode, found.message);
}

/** A page of the content system. A preview link shows its draft, which is never cached. */
export default definePage<ContentPageData>({
  load,
  head({ page, preview }, site) {
    const isFront = page.page_id === front;
    return {
      title: page.title,
      description: page.description,
      picture: firstPicture(page.blocks) ?? undefined,
      canonical: isFront ? home() : contentPage(page.page_id),
      ...((preview || page.noindex) && { robots: 'noindex' }),
      jsonLd: isFront ? shopData(site) : pageStructuredData(site.origin, page),
    };
  },
  cache: { maxAge: 30, staleWhileRevalidate: 3600, tags: ({ page }) => page.tags },
  Screen: ContentPageScreen,
  actions: {
    [optOutAction]: async (_form, request) => {
      const result = await request.client.call(consentEndpoints.optOut, {});
      if (!result.ok) return failed(result.statusCode, result.message);
      const loaded = await load(request);
      return loaded.kind === 'data' ? { ...loaded, data: { ...loaded.data, hasOptedOut: true } } : loaded;
    },
  },
});
