import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { vitalPages, vitals } from './vitals.rules.ts';

/** Ten minutes in milliseconds: a page that took longer was in a tab that slept. */
const most = 600_000;

export const vitalDeclarations = {
  note: {
    name: 'figures.noteVitals',
    summary: 'Record page performance',
    description: 'For the shop’s metrics. Ignores crawlers and visitors who opted out (spec §7.7).',
    body: z.object({
      page: z.enum(vitalPages),
      device: z.enum(['phone', 'desktop']),
      vitals: z
        .array(z.object({ vital: z.enum(vitals), value: z.number().min(0).max(most) }))
        .min(1)
        .max(vitals.length),
    }),
    response: z.object({ ok: z.literal(true) }),
    isLogged: false,
  },
} satisfies Declarations;
