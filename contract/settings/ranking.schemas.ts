import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { image } from '../catalog/catalog.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { previewedProducts, rankingProblems, rankingSteps } from './ranking.rules.ts';
import { settingsRestored, settingsVersion } from './settings.schemas.ts';

const step = z.enum(rankingSteps);
const own = step.nullable().default(null);

/** How much each factor counts in a brand's searches as staff have set it; null is the default. */
export const rankingSettings = z.object({
  name: own,
  kind: own,
  categories: own,
  brand: own,
  options: own,
  details: own,
  description: own,
  popularity: own,
  rating: own,
  newness: own,
  sale: own,
  stock: own,
});

/** The same, each factor with its step. */
const ranking = z.object({
  name: step,
  kind: step,
  categories: step,
  brand: step,
  options: step,
  details: step,
  description: step,
  popularity: step,
  rating: step,
  newness: step,
  sale: step,
  stock: step,
});

const rankedProduct = z.object({
  productId: z.int(),
  name: z.string(),
  slug: z.string(),
  departmentSlug: z.string(),
  image: image.nullable(),
  available: z.boolean(),
  /** Its place with the saved ranking, from 1; null beyond the first pages. */
  before: z.int().nullable(),
});
export type RankedProduct = z.output<typeof rankedProduct>;

/** How search reads a text. */
const understood = z.object({
  /** The corrected spelling; null when it was read as typed. */
  corrected: z.string().nullable(),
  /** The words searched for, each with what also matches it: by a synonym of the shop, or as a related word. */
  words: z.array(
    z.object({
      word: z.string(),
      /** No product has it. */
      isUnknown: z.boolean(),
      also: z.array(z.object({ text: z.string(), by: z.enum(['synonym', 'related']) })),
    }),
  ),
  /** Names of the kinds of product that the words are likely about, the likeliest first. */
  kinds: z.array(z.string()),
  /** What it wants none of. */
  without: z.array(z.string()),
  /** Words that ask for a size. */
  sizes: z.array(z.string()),
  /** Words that say what it is for or how many: they rank products and keep none out. */
  purpose: z.array(z.string()),
  /** Filters that it names, as on their chips: "Price: $50 and less", "On sale". */
  filters: z.array(z.string()),
  /** It is a SKU, or the beginning of one. */
  isSku: z.boolean(),
  /** The help it asks for, to which the shop leads instead of searching; null where it searches. */
  help: z.string().nullable(),
});
export type Understood = z.output<typeof understood>;

export const rankingDeclarations = {
  get: {
    name: 'search.staffGetRanking',
    summary: 'Get search ranking settings',
    description: 'The brand’s weights as set by staff and as in force, with the latest versions.',
    access: 'search.edit',
    response: z.object({
      /** 0 while nothing has been set. */
      version: z.int(),
      own: rankingSettings,
      ranking,
      history: z.array(settingsVersion),
    }),
    problems: rankingProblems,
    whileImpersonating: 'allowed',
  },
  preview: {
    name: 'search.staffPreviewRanking',
    summary: 'Preview search ranking',
    description: `The first ${previewedProducts} products for a text, with the current and the given weights, and how the text is understood. Omitted weights are the defaults.`,
    access: 'search.edit',
    query: z.object({
      q: z.string().trim().min(1, 'Enter a search').max(200),
      ...ranking.partial().shape,
    }),
    response: z.object({
      understood,
      /** Products found, the same with any weights. */
      total: z.int(),
      now: z.array(rankedProduct),
      weighed: z.array(rankedProduct),
    }),
    problems: rankingProblems,
    whileImpersonating: 'allowed',
  },
  set: {
    name: 'search.staffSetRanking',
    summary: 'Set search ranking',
    description: 'Applies from the next search. `version` is the version the change is based on.',
    access: 'search.edit',
    body: rankingSettings.extend({ version: wholeNumber({ min: 0 }) }),
    response: z.object({ ok: z.literal(true) }),
    problems: rankingProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  restore: {
    name: 'search.staffRestoreRanking',
    summary: 'Restore search ranking',
    description: 'Saves an earlier version as a new one; 0 is the defaults.',
    access: 'search.edit',
    body: settingsRestored,
    response: z.object({ ok: z.literal(true) }),
    problems: rankingProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
