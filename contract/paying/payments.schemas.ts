import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { webhookProblems } from './payments.rules.ts';

export const webhookDeclarations = {
  receive: {
    name: 'payments.receiveWebhook',
    summary: 'Takes a payment provider’s signed event; it makes the shop ask the provider, and is believed in nothing else',
    params: z.object({ provider: z.string().max(40) }),
    response: z.object({ ok: z.literal(true) }),
    problems: webhookProblems,
  },
} satisfies Declarations;
