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
    summary: 'Get a content page',
    description: 'Without blocks outside their dates or channel.',
    params: z.object({ page: pageId }),
    query: z.object({ channel }),
    response: shownPage,
    problems: contentProblems,
    whileImpersonating: 'allowed',
  },
  getSite: {
    name: 'content.getSite',
    summary: 'Get site-wide content',
    description: 'Menus, slim banner, flat-shipping metadata, footer (spec §7.6) and the returns policy.',
    response: siteContent.extend({ returns: returnTerms }),
    whileImpersonating: 'allowed',
  },
  query: {
    name: 'content.query',
    summary: 'Query a content page',
    description:
      'Takes a GraphQL-like body (spec §7.6) that selects fields, such as { title blocks { type ... on story { header_text } } }, and the access token in the `access_token` header.',
    body: z.object({ pageId, query: z.string().max(10_000).optional(), variables: z.object({ channel }).optional() }),
    response: z.object({ ok: z.literal(true), page: z.record(z.string(), z.unknown()) }),
    problems: contentProblems,
    whileImpersonating: 'allowed',
  },
  preview: {
    name: 'content.preview',
    summary: 'Preview a page',
    description:
      'The draft or, as the link says, a version at a given time. Requires an editor’s signed link. Called by the page, not the browser.',
    params: z.object({ page: pageId }),
    query: z.object({ token: z.string().max(200) }),
    response: z.object({ page: shownPage, at: z.string().nullable(), version: z.int().nullable() }),
    problems: contentProblems,
    serverOnly: true,
    whileImpersonating: 'allowed',
  },
  previewSite: {
    name: 'content.previewSite',
    summary: 'Preview site-wide content',
    description: 'As in the draft, or as the link says. Requires an editor’s signed link.',
    query: z.object({ token: z.string().max(200) }),
    response: z.object({ site: siteContent, at: z.string().nullable(), version: z.int().nullable() }),
    problems: contentProblems,
    serverOnly: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
