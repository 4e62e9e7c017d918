import { z } from 'zod';
import { address, typedAddress } from '../../addresses/addresses.schemas.ts';
import type { Declarations } from '../../api/endpoint.ts';
import { bounceKinds } from '../../email/bounces.rules.ts';
import { orderNumber } from '../../orders/orders.schemas.ts';
import { keysOf } from '../../values/keys.ts';
import { cents, currencyCode } from '../../values/money.schemas.ts';
import { bigId, wholeNumber } from '../../values/numbers.schemas.ts';
import { maxNoteLetters, maxTagLetters, maxTags, orderEmailNames, orderWorkProblems, refundReasons } from './order-work.rules.ts';
import { holdReasons } from './staff-orders.rules.ts';

const done = z.object({ ok: z.literal(true) });
const page = wholeNumber({ min: 1, max: 10_000 }).default(1);
const reason = z.string().trim().max(255, { error: 'Reason must be less than 256 characters' });

const change = z.object({
  /** ISO timestamp (UTC). */
  at: z.string(),
  who: z.string(),
  kind: z.enum(['contact', 'parcel', 'refund', 'email', 'tags', 'hold']),
  reason: z.string().nullable(),
  /** Before and after; omitted without orders.edit. */
  fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
});
export type OrderChange = z.infer<typeof change>;

const work = z.object({
  notes: z.array(z.object({ at: z.string(), who: z.string(), words: z.string() })),
  tags: z.array(z.string()),
  /** A page of them, the latest first. */
  changes: z.array(change),
  changesPage: z.int(),
  changesPages: z.int(),
  currency: currencyCode,
  /** Cents captured and not refunded. */
  refundable: cents,
  /** The refund for one unit of a line, for two and so on; without units cancelled, in return or refunded. */
  lines: z.array(z.object({ variationId: z.int(), refundAmounts: z.array(cents) })),
  /** Why it is held for review; empty otherwise. */
  heldFor: z.array(z.enum(holdReasons)),
  /** What staff wrote when they put it on hold; null when a rule did, or none. */
  holdNote: z.string().nullable(),
  /** Whether it is paid, nothing of it has shipped, and it is not on hold. */
  isHoldable: z.boolean(),
  /** Why address and contact cannot be changed; null when they can. */
  refusalToEdit: z.string().nullable(),
});
export type OrderWork = z.infer<typeof work>;

const contact = z.object({
  email: z.string(),
  address,
  /** Why they cannot be changed; null when they can. */
  refusal: z.string().nullable(),
});

const editableAddress = typedAddress.omit({ countryCode: true, stateRegion: true });

const email = z.object({
  mailId: z.int(),
  kind: z.enum(keysOf(orderEmailNames)),
  recipient: z.string(),
  subject: z.string(),
  /** ISO timestamp (UTC): when it was sent, or written where no mail server is set. */
  at: z.string(),
  /** The last try to send it failed: it is among the unsent e-mails. */
  isUnsent: z.boolean(),
  /** What the e-mail provider reported of it afterwards. */
  bounce: z.enum(bounceKinds).nullable(),
});

const tags = z
  .array(
    z
      .string()
      .trim()
      .toLowerCase()
      .min(1)
      .max(maxTagLetters, { error: `A tag has up to ${maxTagLetters} characters` }),
  )
  .max(maxTags, { error: `An order has up to ${maxTags} tags` });

