import { defineProblems } from '../api/problems.ts';
import type { Adjustment } from '../promotions/promotions.ts';
import { refundDays } from './cancelling.rules.ts';
import type { Invoice } from './invoices.schemas.ts';
import { taxWords } from './orders.rules.ts';

export const invoiceProblems = defineProblems({
  invoice_not_found: { status: 404, message: 'We can’t find that invoice.' },
});

/** Where invoices are served as PDF. */
export const invoicePdfPath = '/api/orders/details/invoices.pdf';

/** The link to an invoice as a PDF; the token opens it without signing in. */
export const invoicePdf = ({ orderNumber, token }: { orderNumber: string; token?: string | null | undefined }): string =>
  `${invoicePdfPath}?${new URLSearchParams({ orderNumber, ...(token && { token }) })}`;

/** A row of sums, in cents; reductions are negative. */
export interface SumRow {
  readonly label: string;
  readonly cents: number;
  readonly isTotal?: true;
}

const promotionLabel = ({ label, code }: Adjustment): string => (code ? `${label} (${code})` : label);

/** What lowers an item's amount, or its share of what lowers the whole order: the tax on the item is computed from both. */
export const reductionLabel = (adjustment: Adjustment): string =>
  adjustment.group === 'item' ? promotionLabel(adjustment) : `Share of ${promotionLabel(adjustment)}`;

/** The sums of an invoice, adding up to the total: each promotion and each tax has its row. */
export function sumRows({ order, shippingTax }: Pick<Invoice, 'order' | 'shippingTax'>): SumRow[] {
  const { merchandise, shipping, total, adjustments } = order.summary;
  const free = adjustments.filter(({ group }) => group === 'shipping').map((one) => `, ${promotionLabel(one)}`);
  const off = adjustments.filter(({ group }) => group !== 'shipping');
  return [
    { label: 'Subtotal', cents: merchandise },
    ...off.map((one) => ({ label: promotionLabel(one), cents: -one.amount })),
    { label: `Shipping: ${order.delivery.label}${free.join('')}`, cents: shipping },
    ...taxRows({ order, shippingTax }),
    { label: 'Total', cents: total, isTotal: true },
  ];
}

/** A place's one tax on items and on shipping, or the sum of each of its taxes. */
function taxRows({ order: { summary, taxLines, shippingAddress }, shippingTax }: Pick<Invoice, 'order' | 'shippingTax'>): SumRow[] {
  const { stateRegion } = shippingAddress;
  const [one, another] = taxLines;
  if (another) return taxLines.map((line) => ({ label: `${taxWords(line)}, ${stateRegion}`, cents: line.amount }));
  const name = one ? taxWords(one) : 'Tax';
  return [
    { label: `${name} on items, ${stateRegion}`, cents: summary.tax - shippingTax },
    ...(shippingTax > 0 ? [{ label: `${name} on shipping, ${stateRegion}`, cents: shippingTax }] : []),
  ];
}

/** A movement of money, as a row of the invoice. */
export interface MoneyRow extends SumRow {
  /** ISO timestamp (UTC); null if still to come. */
  readonly at: string | null;
  readonly note: string | null;
}

/** The payments and refunds of an invoice, oldest first; without failed ones, which moved no money. */
export function moneyRows({ money, payment }: { money: Invoice['money']; payment: string }): MoneyRow[] {
  const moved = money.moved.flatMap(({ kind, amount, state, at }): MoneyRow[] => {
    if (state === 'failed') return [];
    const isPending = state === 'pending';
    if (kind === 'captured') {
      return [{ label: isPending ? `Charge to ${payment} on its way` : `Charged to ${payment}`, cents: amount, at, note: null }];
    }
    if (kind === 'voided') {
      const label = isPending ? `Being released on ${payment}` : `Released on ${payment}, never charged`;
      return [{ label, cents: amount, at, note: null }];
    }
    const label = isPending ? `Refund to ${payment} on its way` : `Refunded to ${payment}`;
    return [{ label, cents: -amount, at, note: `Shows on the statement within ${refundDays}` }];
  });
  const planned = { label: `To be charged to ${payment} when the order ships`, cents: money.toCharge, at: null, note: null };
  return money.toCharge > 0 ? [...moved, planned] : moved;
}
