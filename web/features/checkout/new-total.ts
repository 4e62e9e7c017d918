import type { Checkout } from '../../../contract/checkout/checkout.ts';
import { formatMoney } from '../../ui/money.ts';

/** Whether only shipping or tax changed the total; the call that places the order reports anything else. */
export function isOnlyTaxed({ totals: before }: Checkout, { state, totals }: Checkout): boolean {
  const isSame = totals.merchandise === before.merchandise && totals.discount === before.discount;
  return state === 'open' && isSame && totals.total !== before.total;
}

export const totalWithTax = ({ totals: { total, currency } }: Checkout): string =>
  `Your total with shipping and tax is ${formatMoney(total, { currency })}.`;

/** Asks for the agreement to it. */
export const newTotal = (checkout: Checkout): string => `${totalWithTax(checkout)} Place your order to confirm it.`;
