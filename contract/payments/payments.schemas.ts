import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { orderNumber } from '../orders/orders.schemas.ts';
import { currencyCode } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { movementKinds, retryProblems, webhookProblems } from './payments.rules.ts';

export const webhookDeclarations = {
  receive: {
    name: 'payments.receiveWebhook',
    summary: 'Receive payment provider events',
    description: 'Called with a signature. An event only makes the shop fetch the payment’s state from the provider.',
    access: 'paymentSignature',
    params: z.object({ provider: z.string().max(40) }),
    response: z.object({ ok: z.literal(true) }),
    problems: webhookProblems,
  },
} satisfies Declarations;

const movementKind = z.enum(movementKinds);

/** A failed movement that nobody has retried. `amount` in cents. */
const failedMovement = z.object({
  /** Our key at the provider; identifies it for a retry. */
  key: z.string(),
  orderNumber,
  kind: movementKind,
  amount: z.int(),
  currency: currencyCode,
  /** `authorization_expired` cannot be retried: the shopper has to pay again. */
  failure: z.enum(['declined', 'authorization_expired', 'not_possible']),
  at: z.iso.datetime(),
});
export type FailedMovement = z.infer<typeof failedMovement>;

export const staffPaymentDeclarations = {
  listFailed: {
    name: 'staffPayments.listFailed',
    summary: 'List failed payment operations',
    description: 'Captures, voids and refunds that failed and were not retried, latest first, 50 per page.',
    access: 'orders.refund',
    query: z.object({ kind: movementKind.optional(), page: wholeNumber({ min: 1, max: 10_000 }).default(1) }),
    response: z.object({ movements: z.array(failedMovement), total: z.int(), page: z.int(), pages: z.int() }),
    problems: retryProblems,
    whileImpersonating: 'allowed',
  },
  retry: {
    name: 'staffPayments.retry',
    summary: 'Retry a failed payment operation',
    description: 'Repeating a key does not retry twice.',
    access: 'orders.refund',
    body: z.object({ key: z.string().min(1).max(200) }),
    response: z.object({ state: z.enum(['pending', 'succeeded', 'failed']) }),
    problems: retryProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
