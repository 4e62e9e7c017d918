import { Client } from '../../../contract/api/client.ts';
import { contentEndpoints } from '../../../contract/content/endpoints.ts';
import { data, failed, type Loaded, notFound, type PageRequest } from '../../page/page.ts';
import type { ContentPageData } from './content-page-data.ts';
import { loadSurroundings } from './surroundings.ts';

/**
 * What a preview link shows: an unpublished page, or the public one within unpublished site-wide content. Never cached, and the console may frame it.
 */
export async function showPreview(request: PageRequest, page: string, token: string): Promise<Loaded<ContentPageData>> {
  return token.startsWith('site.') ? aroundPage(request, page, token) : draftOf(request, page, token);
}

async function draftOf({ client, now }: PageRequest, page: string, token: string): Promise<Loaded<ContentPageData>> {
  const found = await client.call(contentEndpoints.preview, { page, token });
  if (!found.ok) return found.statusCode < 500 ? notFound() : failed(found.statusCode, found.message);
  const { page: shown, at, version } = found.data;
  const madeAt = at === null ? now.getTime() : Date.parse(at);
  return {
    ...data({ page: shown, preview: { at, version }, madeAt, ...(await loadSurroundings(client, shown)) }),
    isPersonal: true,
    isFramed: true,
  };
}

/** The public page within a draft's menus, banner and footer. */
async function aroundPage({ client, now }: PageRequest, page: string, token: string): Promise<Loaded<ContentPageData>> {
  const [site, found] = await Promise.all([
    client.call(contentEndpoints.previewSite, { token }),
    client.call(contentEndpoints.getPage, { page }),
  ]);
  if (!site.ok || !found.ok) return notFound();
  const { at, version } = site.data;
  const shellClient = new Client({
    call: async (endpoint, input) =>
      endpoint === contentEndpoints.getSite ? { ok: true, statusCode: 200, data: site.data.site } : client.call(endpoint, input as never),
  });
  const surroundings = await loadSurroundings(shellClient, found.data);
  return {
    ...data({ page: found.data, preview: { at, version }, madeAt: now.getTime(), ...surroundings }),
    isPersonal: true,
    isFramed: true,
    shellClient,
  };
}
