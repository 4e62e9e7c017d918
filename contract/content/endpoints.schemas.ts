import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { returnTerms } from '../settings/returns.schemas.ts';
import { contentProblems } from './endpoints.rules.ts';
import { pageId, shownPage } from './page.schemas.ts';
import { siteContent } from './site.schemas.ts';

/** The channel that shows the page: blocks can be limited to one (spec §3). */
/** Default: detected from the caller. */
const channel = z.enum(['website', 'native-app']).optional();

export const contentDeclarations = {
  getPage: {
    name: 'content.getPage',
    summary: 'A published content page with what its blocks show; blocks outside their dates or channel are left out',
    params: z.object({ page: pageId }),
    query: z.object({ channel }),
    response: shownPage,
    problems: contentProblems,
    whileImpersonating: 'allowed',
  },
  getSite: {
    name: 'content.getSite',
    summary: 'What content says on every page: menus, slim banner, flat-shipping metadata, footer (spec §7.6), and the returns policy',
    response: siteContent.extend({ returns: returnTerms }),
    whileImpersonating: 'allowed',
  },
  query: {
    name: 'content.query',
    summary:
      'A published page by a GraphQL-like body (spec §7.6). The access token goes in the header access_token; a query chooses fields: { title blocks { type ... on story { header_text } } }',
    body: z.object({ pageId, query: z.string().max(10_000).optional(), variables: z.object({ channel }).optional() }),
    response: z.object({ ok: z.literal(true), page: z.record(z.string(), z.unknown()) }),
    problems: contentProblems,
    whileImpersonating: 'allowed',
  },
  preview: {
    name: 'content.preview',
    summary:
      'A page as its draft stands, or as the link says: one of its versions, as of a moment. For who has an editor’s signed link; the page asks for it, not the browser',
    params: z.object({ page: pageId }),
    query: z.object({ token: z.string().max(200) }),
    response: z.object({ page: shownPage, at: z.string().nullable(), version: z.int().nullable() }),
    problems: contentProblems,
    serverOnly: true,
    whileImpersonating: 'allowed',
  },
  previewSite: {
    name: 'content.previewSite',
    summary: 'What stands on every page as its draft says, or as the link says, for who has an editor’s signed link',
    query: z.object({ token: z.string().max(200) }),
    response: z.object({ site: siteContent, at: z.string().nullable(), version: z.int().nullable() }),
    problems: contentProblems,
    serverOnly: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
