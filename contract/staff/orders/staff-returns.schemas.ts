import { z } from 'zod';
import type { Declarations } from '../../api/endpoint.ts';
import { orderNumber } from '../../orders/orders.schemas.ts';
import { caseNumber, chosenLines, damagePhoto, returnable, returnState, returnWay, returnWish } from '../../returns/returns.schemas.ts';
import { calendarDay } from '../../values/days.schemas.ts';
import { withPlainBreaks } from '../../values/line-breaks.schemas.ts';
import { cents, currencyCode } from '../../values/money.schemas.ts';
import { wholeNumber } from '../../values/numbers.schemas.ts';
import { maxWords, staffReturnProblems, staffReturnRequestProblems } from './staff-returns.rules.ts';

const listed = z.object({
  caseNumber,
  orderNumber,
  state: returnState,
  /** ISO timestamp (UTC). */
  requestedAt: z.string(),
  /** Whole hours since the request. */
  ageHours: z.int(),
  /** Still unanswered after 24 hours (spec §9). */
  isLate: z.boolean(),
  units: z.int(),
  /** The reasons' labels. */
  reasons: z.array(z.string()),
  /** The refund quoted to the shopper, in cents. */
  quoted: cents,
  wish: returnWish,
  currency: currencyCode,
});
export type ListedReturn = z.infer<typeof listed>;

const units = z.int().min(0).max(999);
const found = z.object({ restocked: units, damaged: units, missing: units });

const line = z.object({
  variationId: z.int(),
  name: z.string(),
  sku: z.string(),
  options: z.record(z.string(), z.string()),
  quantity: z.int(),
  group: z.string(),
  reason: z.string(),
  comment: z.string(),
  /** Null before the inspection. */
  found: found.nullable(),
});

/** A return as staff see it; amounts in cents, timestamps ISO (UTC). */
const staffReturn = listed.omit({ units: true, reasons: true }).extend({
  arriveBy: z.string(),
  receivedAt: z.string().nullable(),
  inspectedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The shopper sends nothing back, since nothing arrived. */
  nothingToSend: z.boolean(),
  lines: z.array(line),
  /** The shopper’s photos of the damage. */
  photos: z.array(damagePhoto),
  /**
   * The refund due after the inspection; null before it and once the return has ended. `amount` never exceeds what can still be refunded. `closesAtZero`:
   * a refund of 0 closes the return.
   */
  refund: z.object({ lines: cents, shipping: cents, amount: cents, closesAtZero: z.boolean() }).nullable(),
  refunded: cents.nullable(),
  /** A replacement was wanted, but stock had run out. */
  outOfStock: z.boolean(),
  /** Before the decision on a replacement: items with too little stock. Empty if it can be replaced. */
  short: z.array(z.string()),
  /** After the inspection: units that a replacement would send. */
  replaceable: z.int(),
  /** The replacement's order; null before it is placed. */
  replacementOrder: orderNumber.nullable(),
  /** How the items come back; null before the approval and where nothing has to be sent. */
  way: returnWay.nullable(),
  pickUpOn: z.string().nullable(),
  /** Too heavy for parcel mail, so it is picked up. */
  isLarge: z.boolean(),
  words: z.string().nullable(),
  notes: z.array(z.object({ at: z.string(), who: z.string(), words: z.string() })),
});
export type StaffReturn = z.infer<typeof staffReturn>;

const which = z.object({ caseNumber });
const optionalWords = withPlainBreaks(z.string().trim()).max(maxWords);
const words = optionalWords.min(1, { error: 'Write a message' });
const changed = { response: staffReturn, problems: staffReturnProblems, originalError: true, whileImpersonating: 'unlogged' } as const;

