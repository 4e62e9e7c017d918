import { createHash, timingSafeEqual } from 'node:crypto';
import { contentEndpoints, contentProblems } from '../../contract/content/endpoints.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { returnTermsOf } from '../settings/index.ts';
import type { Content } from './content.ts';
import { readPreviewToken } from './preview.ts';
import { select } from './query.ts';
import type { DocumentName } from './store.ts';

const problem = problemsOf(contentProblems);

interface ContentRoutes {
  readonly content: Content;
  readonly database: Database;
  readonly config: Pick<Config, 'content' | 'secret'>;
}

/** Binds the public endpoints: published pages, site-wide content, and drafts by preview link. */
export function mountContent(api: Api, { content, database, config }: ContentRoutes): void {
  api.bind(contentEndpoints.getPage, ({ page, channel }, call) =>
    content.page({ brand: call.brand, pageId: page, now: call.now, channel: channel ?? call.channel }),
  );
  api.bind(contentEndpoints.getSite, async (_, { brand, now }) => {
    const [site, returns] = await Promise.all([content.site.of(brand, now), returnTermsOf(database, brand, now)]);
    return { ...site, returns };
  });
  api.bind(contentEndpoints.query, async ({ pageId, query, variables }, { brand, now, accessToken, channel }) => {
    if (!mayRead(config.content.deliveryToken, accessToken)) throw problem('no_access');
    const page = await content.page({ brand, pageId, now, channel: variables?.channel ?? channel });
    return { ok: true as const, page: query ? select(page, query) : { ...page } };
  });
  const previewed = (name: DocumentName, token: string, now: Date) => {
    const of = readPreviewToken(config.secret, name, token, now);
    if (!of) throw problem('preview_over');
    return { of, said: { at: of.at?.toISOString() ?? null, version: of.version } };
  };
  api.bind(contentEndpoints.preview, async ({ page, token }, { brand, now }) => {
    const { of, said } = previewed({ brand, kind: 'page', key: page }, token, now);
    return { page: await content.draft({ brand, pageId: page, now, channel: 'website' }, of.version, of.at ?? now), ...said };
  });
  api.bind(contentEndpoints.previewSite, async ({ token }, { brand, now }) => {
    const { of, said } = previewed({ brand, kind: 'site', key: 'site' }, token, now);
    return { site: await content.siteDraft(brand, of.version), ...said };
  });
}

/** Open to everyone without a configured token; constant time. */
function mayRead(expected: string | null, given: string | null): boolean {
  if (expected === null) return true;
  const hash = (token: string) => createHash('sha256').update(token).digest();
  return timingSafeEqual(hash(expected), hash(given ?? ''));
}
