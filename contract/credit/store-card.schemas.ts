import { z } from 'zod';
import { captcha } from '../api/captcha.schemas.ts';
import type { Declarations } from '../api/endpoint.ts';
import { orderNumber } from '../orders/orders.schemas.ts';
import { cents } from '../values/money.schemas.ts';
import { bigId } from '../values/numbers.schemas.ts';
import { applicationEvents, applicationStates, linkProblems, repaymentProblems, storeCardProblems } from './store-card.rules.ts';

/** Equal monthly payments (`planOf`). */
export const plan = z.object({ months: z.int(), monthly: cents, last: cents, interest: cents });

/** A day, `YYYY-MM-DD` (UTC). */
const day = z.string();

const application = z.object({
  applicationId: z.uuid(),
  state: z.enum(applicationStates),
  /** The partner's page; null once decided. */
  url: z.string().nullable(),
  /** The first day to apply again; null unless declined. */
  canApplyOn: day.nullable(),
});

/** A card of the visitor; never its number. */
export const storeCard = z.object({
  accountId: z.int(),
  last4: z.string(),
  /** The number given at approval, valid until the physical card arrives. */
  isTemporary: z.boolean(),
  limit: cents,
  approvedOn: day,
  /** The last day of the welcome offer. */
  welcomeUntil: day,
});
export type StoreCard = z.infer<typeof storeCard>;

const offerStatus = z.object({
  /** The latest; null without one. */
  application: application.nullable(),
  cards: z.array(storeCard),
  /** The partner's offer without an application, for customers only; null without one. */
  prescreen: z
    .object({
      /** The limit offered. */
      limit: cents,
      /** False once it was shown on this device. */
      isNew: z.boolean(),
    })
    .nullable(),
});
export type CreditOfferStatus = z.infer<typeof offerStatus>;

const term = z.object({ months: z.int(), from: cents });

const setup = z.object({
  card: z.string(),
  partner: z.string(),
  isSandbox: z.boolean(),
  /** Shortest first. */
  terms: z.array(term),
  /** Hundredths of a percent a year. */
  apr: z.int(),
  welcome: z.object({ off: cents, from: cents, days: z.int() }),
});
export type CreditSetup = z.infer<typeof setup>;

/** An order charged to the card. */
const charge = z.object({
  orderNumber,
  /** ISO timestamp (UTC). */
  placedAt: z.string(),
  /** Cents charged; 0 until the order ships. */
  charged: cents,
  refunded: cents,
  /** Cents reserved until the order ships. */
  reserved: cents,
  plan: z.object({ months: z.int(), monthly: cents, endsOn: day }).nullable(),
});

/** A payment toward the balance; `pending` until the partner has answered. */
const repayment = z.object({
  amount: cents,
  state: z.enum(['pending', 'succeeded', 'failed']),
  /** ISO timestamp (UTC). */
  paidAt: z.string(),
});

const accountDetails = storeCard.extend({
  card: z.string(),
  partner: z.string(),
  isSandbox: z.boolean(),
  apr: z.int(),
  /** The partner's figures; null while it does not answer. */
  figures: z.object({ balance: cents, reserved: cents, available: cents }).nullable(),
  /** Newest first. */
  charges: z.array(charge),
  /** Payments toward the balance, newest first. */
  repayments: z.array(repayment),
});
export type StoreCardDetails = z.infer<typeof accountDetails>;

const partner = z.object({ partner: z.string().max(64) });

export const storeCardDeclarations = {
  getOfferStatus: {
    name: 'credit.getOfferStatus',
    summary: 'Get store card status',
    description: 'The visitor’s store cards, latest application and prescreened offer.',
    response: offerStatus,
    problems: storeCardProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
  noteOfferShown: {
    name: 'credit.noteOfferShown',
    summary: 'Record that the prescreened offer was shown',
    description: 'This device shows it once.',
    response: z.object({ ok: z.literal(true) }),
    whileImpersonating: 'refused',
  },
  getSetup: {
    name: 'credit.getSetup',
    summary: 'Get store card terms',
    description: 'Partner, plans, rate and welcome offer.',
    params: partner,
    response: setup,
    problems: storeCardProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  apply: {
    name: 'credit.apply',
    summary: 'Start a store card application',
    description: 'Returns the undecided application if there is one. Send the browser to its `url`.',
    params: partner,
    response: application,
    problems: storeCardProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
  noteApplicationEvent: {
    name: 'credit.noteApplicationEvent',
    summary: 'Refresh a store card application',
    description: 'After an event on the partner’s page: fetches the application and records its decision. Safe to repeat.',
    params: partner,
    body: z.object({ applicationId: z.uuid(), event: z.enum(applicationEvents) }),
    response: offerStatus,
    problems: storeCardProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
  getAccount: {
    name: 'credit.getAccount',
    summary: 'Get a store card account',
    description: 'Limit, balance, available credit, and orders charged to it.',
    params: z.object({ accountId: bigId }),
    response: accountDetails,
    problems: storeCardProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
  link: {
    name: 'credit.link',
    summary: 'Link an existing store card',
    description: 'By number and billing ZIP code. The number is passed to the partner once and never stored.',
    body: z.object({ number: z.string().max(40), postalCode: z.string().max(20), captcha }),
    response: storeCard,
    problems: linkProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
  repay: {
    name: 'credit.repay',
    summary: 'Make a store card payment',
    description: 'From the bank account on file at the partner, once per `key`. Returns the payment’s state.',
    params: z.object({ accountId: bigId }),
    body: z.object({ key: z.uuid(), amount: cents.positive() }),
    response: repayment,
    problems: repaymentProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
} satisfies Declarations;
