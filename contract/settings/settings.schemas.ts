import { z } from 'zod';
import { wholeNumber } from '../values/numbers.schemas.ts';

/** A saved version: what it changed, field by field and in words; null is the default. */
export const settingsVersion = z.object({
  version: z.int(),
  savedBy: z.string(),
  /** ISO timestamp. */
  savedAt: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type SettingsVersion = z.output<typeof settingsVersion>;

/** Puts back what an earlier version says: `to`, or the defaults for 0. `version` is the newest one the caller knows. */
export const settingsRestored = z.object({ version: wholeNumber({ min: 1 }), to: wholeNumber({ min: 0 }) });
