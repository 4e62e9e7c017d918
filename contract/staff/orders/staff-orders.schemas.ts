import { z } from 'zod';
import type { Declarations } from '../../api/endpoint.ts';
import { shippingMethodCode } from '../../delivery/delivery.schemas.ts';
import { orderNumber } from '../../orders/orders.schemas.ts';
import { paymentType } from '../../promotions/promotions.schemas.ts';
import { calendarDay } from '../../values/days.schemas.ts';
import { keysOf } from '../../values/keys.ts';
import { cents, currencyCode } from '../../values/money.schemas.ts';
import { bigId } from '../../values/numbers.schemas.ts';
import { staffProblems } from '../staff.rules.ts';
import { holdReasons, orderSorts, orderStateNames } from './staff-orders.rules.ts';

const state = z.enum(keysOf(orderStateNames));
/** A day of the shop's calendar. */
const day = calendarDay();

/** What a list can be narrowed to; all conditions hold together. */
export const orderFilter = z.object({
  /** Beginnings of an order's number, name, e-mail address, phone number, postal code or SKU; several words must all be found. */
  q: z.string().trim().max(200).default(''),
  state: state.optional(),
  /** Placed on this day or later. */
  from: day.optional(),
  /** Placed on this day or earlier. */
  to: day.optional(),
  payment: paymentType.optional(),
  delivery: shippingMethodCode.optional(),
  /** Shipped to. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The brand's key. */
  brand: z.string().max(40).optional(),
  /** A promotion’s number; or part of its name or label, or a code. */
  promotion: z.string().trim().max(100).default(''),
  /** A product's number, or the beginning of a SKU. */
  item: z.string().trim().max(100).default(''),
  /** Placed for a customer by this member. */
  staff: bigId.optional(),
  tag: z.string().trim().toLowerCase().max(30).default(''),
});
export type OrderListFilter = z.output<typeof orderFilter>;

const listedOrder = z.object({
  orderNumber,
  /** ISO timestamp (UTC). */
  placedAt: z.string(),
  state,
  /** The brand's key. */
  brand: z.string(),
  name: z.string(),
  /** City and region. */
  place: z.string(),
  country: z.string(),
  /** Units ordered and not cancelled. */
  units: z.int(),
  delivery: z.string(),
  /** Null for a replacement at no charge. */
  payment: paymentType.nullable(),
  /** Null when the customer placed it. */
  placedBy: z.string().nullable(),
  total: cents,
  currency: currencyCode,
  tags: z.array(z.string()),
  /** Why it is held for review; empty otherwise. */
  heldFor: z.array(z.enum(holdReasons)),
});
export type ListedOrder = z.output<typeof listedOrder>;

/** A place in the list, from an answer's `next` or `previous`. */
const cursor = z
  .string()
  .regex(/^\d{1,15}\.\d{1,15}$/)
  .optional();

export const staffOrderDeclarations = {
  list: {
    name: 'staffOrders.list',
    summary: 'List orders',
    description:
      'In every state, filtered, 50 per page. `orders.csv` takes the same query, with `from` and `to` required (permission `orders.export` instead of `orders.read`; audited).',
    access: 'orders.read',
    query: orderFilter.extend({ sort: z.enum(orderSorts).default('-placed'), after: cursor, before: cursor }),
    response: z.object({
      orders: z.array(listedOrder),
      /** Counted up to 10,000. */
      total: z.int(),
      next: z.string().nullable(),
      previous: z.string().nullable(),
      /** Who may have placed them. */
      members: z.array(z.object({ memberId: z.int(), name: z.string() })),
    }),
    problems: staffProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
