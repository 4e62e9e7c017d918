import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { cancellation } from '../buying/cancelling.schemas.ts';
import { order } from '../buying/orders.schemas.ts';
import { orderReturn, returnNews } from '../buying/returns.schemas.ts';
import { shipment } from '../buying/shipments.schemas.ts';
import { money } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { emailProblems } from './email.rules.ts';

const shared = {
  /** Which brand of the family writes (its folder under `brands/`). */
  brand: z.string(),
  /** Absolute URL. */
  shopUrl: z.string(),
};

/** What the order's confirmation says. */
const orderConfirmationMail = z.object({
  ...shared,
  order,
  /** Absolute URL that opens the order without signing in. */
  orderUrl: z.string(),
});
export type OrderConfirmationMail = z.infer<typeof orderConfirmationMail>;

/** Tells a shopper who was left with "pending" that the bank said no in the end. */
const paymentDeclinedMail = z.object({
  ...shared,
  order,
  /** Absolute URL of the checkout, where another card can be tried. */
  checkoutUrl: z.string(),
});
export type PaymentDeclinedMail = z.infer<typeof paymentDeclinedMail>;

/** Says that goods of an order have left, and how they can be followed. */
const orderShippedMail = z.object({
  ...shared,
  order,
  shipment,
  /** Nothing of the order is left behind. */
  isWhole: z.boolean(),
  /** Absolute URL that opens the order without signing in. */
  orderUrl: z.string(),
});
export type OrderShippedMail = z.infer<typeof orderShippedMail>;

/** Says what of an order was cancelled, and what comes back. */
const orderCancelledMail = z.object({
  ...shared,
  order,
  cancellation,
  /** Absolute URL that opens the order without signing in. */
  orderUrl: z.string(),
});
export type OrderCancelledMail = z.infer<typeof orderCancelledMail>;

/** Says what is new about a return. */
const orderReturnMail = z.object({
  ...shared,
  order,
  orderReturn,
  news: returnNews,
  /** Absolute URL that opens the order without signing in. */
  orderUrl: z.string(),
});
export type OrderReturnMail = z.infer<typeof orderReturnMail>;

/** Confirms that somebody waits for an item (`noted`), or tells them that it can be bought again (`back`). */
const stockAlertMail = z.object({
  ...shared,
  news: z.enum(['noted', 'back']),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  price: money,
  /** Absolute URLs. */
  productUrl: z.string(),
  stopUrl: z.string(),
});
export type StockAlertMail = z.infer<typeof stockAlertMail>;
/** Letters about an account; their words are the web's (`web/emails/account-mail.tsx`). */
export const accountMailKind = z.enum([
  'welcome',
  'verify-email',
  'password-reset',
  'password-changed',
  'email-change',
  'email-change-asked',
  'email-changed',
  'email-preferences',
]);

const accountMail = z.object({
  ...shared,
  kind: accountMailKind,
  /** Absolute URL of the one thing to do. */
  actionUrl: z.string(),
  /** The address it is about, where that is not the one it goes to. */
  otherEmail: z.string().nullable(),
});
export type AccountMail = z.infer<typeof accountMail>;

/** A mail before it is rendered: which template, and what goes into it. */
const mailContent = z.discriminatedUnion('template', [
  z.object({ template: z.literal('order-confirmation'), props: orderConfirmationMail }),
  z.object({ template: z.literal('payment-declined'), props: paymentDeclinedMail }),
  z.object({ template: z.literal('order-shipped'), props: orderShippedMail }),
  z.object({ template: z.literal('order-cancelled'), props: orderCancelledMail }),
  z.object({ template: z.literal('order-return'), props: orderReturnMail }),
  z.object({ template: z.literal('stock-alert'), props: stockAlertMail }),
  z.object({ template: z.literal('account'), props: accountMail }),
]);
export type MailContent = z.infer<typeof mailContent>;

const listedMail = z.object({
  mailId: z.int(),
  to: z.string(),
  subject: z.string(),
  /** ISO timestamps (UTC). */
  createdAt: z.string(),
  /** Null while it was not sent, as without a mail server. */
  sentAt: z.string().nullable(),
});

export const emailDeclarations = {
  listOutbox: {
    name: 'email.listOutbox',
    summary: 'The latest 100 mails, newest first',
    response: z.object({ mails: z.array(listedMail) }),
    problems: emailProblems,
    whileImpersonating: 'allowed',
  },
  getMail: {
    name: 'email.getMail',
    summary: 'A mail of the outbox, as HTML and as plain text',
    params: z.object({ mailId: wholeNumber({ min: 1 }) }),
    response: listedMail.extend({ html: z.string(), text: z.string() }),
    problems: emailProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
