import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { totals } from '../cart/cart.schemas.ts';
import { cancellation } from '../orders/cancelling.schemas.ts';
import { order } from '../orders/orders.schemas.ts';
import { orderReturn, returnNews } from '../returns/returns.schemas.ts';
import { shipment } from '../shipments/shipments.schemas.ts';
import { cents, money } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { emailProblems } from './email.rules.ts';

const shared = {
  /** The sending brand (its folder under `brands/`). */
  brand: z.string(),
  /** Absolute URL. */
  shopUrl: z.string(),
};

/** Contents of the order confirmation. */
const orderConfirmationMail = z.object({
  ...shared,
  order,
  /** Sent before: what of the order was still to come may have happened since. */
  isAgain: z.boolean(),
  /** Absolute URL that opens the order without signing in. */
  orderUrl: z.string(),
});
export type OrderConfirmationMail = z.infer<typeof orderConfirmationMail>;

/** Tells a shopper with a pending order that the bank declined. */
const paymentDeclinedMail = z.object({
  ...shared,
  order,
  /** By a payment link. */
  isDraft: z.boolean(),
  /** Absolute URL of the checkout, for paying with another card; null where the payment link has ended. */
  checkoutUrl: z.string().nullable(),
});
export type PaymentDeclinedMail = z.infer<typeof paymentDeclinedMail>;

/** The days (`YYYY-MM-DD`) between which a parcel is expected. */
const estimate = z.object({ earliest: z.string(), latest: z.string() });

/** A shipped parcel with its tracking. */
const orderShippedMail = z.object({
  ...shared,
  order,
  shipment,
  /** Everything not cancelled is in this parcel. */
  isWhole: z.boolean(),
  /** Null once the promised days have passed without news of the carrier; missing where the release before wrote the e-mail, which promised the order's. */
  estimate: estimate.nullable().optional(),
  /** Absolute URLs that open the order and the parcel's tracking without signing in. */
  orderUrl: z.string(),
  trackUrl: z.string(),
});
export type OrderShippedMail = z.infer<typeof orderShippedMail>;

/** A parcel is out for delivery, delivered or delayed. */
const parcelNewsMail = z.object({
  ...shared,
  news: z.enum(['outForDelivery', 'delivered', 'delayed']),
  orderNumber: z.string(),
  shipment,
  /** Null when unknown or delivered. */
  estimate: estimate.nullable(),
  /** Absolute URLs that open the order and the parcel's tracking without signing in. */
  orderUrl: z.string(),
  trackUrl: z.string(),
});
export type ParcelNewsMail = z.infer<typeof parcelNewsMail>;

/** A cancellation with its refund. */
const orderCancelledMail = z.object({
  ...shared,
  order,
  cancellation,
  /** Cents of the rest, to be charged when it ships; absent in e-mails queued before this was recorded. */
  toCharge: cents.optional(),
  /** Absolute URL that opens the order without signing in. */
  orderUrl: z.string(),
});
export type OrderCancelledMail = z.infer<typeof orderCancelledMail>;

/** A refund that no other e-mail mentions; `amount` in cents. */
const orderRefundedMail = z.object({
  ...shared,
  order,
  amount: cents,
  /** Absolute URL that opens the order without signing in. */
  orderUrl: z.string(),
});
export type OrderRefundedMail = z.infer<typeof orderRefundedMail>;

/** A return's change of state. */
const orderReturnMail = z.object({
  ...shared,
  order,
  orderReturn,
  news: returnNews,
  /** Absolute URLs that open the order, the return, its label and the replacement's order without signing in. */
  orderUrl: z.string(),
  returnUrl: z.string(),
  labelUrl: z.string().nullable(),
  replacementUrl: z.string().nullable(),
});
export type OrderReturnMail = z.infer<typeof orderReturnMail>;

