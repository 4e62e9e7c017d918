import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { keysOf } from '../values/keys.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { maxReturnDays, returnPayers, returnSettingsProblems } from './returns.rules.ts';
import { settingsVersion } from './settings.schemas.ts';

/** Days; null is the default. */
const days = z
  .preprocess(
    (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
    z.int({ error: 'Enter whole days, such as 30' }),
  )
  .pipe(z.int().min(1, 'At least 1 day').max(maxReturnDays, `At most ${maxReturnDays} days`))
  .nullable()
  .default(null);

export const returnPayer = z.enum(keysOf(returnPayers));

/** The terms of returns as staff have set them for a brand. */
export const returnSettings = z.object({
  days,
  vaultDays: days,
  arriveDays: days,
  paidBy: returnPayer.nullable().default(null),
  /** Slugs of departments. */
  excluded: z.array(z.string().trim().min(1).max(100)).max(100).nullable().default(null),
});

/** The terms in force. */
export const returnTerms = z.object({
  /** Calendar days after delivery in which a return can be requested. */
  days: z.int(),
  /** The same for items of the Vault. */
  vaultDays: z.int(),
  /** Days after the approval by which the items must arrive. */
  arriveDays: z.int(),
  /** Who pays for sending them back when the shop is not at fault. */
  paidBy: returnPayer,
  /** Slugs of departments whose products cannot be returned. */
  excluded: z.array(z.string()).readonly(),
});

export const returnSettingsDeclarations = {
  get: {
    name: 'settings.getReturns',
    summary: 'Get the returns policy',
    description: 'The brand’s policy as set by staff and as in force, with the latest versions.',
    access: 'settings.edit',
    response: z.object({
      /** 0 while nothing has been set. */
      version: z.int(),
      own: returnSettings,
      terms: returnTerms,
      history: z.array(settingsVersion),
    }),
    problems: returnSettingsProblems,
    whileImpersonating: 'allowed',
  },
  set: {
    name: 'settings.setReturns',
    summary: 'Set the returns policy',
    description: 'Existing orders keep the terms of the day they were placed. `version` is the version the change is based on.',
    access: 'settings.edit',
    body: returnSettings.extend({ version: wholeNumber({ min: 0 }) }),
    response: z.object({ ok: z.literal(true) }),
    problems: returnSettingsProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
