import { z } from 'zod';
import { cents } from '../values/money.schemas.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What happens next with an order; the page words it. */
export const nextStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment_pending') }),
  /** The next delivery is expected between these days, both included. */
  z.object({ kind: z.literal('arrives'), earliest: day, latest: day, isDelayed: z.boolean() }),
  /** Overdue without a new date; units may still wait to be shipped. */
  z.object({ kind: z.literal('delayed'), isToShip: z.boolean() }),
  z.object({ kind: z.literal('return_requested') }),
  /** With nothing to send back, the wish comes next. */
  z.object({ kind: z.literal('return_approved'), nothingToSend: z.boolean(), wish: z.enum(['refund', 'replacement']) }),
  z.object({ kind: z.literal('return_sent') }),
  z.object({ kind: z.literal('return_received') }),
  /** A refund the bank may not show yet, in cents. */
  z.object({ kind: z.literal('refund'), cents }),
  /** ISO timestamp (UTC) until which something can be returned. */
  z.object({ kind: z.literal('return_until'), at: z.string() }),
]);
export type NextStep = z.infer<typeof nextStep>;
