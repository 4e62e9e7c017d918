import { z } from 'zod';
import { address } from '../../addresses/addresses.schemas.ts';
import type { Declarations } from '../../api/endpoint.ts';
import { orderNumber } from '../../orders/orders.schemas.ts';
import { unpackableReasons } from '../../shipments/shipments.rules.ts';
import { carrierCode } from '../../shipments/shipments.schemas.ts';
import { keysOf } from '../../values/keys.ts';
import { orderSorts } from './staff-orders.rules.ts';
import { orderFilter } from './staff-orders.schemas.ts';
import { maxPacked, shipOutcomes, staffPackingProblems } from './staff-packing.rules.ts';

/** Order numbers, separated by commas; or `all=1` with the filters and the order of the list. */
const chosen = orderFilter.extend({
  orders: z
    .string()
    .regex(/^[A-Z0-9-]{6,24}(,[A-Z0-9-]{6,24})*$/)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.string()).max(maxPacked))
    .optional(),
  all: z.literal('1').optional(),
  sort: z.enum(orderSorts).default('-placed'),
});
export type ChosenOrders = z.output<typeof chosen>;

const leftOut = z.array(z.object({ orderNumber, why: z.enum(keysOf(unpackableReasons)) }));

/** What every answer has beside the orders to pack. */
const beside = {
  /** Selected orders that cannot be packed now, with the reason. */
  leftOut,
  /** How many match; more than `maxPacked` when `all` could not take them all, which stops counting at 10,000. */
  total: z.int(),
};

const item = z.object({
  sku: z.string(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  /** Units neither shipped nor cancelled. */
  units: z.int(),
});

const listed = z.object({ orderNumber, name: z.string(), place: z.string(), delivery: z.string(), units: z.int() });

const pick = item.extend({
  /** Code 128 of the SKU, as ones and zeros. */
  bars: z.string(),
  orders: z.array(z.object({ orderNumber, units: z.int() })),
});
const picks = z.object({
  /** Null for units that no warehouse was assigned for. */
  warehouse: z.string().nullable(),
  items: z.array(pick),
});
export type WarehousePicks = z.output<typeof picks>;

const slip = z.object({
  orderNumber,
  /** Code 128 of the order number, as ones and zeros. */
  bars: z.string(),
  /** The brand it was bought from. */
  brand: z.string(),
  /** ISO timestamp (UTC). */
  placedAt: z.string(),
  delivery: z.string(),
  shipTo: address,
  items: z.array(item),
  /** Some of the order went in an earlier parcel. */
  isRest: z.boolean(),
});
export type PackingSlip = z.output<typeof slip>;

export const staffPackingDeclarations = {
  orders: {
    name: 'staffPacking.orders',
    summary: 'Get selected orders that can be shipped',
    description: `At most ${maxPacked}.`,
    access: 'orders.fulfil',
    query: chosen,
    response: z.object({ orders: z.array(listed), ...beside }),
    problems: staffPackingProblems,
    whileImpersonating: 'allowed',
  },
  pickList: {
    name: 'staffPacking.pickList',
    summary: 'Get a pick list',
    description: `For selected orders, at most ${maxPacked}, by warehouse and name.`,
    access: 'orders.fulfil',
    query: chosen,
    response: z.object({
      warehouses: z.array(picks),
      orders: z.int(),
      /** In the order of selection. */
      orderNumbers: z.array(orderNumber),
      units: z.int(),
      ...beside,
    }),
    problems: staffPackingProblems,
    whileImpersonating: 'allowed',
  },
  slips: {
    name: 'staffPacking.slips',
    summary: 'Get packing slips',
    description: `For selected orders, at most ${maxPacked}, with addresses. Access is audited.`,
    access: 'orders.fulfil',
    query: chosen,
    response: z.object({ slips: z.array(slip), ...beside }),
    problems: staffPackingProblems,
    whileImpersonating: 'allowed',
  },
  ship: {
    name: 'staffPacking.ship',
    summary: 'Ship several orders',
    description: 'Everything left of each order, in one parcel per order. Returns the result for each. Safe to repeat with the same ID.',
    access: 'orders.fulfil',
    params: z.object({ batchUuid: z.uuid() }),
    body: z.object({
      carrier: carrierCode,
      orders: z
        .array(z.object({ orderNumber, trackingNumber: z.string().max(60).default('') }))
        .min(1, { error: 'Choose at least one order' })
        .max(maxPacked, { error: `Ship up to ${maxPacked} orders at a time` }),
    }),
    response: z.object({
      results: z.array(z.object({ orderNumber, outcome: z.enum(keysOf(shipOutcomes)) })),
    }),
    problems: staffPackingProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
