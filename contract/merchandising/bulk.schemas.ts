import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { deliveryClasses } from '../delivery/delivery.rules.ts';
import { calendarMoment } from '../values/days.schemas.ts';
import { keysOf } from '../values/keys.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { bulkProblems, maxChosen, type Rounding, roundings } from './bulk.rules.ts';
import { productFilter } from './product-shapes.schemas.ts';
import { productStates, soldAtChoices } from './products.rules.ts';

const rounding = z.enum(keysOf<Rounding>(roundings));
const tag = z.string().trim().min(1, 'Enter a tag').max(100, 'Enter 100 characters at most');

const bulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), state: z.enum(productStates) }),
  z.object({
    kind: z.literal('price'),
    unit: z.enum(['percent', 'amount']),
    /** Hundredths of a percent, or cents, of the price that is charged; negative lowers it. */
    by: z.int().min(-10_000_000).max(10_000_000),
    rounding,
  }),
  /** Off the regular price, which the sale price is then compared with. */
  z.object({
    kind: z.literal('sale'),
    /** Hundredths of a percent. */
    off: z.int().min(1).max(9000),
    rounding,
    /** Why the regular price is true (rulings: Money). */
    evidence: z.string().trim().min(1, 'Say when the regular price was charged').max(500),
    /** When the regular price is charged again; without it, staff end the sale. */
    endsAt: calendarMoment().optional(),
  }),
  z.object({ kind: z.literal('endSale') }),
  /** A path of slugs. */
  z.object({ kind: z.literal('category'), category: z.string().min(1, 'Choose a category').max(300) }),
  /** Null for what the brand's rules say. */
  z.object({ kind: z.literal('soldAt'), brand: z.string().min(1, 'Choose a brand').max(60), choice: z.enum(soldAtChoices).nullable() }),
  /** For all variations; null to decide by weight. */
  z.object({ kind: z.literal('delivery'), deliveryClass: z.enum(deliveryClasses).nullable() }),
  z.object({ kind: z.literal('addTag'), tag }),
  z.object({ kind: z.literal('removeTag'), tag }),
]);
export type BulkChange = z.output<typeof bulkChange>;

export const bulkDeclarations = {
  prepare: {
    name: 'products.staffBulkPrepare',
    summary: 'Prepare a bulk change of products',
    description: 'Creates an import, which is checked as a job and can be started, stopped and undone.',
    access: 'catalog.edit',
    body: z.object({
      /** Ids; without them, all that match the filter. */
      products: z
        .array(wholeNumber({ min: 1 }))
        .max(maxChosen)
        .optional(),
      filter: productFilter.optional(),
      change: bulkChange,
    }),
    response: z.object({ ok: z.literal(true), importId: z.int() }),
    problems: bulkProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