/** Asks what the shopper thinks of a delivered order. */
const reviewRequestMail = z.object({
  ...shared,
  orderNumber: z.string(),
  firstName: z.string(),
  /** Absolute URLs of the review pages. */
  items: z.array(z.object({ name: z.string(), options: z.record(z.string(), z.string()), reviewUrl: z.string() })),
  /** Absolute URL where such e-mails are stopped. */
  preferencesUrl: z.string(),
});
export type ReviewRequestMail = z.infer<typeof reviewRequestMail>;

/** Confirms a back-in-stock alert (`noted`), or says that the item is available (`back`). */
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
/** Account e-mails; their texts are on the web side (`web/emails/account-mail.tsx`). */
export const accountMailKind = z.enum([
  'welcome',
  'verify-email',
  'password-reset',
  'password-changed',
  'email-change',
  'email-change-asked',
  'email-changed',
  'email-preferences',
  'two-step-on',
  'two-step-off',
  'two-step-reset',
  'passkey-added',
  'passkey-deleted',
  'account-merged',
]);

/** A draft order with the link to pay for it. */
const paymentLinkMail = z.object({
  ...shared,
  items: z.array(z.object({ name: z.string(), variation: z.string(), quantity: z.int(), lineTotal: cents })),
  totals: totals.pick({ merchandise: true, discount: true, shipping: true, tax: true, taxIsEstimate: true, total: true, currency: true }),
  /** Absolute URL. */
  payUrl: z.string(),
  /** ISO timestamp (UTC) until which the link is valid. */
  until: z.string(),
});
export type PaymentLinkMail = z.infer<typeof paymentLinkMail>;

const accountMail = z.object({
  ...shared,
  kind: accountMailKind,
  /** Absolute URL of the e-mail's one link. */
  actionUrl: z.string(),
  /** The address concerned, where it is not the recipient's. */
  otherEmail: z.string().nullable(),
});
export type AccountMail = z.infer<typeof accountMail>;

/** What staff send themselves to try the sender. */
const senderTestMail = z.object(shared);
export type SenderTestMail = z.infer<typeof senderTestMail>;

/** An e-mail before rendering: its template and contents. */
const mailContent = z.discriminatedUnion('template', [
  z.object({ template: z.literal('order-confirmation'), props: orderConfirmationMail }),
  z.object({ template: z.literal('payment-declined'), props: paymentDeclinedMail }),
  z.object({ template: z.literal('payment-link'), props: paymentLinkMail }),
  z.object({ template: z.literal('order-shipped'), props: orderShippedMail }),
  z.object({ template: z.literal('parcel-news'), props: parcelNewsMail }),
  z.object({ template: z.literal('order-cancelled'), props: orderCancelledMail }),
  z.object({ template: z.literal('order-refunded'), props: orderRefundedMail }),
  z.object({ template: z.literal('order-return'), props: orderReturnMail }),
  z.object({ template: z.literal('review-request'), props: reviewRequestMail }),
  z.object({ template: z.literal('stock-alert'), props: stockAlertMail }),
  z.object({ template: z.literal('account'), props: accountMail }),
  z.object({ template: z.literal('sender-test'), props: senderTestMail }),
]);
export type MailContent = z.infer<typeof mailContent>;

const listedMail = z.object({
  mailId: z.int(),
  to: z.string(),
  subject: z.string(),
  /** ISO timestamps (UTC). */
  createdAt: z.string(),
  /** Null until sent; always without a mail server. */
  sentAt: z.string().nullable(),
});

export const emailDeclarations = {
  listOutbox: {
    name: 'email.listOutbox',
    summary: 'List emails in the outbox',
    description: 'Newest first, 100 per page.',
    query: z.object({ page: wholeNumber({ min: 1, max: 100_000 }).default(1) }),
    response: z.object({ mails: z.array(listedMail), page: z.int(), pages: z.int() }),
    problems: emailProblems,
    whileImpersonating: 'allowed',
  },
  getMail: {
    name: 'email.getMail',
    summary: 'Get an email from the outbox',
    description: 'As HTML and plain text.',
    params: z.object({ mailId: wholeNumber({ min: 1 }) }),
    response: listedMail.extend({ html: z.string(), text: z.string() }),
    problems: emailProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
