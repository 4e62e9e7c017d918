import { createHash, timingSafeEqual } from 'node:crypto';
import { contentEndpoints, contentProblems } from '../../contract/content/endpoints.ts';
import type { Config } from '../platform/config.ts';
import type { Api } from '../platform/http/api.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { Content } from './content.ts';
import { isPreviewToken } from './preview.ts';
import { select } from './query.ts';

const problem = problemsOf(contentProblems);

/** Binds what everybody may read: published pages, what stands on every page, and drafts by an editor's link. */
export function mountContent(api: Api, { content, config }: { content: Content; config: Pick<Config, 'content' | 'secret'> }): void {
  api.bind(contentEndpoints.getPage, ({ page, channel }, { brand, now }) => content.page({ brand, pageId: page, now, channel }));
  api.bind(contentEndpoints.getSite, (_, { brand, now }) => content.site.of(brand, now));
  api.bind(contentEndpoints.query, async ({ pageId, query, variables }, { brand, now, accessToken }) => {
    if (!mayRead(config.content.deliveryToken, accessToken)) throw problem('no_access');
    const page = await content.page({ brand, pageId, now, channel: variables?.channel ?? 'website' });
    return { ok: true as const, page: query ? select(page, query) : { ...page } };
  });
  api.bind(contentEndpoints.preview, ({ page, token }, { brand, now }) => {
    if (!isPreviewToken(config.secret, { brand, pageId: page }, token, now)) throw problem('preview_over');
    return content.draft({ brand, pageId: page, now, channel: 'website' });
  });
}

/** Without a configured token everybody may; compares in the same time whatever was sent. */
function mayRead(expected: string | null, given: string | null): boolean {
  if (expected === null) return true;
  const hash = (token: string) => createHash('sha256').update(token).digest();
  return timingSafeEqual(hash(expected), hash(given ?? ''));
}
