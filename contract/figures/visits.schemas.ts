import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { mostNoted, visitSteps } from './visits.rules.ts';

/** Words that were searched for. */
const text = z.string().min(1).max(200);

const noted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), step: z.enum(visitSteps) }),
  /** Results were shown: how many products the text found. */
  z.object({ kind: z.literal('search'), text, found: z.int().min(0).max(10_000_000) }),
  /** A product among the results was opened, or put into the cart. */
  z.object({ kind: z.literal('led'), text, to: z.enum(['product', 'cart']) }),
]);
export type Noted = z.infer<typeof noted>;

export const visitDeclarations = {
  note: {
    name: 'figures.note',
    summary:
      'Counts what happened in a visit for the shop’s figures, by day and without the visitor; nothing from crawlers, and from who opted out',
    body: z.object({ events: z.array(noted).min(1).max(mostNoted) }),
    response: z.object({ ok: z.literal(true) }),
    isLogged: false,
  },
} satisfies Declarations;
