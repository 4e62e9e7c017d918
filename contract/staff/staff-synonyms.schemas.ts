import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { basedOn, fingerprint } from '../values/fingerprint.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { synonymProblems } from './staff-synonyms.rules.ts';

const synonym = z.object({
  synonymId: z.int(),
  /** What shoppers type. */
  phrase: z.string(),
  /** What also matches. */
  means: z.string(),
  /** True: a search for `means` does not find `phrase`. */
  oneWay: z.boolean(),
});
export type ListedSynonym = z.output<typeof synonym>;

const synonymId = wholeNumber({ min: 1 });
/** Longer than any stored phrase; the operation validates with its own messages. */
const typed = z.string().max(1000).default('');
const line = z.object({ phrase: typed, means: typed, oneWay: z.boolean() });
const changed = z.object({ ok: z.literal(true), synonym });

export const synonymDeclarations = {
  list: {
    name: 'search.staffListSynonyms',
    summary: 'List synonyms',
    description: 'Alphabetically, 50 per page; `q` matches either side.',
    access: 'search.edit',
    query: z.object({
      q: z.string().trim().max(100).default(''),
      page: wholeNumber({ min: 1, max: 10_000 }).default(1),
    }),
    response: z.object({
      synonyms: z.array(synonym),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      /** What searches for `q` also find by WordNet, weightiest first; empty for a phrase that products are named by. */
      related: z.array(z.object({ means: z.string(), relation: z.enum(['same', 'narrower', 'broader', 'related']) })),
      /** Whether this brand's searches use WordNet. */
      usesWordNet: z.boolean(),
    }),
    problems: synonymProblems,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'search.staffGetSynonym',
    summary: 'Get a synonym',
    access: 'search.edit',
    params: z.object({ synonymId }),
    response: synonym.extend({ fingerprint }),
    problems: synonymProblems,
    whileImpersonating: 'allowed',
  },
  add: {
    name: 'search.staffAddSynonym',
    summary: 'Add a synonym',
    description: 'Up to three words on each side; two phrases have one line. Applies to the next search.',
    access: 'search.edit',
    body: line,
    response: changed,
    problems: synonymProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  change: {
    name: 'search.staffChangeSynonym',
    summary: 'Replace a synonym',
    description: 'Applies to the next search.',
    access: 'search.edit',
    params: z.object({ synonymId }),
    body: line.extend({ basedOn }),
    response: changed,
    problems: synonymProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  remove: {
    name: 'search.staffRemoveSynonym',
    summary: 'Delete a synonym',
    access: 'search.edit',
    params: z.object({ synonymId }),
    response: changed,
    problems: synonymProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
