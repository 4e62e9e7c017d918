import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineProblems } from '../problems.ts';
import { pageId, shownPage } from './page.ts';
import { siteContent } from './site.ts';

export const contentProblems = defineProblems({
  /** Spec §7.6. */
  page_not_supported: { status: 404, message: 'Page not supported' },
  /** The delivery access header is missing or wrong. */
  no_access: { status: 401, message: 'Unauthorized' },
  preview_over: { status: 404, message: 'This preview is over. Ask its editor for another link.' },
  query_unreadable: { status: 400, message: 'This query cannot be read.' },
});

/** Who shows the page: blocks say where they are shown (spec §3). */
/** Left out: the web view's or the browser's that asks. */
const channel = z.enum(['website', 'native-app']).optional();

export const contentEndpoints = {
  getPage: endpoint({
    name: 'content.getPage',
    summary: 'A published content page with what its blocks show; blocks outside their dates or channel are left out',
    method: 'GET',
    path: '/api/content/pages/:page',
    params: z.object({ page: pageId }),
    query: z.object({ channel }),
    response: shownPage,
    problems: contentProblems,
  }),
  getSite: endpoint({
    name: 'content.getSite',
    summary: 'What content says on every page: menus, slim banner, flat-shipping metadata, footer (spec §7.6)',
    method: 'GET',
    path: '/api/content',
    response: siteContent,
  }),
  query: endpoint({
    name: 'content.query',
    summary:
      'A published page by a GraphQL-like body (spec §7.6). The access token goes in the header access_token; a query chooses fields: { title blocks { type ... on story { header_text } } }',
    method: 'POST',
    path: '/api/content',
    body: z.object({ pageId, query: z.string().max(10_000).optional(), variables: z.object({ channel }).optional() }),
    response: z.object({ ok: z.literal(true), page: z.record(z.string(), z.unknown()) }),
    problems: contentProblems,
  }),
  preview: endpoint({
    name: 'content.preview',
    summary:
      'A page as its draft stands, or as the link says: one of its versions, as of a moment. For who has an editor’s signed link; the page asks for it, not the browser',
    method: 'GET',
    path: '/api/content/preview/:page',
    params: z.object({ page: pageId }),
    query: z.object({ token: z.string().max(200) }),
    response: z.object({ page: shownPage, at: z.string().nullable(), version: z.int().nullable() }),
    problems: contentProblems,
    serverOnly: true,
  }),
  previewSite: endpoint({
    name: 'content.previewSite',
    summary: 'What stands on every page as its draft says, or as the link says, for who has an editor’s signed link',
    method: 'GET',
    path: '/api/content/preview-site',
    query: z.object({ token: z.string().max(200) }),
    response: z.object({ site: siteContent, at: z.string().nullable(), version: z.int().nullable() }),
    problems: contentProblems,
    serverOnly: true,
  }),
};
