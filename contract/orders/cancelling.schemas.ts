import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { keysOf } from '../values/keys.ts';
import { cents, currencyCode } from '../values/money.schemas.ts';
import {
  type CancelReason,
  cancelProblems,
  cancelReasons,
  type StaffCancelReason,
  staffCancelProblems,
  staffCancelReasons,
} from './cancelling.rules.ts';
import { orderNumber } from './orders.schemas.ts';
import { orderProblems } from './orders.ts';

const token = z.string().max(200).optional();
const reasonOf = <Key extends string>(reasons: Readonly<Record<Key, string>>) => z.enum(keysOf(reasons), { error: 'Select a reason' });

const units = z.object({ variationId: z.int().positive(), quantity: z.int().positive().max(999) });
const chosenLines = z.array(units).min(1, { error: 'Choose at least one item' }).max(100);

/** The kind of refund: nothing was captured, so nothing will be charged; a refund; or a refund of a pending capture, if it succeeds. */
const method = z.enum(['not_charged', 'refund', 'refund_if_charged']);
export type RefundMethod = z.infer<typeof method>;

const cancellable = z.object({
  orderNumber,
  currency: currencyCode,
  lines: z.array(z.object({ variationId: z.int(), refundAmounts: z.array(cents) })),
  shipping: cents,
  method,
  /** The most that goes back: captured and not refunded already. Null where nothing is captured yet. */
  refundable: cents.nullable(),
  /** Why nothing can be cancelled; null when something can. */
  refusal: z.string().nullable(),
  /** Nothing has shipped, so it can be cancelled as a whole. */
  canCancelAll: z.boolean(),
});
export type CancelQuote = z.infer<typeof cancellable>;

export const cancellation = z.object({
  orderNumber,
  /** Order fully cancelled. */
  isWhole: z.boolean(),
  /** With the amount paid for them. */
  lines: z.array(units.extend({ cents })),
  shipping: cents,
  /** The total refund: less than lines and shipping where some of it was refunded before. */
  amount: cents,
  method,
});
export type Cancellation = z.infer<typeof cancellation>;

const happened = z.object({
  kind: z.enum([
    'placed',
    'paid',
    'shipped',
    'delivered',
    'cancelled',
    'return_requested',
    'return_approved',
    'return_declined',
    'return_sent',
    'return_received',
    'return_refunded',
    'return_replaced',
    'return_closed',
    'return_expired',
  ]),
  /** ISO timestamp (UTC). */
  at: z.string(),
  by: z.enum(['shopper', 'shop']),
  cents: cents.nullable(),
  /** The units concerned; empty for the whole order. */
  items: z.array(z.object({ name: z.string(), variationName: z.string(), quantity: z.int() })),
  /** For a cancellation: nothing of the order was left. */
  isWhole: z.boolean(),
});
export type TimelineEvent = z.infer<typeof happened>;

const moneyMoved = z.object({
  kind: z.enum(['captured', 'refunded', 'voided']),
  amount: cents,
  state: z.enum(['pending', 'succeeded', 'failed']),
  at: z.string(),
});
export const orderMoney = z.object({
  /** Cents to be captured when the order ships; 0 once a capture was requested, or when nothing is due. */
  toCharge: cents,
  /** Cents due whose last capture failed; 0 when none did. */
  captureFailed: cents,
  moved: z.array(moneyMoved),
});
export type OrderMoney = z.infer<typeof orderMoney>;

const timeline = z.object({ events: z.array(happened), money: orderMoney });
const staffTimeline = z.object({
  events: z.array(
    happened.extend({
      who: z.string(),
      reason: z.string().nullable(),
      /** The draft order that it was placed from; null otherwise. */
      draftId: z.int().nullable(),
    }),
  ),
  money: orderMoney,
});
export type StaffTimelineEvent = z.infer<typeof staffTimeline>['events'][number];

/** The caller's idempotency key. */
const cancellationUuid = z.uuid();

export const cancelDeclarations = {
  quote: {
    name: 'orders.quoteCancellation',
    summary: 'Get the cancellable units and refund',
    description: 'For the session that placed the order, or with the token of the email’s link.',
    params: z.object({ orderNumber }),
    query: z.object({ token }),
    response: cancellable,
    problems: orderProblems,
    whileImpersonating: 'allowed',
  },
  timeline: {
    name: 'orders.getTimeline',
    summary: 'Get an order’s timeline',
    description: 'What happened to the order and its money, by session or token.',
    params: z.object({ orderNumber }),
    query: z.object({ token }),
    response: timeline,
    problems: orderProblems,
    whileImpersonating: 'allowed',
  },
  cancel: {
    name: 'orders.cancel',
    summary: 'Cancel an order',
    description: 'Only if nothing has been packed; by session or token. Safe to repeat with the same ID.',
    body: z.object({ orderNumber, token, cancellationUuid, reason: reasonOf<CancelReason>(cancelReasons) }),
    response: cancellation,
    problems: cancelProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  cancelLines: {
    name: 'orders.cancelLines',
    summary: 'Cancel units of an order',
    description: 'Only units that have not been packed; by session or token. Safe to repeat with the same ID.',
    body: z.object({ orderNumber, token, cancellationUuid, reason: reasonOf<CancelReason>(cancelReasons), lines: chosenLines }),
    response: cancellation,
    problems: cancelProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;

export const staffCancelDeclarations = {
  quote: {
    name: 'staffCancelling.quote',
    summary: 'Get the cancellable units and refund',
    access: 'orders.cancel',
    params: z.object({ orderNumber }),
    response: cancellable,
    problems: staffCancelProblems,
    whileImpersonating: 'allowed',
  },
  timeline: {
    name: 'staffCancelling.getTimeline',
    summary: 'Get an order’s timeline',
    description: 'What happened to the order and its money, and who did it.',
    access: 'orders.read',
    params: z.object({ orderNumber }),
    response: staffTimeline,
    problems: staffCancelProblems,
    whileImpersonating: 'allowed',
  },
  cancel: {
    name: 'staffCancelling.cancel',
    summary: 'Cancel an order or units of it',
    description: 'Only units that have not been packed. Emails the shopper. Safe to repeat with the same ID.',
    access: 'orders.cancel',
    params: z.object({ orderNumber, cancellationUuid }),
    body: z.object({
      reason: reasonOf<StaffCancelReason>(staffCancelReasons),
      /** Null cancels the whole order. */
      lines: chosenLines.nullable(),
    }),
    response: cancellation,
    problems: staffCancelProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