export const staffReturnDeclarations = {
  list: {
    name: 'staffReturns.list',
    summary: 'List returns',
    description:
      'Waiting ones, oldest first, or ended ones, latest first; 50 per page. `q` finds a return by its case number, and others by the beginnings of up to three words: order number, name, email, phone, postal code or SKU. With `q` or `state`, `show` does not matter.',
    access: 'orders.returns',
    query: z.object({
      show: z.enum(['open', 'ended']).default('open'),
      state: returnState.optional(),
      q: z.string().trim().max(200).default(''),
      page: wholeNumber({ min: 1, max: 10_000 }).default(1),
    }),
    response: z.object({
      returns: z.array(listed),
      page: z.int(),
      pages: z.int(),
      /** Of all returns. */
      open: z.int(),
      late: z.int(),
    }),
    problems: staffReturnProblems,
    whileImpersonating: 'allowed',
  },
  quote: {
    name: 'staffReturns.quote',
    summary: 'Get the returnable units of an order',
    description: 'With their refund, and the reason for units that cannot be returned.',
    access: 'orders.returns',
    params: z.object({ orderNumber }),
    response: returnable,
    problems: staffReturnRequestProblems,
    whileImpersonating: 'allowed',
  },
  request: {
    name: 'staffReturns.request',
    summary: 'Start a return for a customer',
    description: 'By the same rules as customers, who get the usual email. Safe to repeat with the same ID.',
    access: 'orders.returns',
    body: z.object({
      orderNumber,
      /** The caller's id for the request: repeating it creates no second return. */
      returnUuid: z.uuid(),
      wish: returnWish,
      lines: chosenLines,
    }),
    ...changed,
    problems: staffReturnRequestProblems,
  },
  get: {
    name: 'staffReturns.get',
    summary: 'Get a return',
    description: 'With its items, their value and notes.',
    access: 'orders.returns',
    params: which,
    response: staffReturn,
    problems: staffReturnProblems,
    whileImpersonating: 'allowed',
  },
  decide: {
    name: 'staffReturns.decide',
    summary: 'Approve or decline a return',
    description: 'Emails the shopper.',
    access: 'orders.refund',
    params: which,
    body: z
      .object({
        decision: z.enum(['approved', 'declined'], { error: 'Approve or decline' }),
        /** What an approval promises; a refund where a replacement was wanted says that stock had run out. */
        outcome: returnWish.optional(),
        way: returnWay.default('drop_off'),
        /** The day of the pick-up (`YYYY-MM-DD`). */
        pickUpOn: calendarDay('Choose a day after today').optional(),
        /** Required only to decline: the approval email has instructions. */
        words: optionalWords.default(''),
      })
      .refine(({ decision, words: said }) => decision === 'approved' || said !== '', {
        path: ['words'],
        message: 'Tell the customer why you decline',
      }),
    ...changed,
  },
  receive: {
    name: 'staffReturns.receive',
    summary: 'Mark a return as received',
    access: 'orders.returns',
    params: which,
    ...changed,
  },
  inspect: {
    name: 'staffReturns.inspect',
    summary: 'Record the inspection of a return',
    description:
      'For each line. Resellable items are back in stock. Until the return ends, it can be corrected: stock changes by the difference.',
    access: 'orders.returns',
    params: which,
    body: z.object({
      /** The `inspectedAt` of the inspection that this one corrects; null for the first. */
      corrects: z.iso.datetime().nullable().default(null),
      lines: z
        .array(found.extend({ variationId: z.int().positive() }))
        .min(1)
        .max(100),
    }),
    ...changed,
  },
  refund: {
    name: 'staffReturns.refund',
    summary: 'Refund an inspected return',
    description: 'A lower amount requires a reason; if nothing is due, closes the return. The same return is refunded once.',
    access: 'orders.refund',
    params: which,
    body: z.object({
      /** 0 closes it, where units came back and nothing is due for them, now or once the order is charged. */
      amount: z.int().nonnegative({ error: 'Enter an amount' }),
      reason: withPlainBreaks(z.string().trim()).max(maxWords).default(''),
    }),
    ...changed,
  },
  replace: {
    name: 'staffReturns.replace',
    summary: 'Ship a replacement for a return',
    description: 'Places a new order at no charge for the units that came back, with the stock held since the approval.',
    access: 'orders.refund',
    params: which,
    ...changed,
  },
  close: {
    name: 'staffReturns.close',
    summary: 'Close a return without a refund',
    description: 'Emails the shopper.',
    access: 'orders.refund',
    params: which,
    body: z.object({ words }),
    ...changed,
  },
  addNote: {
    name: 'staffReturns.addNote',
    summary: 'Add a staff note to a return',
    access: 'orders.returns',
    params: which,
    body: z.object({ words }),
    ...changed,
  },
} satisfies Declarations;
