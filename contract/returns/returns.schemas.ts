import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { tooLong } from '../api/field-rules.ts';
import { orderNumber } from '../orders/orders.schemas.ts';
import { orderProblems } from '../orders/orders.ts';
import { returnPayer } from '../settings/returns.schemas.ts';
import { withPlainBreaks } from '../values/line-breaks.schemas.ts';
import { cents, currencyCode } from '../values/money.schemas.ts';
import { maxComment, moreDetail, returnCaseProblems, returnProblems, returnReason, returnReasonKeys } from './returns.rules.ts';

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

/** What the shopper wants for the items. */
export const returnWish = z.enum(['refund', 'replacement']);
export type ReturnWish = z.infer<typeof returnWish>;

/** How the items come back. */
export const returnWay = z.enum(['drop_off', 'pick_up']);
export type ReturnWay = z.infer<typeof returnWay>;

/** An order's lines with what can be returned of them; amounts in cents. */
export const returnable = z.object({
  orderNumber,
  currency: currencyCode,
  lines: z.array(
    z.object({
      variationId: z.int(),
      refundAmounts: z.array(cents),
      /** Deadline for requesting the return, ISO (UTC); null when nothing can be returned. */
      returnBy: z.string().nullable(),
      /** Why no unit can be returned; null when at least one can. */
      refusal: z.string().nullable(),
    }),
  ),
  shipping: cents,
  /** Maximum refund: captured, and neither refunded nor quoted for an open return. Null before the capture. */
  refundable: cents.nullable(),
});
export type ReturnQuote = z.infer<typeof returnable>;

const returnedLine = z.object({
  variationId: z.int(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  quantity: z.int(),
  /** The reason's label. */
  reason: z.string(),
  comment: z.string(),
  /** It never arrived. */
  nothingToSend: z.boolean(),
});

/** A photo of damage, at `returnPhoto`. */
export const damagePhoto = z.object({ photoId: z.uuid(), width: z.int(), height: z.int() });

/** A postal address as printed. */
const place = z.object({ name: z.string(), lines: z.array(z.string()) });

/** A return as the shopper sees it; amounts in cents. */
export const orderReturn = z.object({
  caseNumber,
  orderNumber,
  currency: currencyCode,
  state: returnState,
  /** ISO timestamps (UTC). */
  requestedAt: z.string(),
  arriveBy: z.string(),
  /** Who pays for sending the items back; the shop where it is at fault. */
  paidBy: returnPayer,
  wish: returnWish,
  /** A replacement was requested, but stock had run out; once approved, the shopper takes the refund or withdraws the return. */
  outOfStock: z.boolean(),
  /** The shopper sends nothing back, since nothing arrived. */
  nothingToSend: z.boolean(),
  /** How the items come back and where to, once approved; null when nothing has to be sent. `pickUpOn` is a day (`YYYY-MM-DD`). */
  sendBack: z.object({ way: returnWay, pickUpOn: z.string().nullable(), to: place }).nullable(),
  /** The replacement's order; null before it is placed. Its token, which opens it, is null where the two orders' e-mail addresses differ. */
  replacement: z.object({ orderNumber, token: z.string().nullable() }).nullable(),
  lines: z.array(returnedLine),
  photos: z.array(damagePhoto),
  /** Whether photos can still be added. */
  takesPhotos: z.boolean(),
  /** The refund quoted at the request, delivery included. */
  quoted: cents,
  /** The amount refunded; null before the refund. */
  refunded: cents.nullable(),
  /** Customer care's message to the shopper. */
  words: z.string().nullable(),
});
export type OrderReturn = z.infer<typeof orderReturn>;

/** What a return's label shows. */
const returnLabel = z.object({
  caseNumber,
  orderNumber,
  carrier: z.string(),
  /** The sandbox carrier takes it: a demonstration. */
  isSandbox: z.boolean(),
  way: returnWay,
  pickUpOn: z.string().nullable(),
  /** ISO timestamp (UTC). */
  arriveBy: z.string(),
  from: place,
  /** The brand's return center. */
  to: place,
  /** The case number as Code 128: bars (1) and spaces (0), left to right. */
  bars: z.string().regex(/^[01]+$/),
  /** To pack: without those that never arrived. */
  units: z.int(),
});
export type ReturnLabel = z.infer<typeof returnLabel>;

/** The events of a return that shoppers are e-mailed about. */
export const returnNews = z.enum([
  'requested',
  'approved',
  'declined',
  'received',
  'refunded',
  'replaced',
  'closed',
  'reminder',
  'expired',
]);
export type ReturnNews = z.infer<typeof returnNews>;

const chosenLine = z
  .object({
    variationId: z.int().positive(),
    quantity: z.int().positive().max(999),
    reason: z.enum(returnReasonKeys, { error: 'Select a reason' }),
    comment: withPlainBreaks(z.string().trim()).max(maxComment, tooLong('Comments', maxComment)).default(''),
  })
  .superRefine(({ reason, comment }, context) => {
    if (returnReason(reason)?.needsDetail && comment === '') context.addIssue({ code: 'custom', path: ['comment'], message: moreDetail });
  });

/** The lines of a request. */
export const chosenLines = z.array(chosenLine).min(1, { error: 'Choose at least one item' }).max(100);

export const returnDeclarations = {
  quote: {
    name: 'returns.quote',
    summary: 'Get the returnable units and refund',
    description:
      'With the reason for units that cannot be returned. By the session that placed the order or the signed token of the email’s link.',
    params: z.object({ orderNumber }),
    query: z.object({ token }),
    response: returnable,
    problems: returnProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  list: {
    name: 'returns.list',
    summary: 'List returns of an order',
    description: 'Latest first; by session or token.',
    params: z.object({ orderNumber }),
    query: z.object({ token }),
    response: z.object({ returns: z.array(orderReturn) }),
    problems: orderProblems,
    whileImpersonating: 'allowed',
  },
  request: {
    name: 'returns.request',
    summary: 'Request a return',
    description: 'By session or token. Safe to repeat with the same ID.',
    body: z.object({
      orderNumber,
      token,
      /** The caller's id for the request: repeating it creates no second return. */
      returnUuid: z.uuid(),
      wish: returnWish,
      lines: chosenLines,
    }),
    response: orderReturn,
    problems: returnProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  send: {
    name: 'returns.send',
    summary: 'Mark an approved return as sent',
    description: 'By session or token. Safe to repeat.',
    params: z.object({ orderNumber, caseNumber }),
    body: z.object({ token }),
    response: orderReturn,
    problems: returnCaseProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  withdraw: {
    name: 'returns.withdraw',
    summary: 'Withdraw a return',
    description: 'For an approved return whose replacement is out of stock; no refund is made. By session or token. Safe to repeat.',
    params: z.object({ orderNumber, caseNumber }),
    body: z.object({ token }),
    response: orderReturn,
    problems: returnCaseProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  label: {
    name: 'returns.label',
    summary: 'Get a return label',
    description: 'For an approved return; by session or token.',
    params: z.object({ orderNumber, caseNumber }),
    query: z.object({ token }),
    response: returnLabel,
    problems: returnCaseProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
