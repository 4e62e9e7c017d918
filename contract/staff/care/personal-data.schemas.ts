import { z } from 'zod';
import type { Declarations } from '../../api/endpoint.ts';
import { keysOf } from '../../values/keys.ts';
import { withPlainBreaks } from '../../values/line-breaks.schemas.ts';
import { bigId, wholeNumber } from '../../values/numbers.schemas.ts';
import { erasureReasons, maxNote, personalDataProblems } from './personal-data.rules.ts';

const which = z.object({ customerId: bigId });
const done = z.object({ ok: z.literal(true) });

/** Rows as they are stored, under the name of their kind; timestamps are ISO, amounts in cents. No password, token or reference that opens anything. */
const personalData = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

const erasureReason = z.enum(keysOf(erasureReasons), { error: 'Choose a reason' });

const erasurePreview = z.object({
  customerId: z.int(),
  name: z.string(),
  email: z.string(),
  /** Unless confirmed, guests’ orders and consents under the address stay: they may be somebody else’s. */
  emailVerified: z.boolean(),
  openOrders: z.array(z.string()),
  openReturns: z.array(z.string()),
  /** A payment or refund is on its way. */
  isMoneyMoving: z.boolean(),
  /** Orders whose books stay. */
  ordersKept: z.int(),
  /** ISO date: the end of the seventh year after the latest of them. */
  keptUntil: z.string().nullable(),
});
export type ErasurePreview = z.infer<typeof erasurePreview>;

const listedErasure = z.object({
  erasureId: z.int(),
  at: z.string(),
  by: z.string(),
  reason: erasureReason,
  ordersKept: z.int(),
  keptUntil: z.string().nullable(),
});

/** An account with what a merge would move. */
const mergeSide = z.object({
  customerId: z.int(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  since: z.string(),
  orders: z.int(),
  addresses: z.int(),
  savedItems: z.int(),
  reviews: z.int(),
  cards: z.int(),
});
export type MergeSide = z.infer<typeof mergeSide>;

const changing = { problems: personalDataProblems, originalError: true, whileImpersonating: 'unlogged' } as const;

export const personalDataDeclarations = {
  exportOwn: {
    name: 'personalData.exportOwn',
    summary: 'Export the customer’s own data',
    description: 'Everything the shop stores about the signed-in customer, without secrets.',
    response: personalData,
    problems: personalDataProblems,
  },
  export: {
    name: 'personalData.export',
    summary: 'Export a customer’s data',
    description: 'Everything the shop stores about the customer, without secrets. The export is audited.',
    access: 'customers.privacy',
    params: which,
    response: personalData,
    problems: personalDataProblems,
    whileImpersonating: 'allowed',
  },
  addNote: {
    name: 'personalData.addNote',
    summary: 'Add a note about a customer',
    description: 'Visible to staff only.',
    access: 'customers.edit',
    params: which,
    body: z.object({ words: withPlainBreaks(z.string().trim()).min(1, { error: 'Note is required' }).max(maxNote) }),
    response: done,
    ...changing,
  },
  previewErasure: {
    name: 'personalData.previewErasure',
    summary: 'Preview the erasure of a customer',
    description: 'What would be kept, and what prevents the erasure.',
    access: 'customers.privacy',
    params: which,
    response: erasurePreview,
    problems: personalDataProblems,
    whileImpersonating: 'allowed',
  },
  erase: {
    name: 'personalData.erase',
    summary: 'Erase a customer',
    description: 'Permanently deletes account and data; accounting records are kept without the person. Refused while an order is open.',
    access: 'customers.privacy',
    params: which,
    body: z.object({
      reason: erasureReason,
      /** The customer’s e-mail address, typed again. */
      confirmation: z.string().trim().max(255).default(''),
    }),
    response: z.object({ ok: z.literal(true), erasureId: z.int() }),
    ...changing,
  },
  listErasures: {
    name: 'personalData.listErasures',
    summary: 'List erasures',
    description: 'Newest first, 50 per page. With an email address, says whether it was erased.',
    access: 'customers.privacy',
    query: z.object({ email: z.string().trim().max(255).default(''), page: wholeNumber({ min: 1, max: 100_000 }).default(1) }),
    response: z.object({ erasures: z.array(listedErasure), total: z.int(), page: z.int(), pages: z.int() }),
    problems: personalDataProblems,
    whileImpersonating: 'allowed',
  },
  previewMerge: {
    name: 'personalData.previewMerge',
    summary: 'Preview merging two accounts',
    description: 'Both accounts, with what would move.',
    access: 'customers.edit',
    params: which,
    /** The other’s number, or its whole e-mail address. */
    query: z.object({ other: z.string().trim().min(1).max(255) }),
    response: z.object({ one: mergeSide, other: mergeSide }),
    problems: personalDataProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  merge: {
    name: 'personalData.merge',
    summary: 'Merge an account into another',
    description: 'Moves everything and closes the first account.',
    access: 'customers.edit',
    params: which,
    body: z.object({
      /** The account that is closed. */
      goneId: bigId,
      /** Whether the closed account’s address may open a new account. */
      mayReturn: z.boolean(),
      reason: z.string().trim().min(1, { error: 'Reason is required' }).max(255),
    }),
    response: done,
    ...changing,
  },
} satisfies Declarations;
