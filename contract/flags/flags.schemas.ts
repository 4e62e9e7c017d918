import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { flagNames, maxExposures } from './flags.rules.ts';

export const flagName = z.enum(flagNames);

/** A visitor reached a place where a flag decided what they saw. */
const exposure = z.object({
  /** Chosen by the client; a repeated exposure counts once. */
  exposureId: z.uuid(),
  flag: flagName,
  on: z.boolean(),
  /** The client's session (spec §4: renewed after 30 minutes idle or 4 hours). */
  sessionId: z.uuid(),
  exposedAt: z.iso.datetime(),
});
export type Exposure = z.infer<typeof exposure>;

export const flagDeclarations = {
  getBrandFlags: {
    name: 'flags.getBrandFlags',
    summary: 'List flags that are on for everyone',
    description: 'Flags that depend on the visitor come with `GET /api/authenticated`.',
    response: z.object({ on: z.array(flagName) }),
    whileImpersonating: 'allowed',
  },
  logExposures: {
    name: 'flags.logExposures',
    summary: 'Log flag exposures',
    description: 'Safe to repeat.',
    body: z.object({ exposures: z.array(exposure).min(1).max(maxExposures) }),
    response: z.object({ ok: z.literal(true) }),
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