export const orderWorkDeclarations = {
  get: {
    name: 'orderWork.get',
    summary: 'Get notes, changes and refundable amounts of an order',
    description: '50 changes per page.',
    access: 'orders.read',
    params: z.object({ orderNumber }),
    query: z.object({ changesPage: page }),
    response: work,
    problems: orderWorkProblems,
    whileImpersonating: 'allowed',
  },
  addNote: {
    name: 'orderWork.addNote',
    summary: 'Add a staff note to an order',
    access: 'orders.edit',
    params: z.object({ orderNumber }),
    body: z.object({
      words: z
        .string()
        .trim()
        .min(1, { error: 'Note is required' })
        .max(maxNoteLetters, { error: `Note must be less than ${maxNoteLetters + 1} characters` }),
    }),
    response: done,
    problems: orderWorkProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  setTags: {
    name: 'orderWork.setTags',
    summary: 'Set an order’s tags',
    description: 'Lowercase, each once. With `seen`, only the tags that the caller added or removed change.',
    access: 'orders.edit',
    params: z.object({ orderNumber }),
    body: z.object({
      tags,
      /** The tags that the caller saw: those set or removed by others since stay so. Without it, `tags` replaces all. */
      seen: tags.optional(),
    }),
    response: done,
    problems: orderWorkProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  refund: {
    name: 'orderWork.refund',
    summary: 'Refund an order',
    description: 'Captured money, up to what was paid for the given lines. Safe to repeat with the same ID.',
    access: 'orders.refund',
    params: z.object({ orderNumber, refundUuid: z.uuid() }),
    body: z
      .object({
        amount: z.int({ error: 'Enter an amount' }).positive({ error: 'Enter an amount' }).max(100_000_000),
        /** Empty for a custom amount. */
        lines: z.array(z.object({ variationId: z.int().positive(), quantity: z.int().positive().max(999) })).max(100),
        reason: z.enum(keysOf(refundReasons), { error: 'Select a reason' }),
        note: reason.default(''),
      })
      .refine(({ reason: chosen, note }) => chosen !== 'other' || note !== '', { path: ['note'], message: 'Say what the reason is' }),
    response: done,
    problems: orderWorkProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  hold: {
    name: 'orderWork.hold',
    summary: 'Put an order on hold',
    description: 'A paid order of which nothing has shipped. It can’t be packed until it is released. An order on hold stays as it is.',
    access: 'orders.cancel',
    params: z.object({ orderNumber }),
    body: z.object({ reason: reason.min(1, { error: 'Reason is required' }) }),
    response: done,
    problems: orderWorkProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  release: {
    name: 'orderWork.release',
    summary: 'Release an order held for review',
    description: 'It can be packed afterward. Safe to repeat.',
    access: 'orders.cancel',
    params: z.object({ orderNumber }),
    body: z.object({ note: reason.default('') }),
    response: done,
    problems: orderWorkProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  getContact: {
    name: 'orderWork.getContact',
    summary: 'Get an order’s email and shipping address',
    description: 'For editing. Access is audited.',
    access: 'orders.edit',
    params: z.object({ orderNumber }),
    response: contact,
    problems: orderWorkProblems,
    whileImpersonating: 'allowed',
  },
  setContact: {
    name: 'orderWork.setContact',
    summary: 'Change an order’s email and shipping address',
    description:
      'Only if nothing was packed; checked as at checkout. State and country cannot change, because tax was calculated for them. With `seen`, an email or address that the caller left alone stays as others set it since.',
    access: 'orders.edit',
    params: z.object({ orderNumber }),
    body: z.object({
      email: z.email({ error: 'Please enter a valid email address' }).max(255),
      address: editableAddress,
      /** What the caller saw. Without it, `email` and `address` replace what others set since. */
      seen: z.object({ email: z.string(), address: editableAddress }).optional(),
      reason: reason.min(1, { error: 'Reason is required' }),
    }),
    response: done,
    problems: orderWorkProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  resend: {
    name: 'orderWork.resend',
    summary: 'Resend an order confirmation',
    description: 'For a paid order, to its email address.',
    access: 'orders.edit',
    params: z.object({ orderNumber }),
    response: done,
    problems: orderWorkProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  listEmails: {
    name: 'orderWork.listEmails',
    summary: 'List an order’s emails',
    description: 'Those that staff can resend, latest first, 50 per page; kept for 90 days.',
    access: 'orders.edit',
    params: z.object({ orderNumber }),
    query: z.object({ page }),
    response: z.object({ emails: z.array(email), page: z.int(), pages: z.int() }),
    problems: orderWorkProblems,
    whileImpersonating: 'unlogged',
  },
  resendEmail: {
    name: 'orderWork.resendEmail',
    summary: 'Resend an email of an order',
    description:
      'To the order’s current address. A confirmation shows the order as it is now; other emails are unchanged. Calling it twice within a minute sends it once.',
    access: 'orders.edit',
    params: z.object({ orderNumber, mailId: bigId }),
    response: done,
    problems: orderWorkProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
