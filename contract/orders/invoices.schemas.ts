import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { cents } from '../values/money.schemas.ts';
import { orderMoney } from './cancelling.schemas.ts';
import { invoiceProblems } from './invoices.rules.ts';
import { order, orderNumber } from './orders.schemas.ts';

const invoice = z.object({
  order,
  /** The brand that sold it (its folder under `brands/`). */
  brand: z.string(),
  /** The part of the tax that is on the delivery. */
  shippingTax: cents,
  money: orderMoney,
});
export type Invoice = z.infer<typeof invoice>;

export const invoiceDeclarations = {
  get: {
    name: 'orders.getInvoice',
    summary: 'Get the invoice of a paid order',
    description:
      'For the session that placed the order, with the token of the email’s link, or for staff (`orders.read`, audited). `invoices.pdf` takes the same query.',
    query: z.object({ orderNumber, token: z.string().max(200).optional() }),
    response: invoice,
    problems: invoiceProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
