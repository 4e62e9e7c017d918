import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { defineProblems } from './problems.ts';
import { staffProblems } from './staff.ts';

export const synonymProblems = defineProblems({
  unauthorized: staffProblems.unauthorized,
  forbidden: staffProblems.forbidden,
  synonym_wrong: { status: 400, message: 'Please look at what is marked below.' },
  synonym_known: { status: 409, message: 'These two have a line already.' },
  synonym_not_found: { status: 404, message: 'This line is no longer there: somebody has deleted it.' },
});

const synonym = z.object({
  synonymId: z.int(),
  /** What shoppers type. */
  phrase: z.string(),
  /** What is also found. */
  means: z.string(),
  /** True: who types `means` does not find `phrase`. */
  oneWay: z.boolean(),
});
export type ListedSynonym = z.output<typeof synonym>;

const synonymId = z.coerce.number().int().positive().max(2_147_483_647);
/** Longer than anything that is kept: the rules with their words are the operation's. */
const typed = z.string().max(1000).default('');
const line = z.object({ phrase: typed, means: typed, oneWay: z.boolean() });
const changed = z.object({ ok: z.literal(true), synonym });

export const synonymEndpoints = {
  list: endpoint({
    name: 'search.staffListSynonyms',
    summary:
      'Lines of synonyms in the order of the alphabet, fifty a page; `q` leaves those in which it stands on either side (search.edit)',
    method: 'GET',
    path: '/api/staff/synonyms',
    query: z.object({
      q: z.string().trim().max(100).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    response: z.object({ synonyms: z.array(synonym), total: z.int(), page: z.int(), pages: z.int() }),
    problems: synonymProblems,
  }),
  get: endpoint({
    name: 'search.staffGetSynonym',
    summary: 'A line of synonyms (search.edit)',
    method: 'GET',
    path: '/api/staff/synonyms/:synonymId',
    params: z.object({ synonymId }),
    response: synonym,
    problems: synonymProblems,
  }),
  add: endpoint({
    name: 'search.staffAddSynonym',
    summary: 'Adds a line of up to three words a side; every search from then on knows it. Two phrases have one line (search.edit)',
    method: 'POST',
    path: '/api/staff/synonyms',
    body: line,
    response: changed,
    problems: synonymProblems,
    originalError: true,
  }),
  change: endpoint({
    name: 'search.staffChangeSynonym',
    summary: 'Writes a line anew; every search from then on knows it (search.edit)',
    method: 'PUT',
    path: '/api/staff/synonyms/:synonymId',
    params: z.object({ synonymId }),
    body: line,
    response: changed,
    problems: synonymProblems,
    originalError: true,
  }),
  remove: endpoint({
    name: 'search.staffRemoveSynonym',
    summary: 'Deletes a line (search.edit)',
    method: 'DELETE',
    path: '/api/staff/synonyms/:synonymId',
    params: z.object({ synonymId }),
    response: changed,
    problems: synonymProblems,
    originalError: true,
  }),
};
