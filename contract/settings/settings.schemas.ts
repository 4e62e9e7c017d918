import { z } from 'zod';

/** A saved version: what it changed, field by field and in words; null is the default. */
export const settingsVersion = z.object({
  version: z.int(),
  savedBy: z.string(),
  /** ISO timestamp. */
  savedAt: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type SettingsVersion = z.output<typeof settingsVersion>;
