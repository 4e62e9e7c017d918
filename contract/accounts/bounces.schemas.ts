import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { bounceProblems } from './bounces.rules.ts';

export const bounceDeclarations = {
  receive: {
    name: 'bounces.receiveWebhook',
    summary:
      'Takes what an e-mail provider tells of bounces and complaints, signed; a message that comes again, late or out of order does no harm',
    access: 'mailSignature',
    params: z.object({ provider: z.string().max(40) }),
    response: z.object({ ok: z.literal(true) }),
    problems: bounceProblems,
  },
} satisfies Declarations;
