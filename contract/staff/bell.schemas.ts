import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { keysOf } from '../values/keys.ts';
import { bellKinds, bellProblems } from './bell.rules.ts';

const bellItem = z.object({
  kind: z.enum(keysOf(bellKinds)),
  /** Never 0. */
  count: z.int(),
  /** Those that have come since the member last opened the bell. */
  fresh: z.int(),
});
export type BellItem = z.output<typeof bellItem>;

export const bellDeclarations = {
  get: {
    name: 'bell.get',
    summary: 'Get staff notifications',
    description: 'Work waiting for the member’s permissions, and how much of it is new since the bell was last opened.',
    access: 'staff',
    response: z.object({ items: z.array(bellItem) }),
    problems: bellProblems,
    whileImpersonating: 'allowed',
  },
  see: {
    name: 'bell.see',
    summary: 'Mark staff notifications as seen',
    access: 'staff',
    response: z.object({ ok: z.literal(true) }),
    problems: bellProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
