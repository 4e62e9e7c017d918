import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { cents, currencyCode } from '../values/money.schemas.ts';
import { orderNumber } from './orders.schemas.ts';
import { orderProblems } from './orders.ts';
import { moreDetail, mostComment, returnProblems, returnReason, returnReasonKeys } from './returns.rules.ts';

const token = z.string().max(200).optional();

/** A case number such as `R-7KQ2-M9XWT`. */
export const caseNumber = z.string().regex(/^R-[A-Z0-9-]{6,24}$/);

export const returnState = z.enum([
  'requested',
  'approved',
  'in_transit',
  'received',
  'refunded',
  'replaced',
  'closed',
  'declined',
  'expired',
]);
export type ReturnState = z.infer<typeof returnState>;

/** Replacements are agreed with customer care; what a shopper asks for here is a refund. */
const wish = z.enum(['refund']);

const returnable = z.object({
  orderNumber,
  currency: currencyCode,
  lines: z.array(
    z.object({
      variationId: z.int(),
      refundAmounts: z.array(cents),
      /** The last moment in which it can be returned, ISO (UTC); null where it cannot. */
      returnBy: z.string().nullable(),
      /** Why no unit can be returned; null when one can. */
      refusal: z.string().nullable(),
    }),
  ),
  shipping: cents,
});
export type ReturnQuote = z.infer<typeof returnable>;

const returnedLine = z.object({
  variationId: z.int(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  quantity: z.int(),
  /** In the shopper's words. */
  reason: z.string(),
  comment: z.string(),
});

/** A return as its shopper sees it; amounts in cents. */
export const orderReturn = z.object({
  caseNumber,
  orderNumber,
  currency: currencyCode,
  state: returnState,
  /** ISO timestamps (UTC). */
  requestedAt: z.string(),
  arriveBy: z.string(),
  /** Nothing has to be sent back. */
  nothingToSend: z.boolean(),
  lines: z.array(returnedLine),
  /** What was said to come back, delivery included. */
  quoted: cents,
  /** What has come back; null until then. */
  refunded: cents.nullable(),
  /** What customer care wrote. */
  words: z.string().nullable(),
});
export type OrderReturn = z.infer<typeof orderReturn>;

/** What a letter about a return says. */
export const returnNews = z.enum(['requested', 'approved', 'declined', 'refunded', 'closed', 'expired']);
export type ReturnNews = z.infer<typeof returnNews>;

const chosenLine = z
  .object({
    variationId: z.int().positive(),
    quantity: z.int().positive().max(999),
    reason: z.enum(returnReasonKeys as [string, ...string[]], { error: 'Select a reason' }),
    comment: z.string().trim().max(mostComment).default(''),
  })
  .superRefine(({ reason, comment }, context) => {
    if (returnReason(reason)?.needsDetail && comment === '') context.addIssue({ code: 'custom', path: ['comment'], message: moreDetail });
  });

export const returnDeclarations = {
  quote: {
    name: 'returns.quote',
    summary: 'What of an order can be returned, what cannot and why, and the refund, by session or the signed token of the e-mail’s link',
    params: z.object({ orderNumber }),
    query: z.object({ token }),
    response: returnable,
    problems: returnProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  list: {
    name: 'returns.list',
    summary: 'The returns of an order, the latest first, by session or token',
    params: z.object({ orderNumber }),
    query: z.object({ token }),
    response: z.object({ returns: z.array(orderReturn) }),
    problems: orderProblems,
    whileImpersonating: 'allowed',
  },
  request: {
    name: 'returns.request',
    summary: 'Asks to return units of an order, by session or token; safe to repeat under its id',
    body: z.object({
      orderNumber,
      token,
      /** The caller's own id for the request, so that sending it twice asks once. */
      returnUuid: z.uuid(),
      wish,
      lines: z.array(chosenLine).min(1, { error: 'Choose at least one item' }).max(100),
    }),
    response: orderReturn,
    problems: returnProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
