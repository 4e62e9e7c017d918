import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { reportProblems } from '../staff/orders/sales-reports.rules.ts';
import { reported, reportRange } from '../staff/orders/sales-reports.schemas.ts';
import { keysOf } from '../values/keys.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { searchesShown } from './figures.rules.ts';

const searchSums = z.object({
  searches: z.int(),
  /** Those that found no product. */
  nothing: z.int(),
  /** Those after which a product was opened, or put into the cart. */
  products: z.int(),
  carts: z.int(),
});
export type SearchSums = z.infer<typeof searchSums>;

const searchLine = searchSums.extend({
  words: z.string(),
  /** How many products the words find now, at each brand where they found none at least that many; null where they always found some. */
  findsNow: z.int().nullable(),
  /** The synonym that stands for exactly these words. */
  synonym: z.object({ synonymId: z.int(), means: z.string() }).nullable(),
});
export type SearchLine = z.infer<typeof searchLine>;

export const searchesQuery = z.object({
  show: z.enum(keysOf(searchesShown)).default('all'),
  ...reportRange,
  page: wholeNumber({ min: 1, max: 100_000 }).default(1),
});

export const figureDeclarations = {
  searches: {
    name: 'reports.searches',
    summary: 'What shoppers searched for, the most frequent first; or what found nothing. Counted by day and words, without the visitor',
    access: 'reports.read',
    query: searchesQuery,
    response: z.object({
      ...reported,
      lines: z.array(searchLine),
      /** With the searches whose words are not kept. */
      totals: searchSums,
      /** The same number of days before these. */
      before: searchSums,
      page: z.int(),
      pages: z.int(),
    }),
    problems: reportProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
