import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { textProblem } from '../api/field-rules.ts';
import { staffOnlyProblems } from '../api/problems.ts';
import { flagName } from '../flags/flags.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { flagEditingProblems } from './staff-flags.rules.ts';

const problems = { ...staffOnlyProblems, ...flagEditingProblems };

/** A flag's setting: the percentage of visitors, and visitors who have it in any case. */
const settingState = z.object({ percentage: z.number(), visitors: z.array(z.string()) });
export type FlagSettingState = z.output<typeof settingState>;

const flagChange = z.object({
  /** Null for all brands. */
  brand: z.string().nullable(),
  /** Null for no setting: the next wider one or the default applied. */
  before: settingState.nullable(),
  after: settingState.nullable(),
  changedBy: z.string(),
  reason: z.string(),
  /** ISO timestamp (UTC). */
  changedAt: z.string(),
});

const listedFlag = z.object({
  flag: flagName,
  about: z.string(),
  reach: z.enum(['brand', 'visitor']),
  /** The value without a setting. */
  defaultOn: z.boolean(),
  productionOnly: z.boolean(),
  settings: z.array(settingState.extend({ brand: z.string().nullable() })),
  /** Counts its changes. */
  version: z.int(),
  lastChange: flagChange.nullable(),
});
export type ListedFlag = z.output<typeof listedFlag>;

/** For all brands when none is named. */
const brand = z.string().max(40).nullable();

/** The version that was read, so that nobody overwrites another's change. */
const version = wholeNumber({ min: 0 });

const reason = z
  .string()
  .default('')
  .superRefine((value, context) => {
    const message = textProblem('Reason', value);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const flagStaffDeclarations = {
  list: {
    name: 'flags.staffList',
    summary: 'List feature flags',
    description: 'With their descriptions, settings and last changes.',
    access: 'flags.edit',
    response: z.object({ flags: z.array(listedFlag) }),
    problems,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'flags.staffGet',
    summary: 'Get a feature flag',
    description: 'With its settings, changes (50 per page, latest first), and how many visitors saw it on and off in two weeks.',
    access: 'flags.edit',
    params: z.object({ flag: flagName }),
    query: z.object({ page: wholeNumber({ min: 1, max: 10_000 }).default(1) }),
    response: listedFlag.extend({
      changes: z.array(flagChange),
      page: z.int(),
      pages: z.int(),
      exposed: z.object({ on: z.int(), off: z.int() }),
    }),
    problems,
    whileImpersonating: 'allowed',
  },
  set: {
    name: 'flags.staffSet',
    summary: 'Set a feature flag',
    description: 'For one brand or all brands. Applies at once, in every process.',
    access: 'flags.edit',
    params: z.object({ flag: flagName }),
    body: z.object({
      version,
      brand,
      percentage: z.coerce
        .number<number | string>('Enter a number from 0 to 100')
        .min(0, 'Enter a number from 0 to 100')
        .max(100, 'Enter a number from 0 to 100'),
      visitors: z.array(z.string().trim().min(1).max(100)).max(100).default([]),
      reason,
    }),
    response: z.object({ ok: z.literal(true) }),
    problems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  clear: {
    name: 'flags.staffClear',
    summary: 'Clear a feature flag’s setting',
    description: 'The setting for all brands, or the default, applies instead.',
    access: 'flags.edit',
    params: z.object({ flag: flagName }),
    body: z.object({ version, brand, reason }),
    response: z.object({ ok: z.literal(true) }),
    problems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
