import { z } from 'zod';
import type { Declarations } from '../../api/endpoint.ts';
import { bounceKinds } from '../../email/bounces.rules.ts';
import { order, orderNumber, orderStage, orderStatusLabel } from '../../orders/orders.schemas.ts';
import { caseNumber, returnState } from '../../returns/returns.schemas.ts';
import { shippedParcel } from '../../shipments/shipments.schemas.ts';
import { calendarDay } from '../../values/days.schemas.ts';
import { keysOf } from '../../values/keys.ts';
import { cents, currencyCode } from '../../values/money.schemas.ts';
import { bigId, wholeNumber } from '../../values/numbers.schemas.ts';
import { careProblems, customerSorts, emailStateNames } from './care.rules.ts';
import { listedReview } from './staff-reviews.schemas.ts';

/** A customer in a list: enough to tell two apart. */
const foundCustomer = z.object({
  customerId: z.int(),
  name: z.string(),
  /** Masked, unless it was typed in full. */
  email: z.string(),
  emailVerified: z.boolean(),
  /** City and region of the default shipping address; empty without one. */
  place: z.string(),
  /** Orders placed. */
  orders: z.int(),
  /** ISO timestamp (UTC). */
  since: z.string(),
});
export type FoundCustomer = z.infer<typeof foundCustomer>;

const foundOrder = z.object({
  orderNumber,
  placedAt: z.string(),
  status: orderStatusLabel,
  stage: orderStage,
  partlyCancelled: z.boolean(),
  total: cents,
  currency: currencyCode,
  /** Null for a guest's. */
  customerId: z.int().nullable(),
});
export type FoundOrder = z.infer<typeof foundOrder>;

const customerId = bigId;
const page = wholeNumber({ min: 1, max: 10_000 }).default(1);

const shownPage = z.object({ page: z.int(), pages: z.int() });

/** A day of the shop's calendar. */
const day = calendarDay();

/** What the list of customers can be narrowed to; all conditions hold together. */
const customerFilter = z.object({
  /** Beginnings of a customer's name, e-mail address, phone number or postal code; several words must all be found. */
  q: z.string().trim().max(255).default(''),
  /** The account opened on this day or later. */
  from: day.optional(),
  /** On this day or earlier. */
  to: day.optional(),
  email: z.enum(keysOf(emailStateNames)).optional(),
});

/** A place in the list, from an answer's `next` or `previous`. */
const cursor = z
  .string()
  .regex(/^\d{1,15}\.\d{1,15}$/)
  .optional();

const customerReturn = z.object({
  caseNumber,
  orderNumber,
  state: returnState,
  requestedAt: z.string(),
  /** Cents; null until refunded. */
  refunded: cents.nullable(),
  currency: currencyCode,
});

const orderReturn = customerReturn.pick({ caseNumber: true, state: true, requestedAt: true });

const usedPromotion = z.object({
  promotionId: z.int(),
  label: z.string(),
  code: z.string().nullable(),
  amount: cents,
  orderNumber,
  placedAt: z.string(),
});

/** An address without the parts care does not need. */
const maskedAddress = z.object({ label: z.string(), isDefaultShipping: z.boolean(), isDefaultBilling: z.boolean() });

export const careDeclarations = {
  find: {
    name: 'care.find',
    summary: 'Find customers and orders',
    description:
      'Customers by filters, 50 per page. The first page also finds guests’ orders by full email address, and an order by its number.',
    access: 'customers.read',
    query: customerFilter.extend({ sort: z.enum(customerSorts).default('-since'), after: cursor, before: cursor }),
    response: z.object({
      customers: z.array(foundCustomer),
      /** Counted up to 10,000. */
      total: z.int(),
      next: z.string().nullable(),
      previous: z.string().nullable(),
      orders: z.array(foundOrder),
    }),
    problems: careProblems,
    whileImpersonating: 'allowed',
  },
  getCustomer: {
    name: 'care.getCustomer',
    summary: 'Get a customer',
    description: 'With a page of each list. Access is audited.',
    access: 'customers.read',
    params: z.object({ customerId }),
    query: z.object({ orders: page, returns: page, reviews: page, promotions: page, notes: page }),
    response: z.object({
      customerId: z.int(),
      name: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      since: z.string(),
      addresses: z.array(maskedAddress),
      /** Page of each list, latest first. */
      pages: z.object({ orders: shownPage, returns: shownPage, reviews: shownPage, promotions: shownPage, notes: shownPage }),
      orders: z.array(foundOrder),
      returns: z.array(customerReturn),
      reviews: z.array(listedReview),
      promotions: z.array(usedPromotion),
      /** Names of the groups they belong to now, by hand or by rule. */
      groups: z.array(z.string()),
      /** ISO timestamp (UTC); null without two-step sign-in. */
      secondFactorSince: z.string().nullable(),
      /** Where they are signed in. */
      devices: z.array(z.object({ device: z.string(), since: z.string(), lastSeen: z.string() })),
      /** Brands that may write to the address; empty until it is confirmed. */
      consents: z.array(z.object({ brand: z.string(), subscribed: z.boolean(), since: z.string() })),
      /** Why marketing e-mails no longer go to the address, whatever its consents; null while they may. */
      marketingStopped: z.object({ kind: z.enum(bounceKinds).exclude(['temporary']), since: z.string() }).nullable(),
      notes: z.array(z.object({ at: z.string(), who: z.string(), words: z.string() })),
    }),
    problems: careProblems,
    whileImpersonating: 'allowed',
  },
  resetSecondFactor: {
    name: 'care.resetSecondFactor',
    summary: 'Turn off a customer’s two-step sign-in',
    description: 'For a customer who lost both phone and recovery codes. Signs them out everywhere and emails them.',
    access: 'customers.edit',
    params: z.object({ customerId }),
    response: z.object({ ok: z.literal(true) }),
    problems: careProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  getOrder: {
    name: 'care.getOrder',
    summary: 'Get an order for customer service',
    description: 'Access is audited.',
    access: 'orders.read',
    params: z.object({ orderNumber }),
    response: z.object({
      order: order.omit({ shippingAddress: true, billingAddress: true }),
      /** Masked for those who may not ship it. */
      shipsTo: z.string(),
      /** City, region and postal code of the billing address. */
      billedIn: z.string(),
      /** Its parcels, with who shipped them. */
      shipments: z.array(shippedParcel),
      /** Its returns, newest first. */
      returns: z.array(orderReturn),
      /** The order that paid for the items a replacement replaces, and the return it ended; null for an ordinary order. */
      replaces: z.object({ orderNumber, caseNumber }).nullable(),
      customerId: z.int().nullable(),
      /** The staff member who placed it for the customer; null when the customer did. */
      placedBy: z.object({ memberId: z.int(), name: z.string() }).nullable(),
      /** Where the visit that led to it began: a host, or `email` for one of our e-mails to the same address; null when unknown. */
      cameFrom: z.string().nullable(),
    }),
    problems: careProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
