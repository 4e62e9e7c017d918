import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { productProblems } from './products.rules.ts';
import { stockCauses } from './stock-movements.rules.ts';

const movement = z.object({
  /** ISO timestamp. */
  at: z.string(),
  variationId: z.int(),
  sku: z.string(),
  /** Such as "Oak / Large"; empty without options. */
  options: z.string(),
  warehouse: z.string(),
  /** Units added, or taken when negative. */
  change: z.int(),
  /** Units of the variation in the warehouse afterwards. */
  onHand: z.int(),
  cause: z.enum(stockCauses),
  by: z.object({ kind: z.enum(['staff', 'key', 'shopper', 'system']), name: z.string().nullable() }),
  /** One of `stockReasons`, or the member's words. */
  reason: z.string().nullable(),
  orderNumber: z.string().nullable(),
  /** The return's number. */
  caseNumber: z.string().nullable(),
  import: z.object({ importId: z.int(), name: z.string() }).nullable(),
});
export type StockMovement = z.output<typeof movement>;

export const stockMovementDeclarations = {
  list: {
    name: 'products.staffStockMovements',
    summary: 'List stock movements of a product',
    description: 'By warehouse, latest first, 50 per page.',
    access: 'catalog.edit',
    params: z.object({ productId: wholeNumber({ min: 1 }) }),
    query: z.object({
      /** A variation's id. */
      variation: wholeNumber({ min: 1 }).optional(),
      /** A warehouse's code. */
      warehouse: z.string().max(100).optional(),
      page: wholeNumber({ min: 1, max: 100_000 }).default(1),
    }),
    response: z.object({
      name: z.string(),
      variations: z.array(z.object({ variationId: z.int(), sku: z.string(), options: z.string() })),
      warehouses: z.array(z.object({ code: z.string(), name: z.string() })),
      /** ISO timestamp of the beginning, for a product that is older; null otherwise. */
      since: z.string().nullable(),
      movements: z.array(movement),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
    }),
    problems: productProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
