import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { bounceProblems } from './bounces.rules.ts';

export const bounceDeclarations = {
  receive: {
    name: 'bounces.receiveWebhook',
    summary: 'Receive bounce and complaint events',
    description: 'Called by email providers with a signature. Repeated, late or out-of-order events are harmless.',
    access: 'mailSignature',
    params: z.object({ provider: z.string().max(40) }),
    response: z.object({ ok: z.literal(true) }),
    problems: bounceProblems,
  },
} satisfies Declarations;
