import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { carrierProblems } from './tracking.rules.ts';

export const carrierDeclarations = {
  receive: {
    name: 'carriers.receiveWebhook',
    summary: 'Takes what a carrier tells of a parcel, signed; a message that comes again, late or out of order does no harm',
    params: z.object({ carrier: z.string().max(40) }),
    response: z.object({ ok: z.literal(true) }),
    problems: carrierProblems,
  },
} satisfies Declarations;
