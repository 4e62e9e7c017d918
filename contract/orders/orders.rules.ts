import { defineProblems } from '../api/problems.ts';

export const orderProblems = defineProblems({
  order_not_found: { status: 404, message: 'We can’t find that order.' },
});

/** Which of a line's units were cancelled; null when none were. */
export function cancelledWords({ cancelled, quantity }: { readonly cancelled: number; readonly quantity: number }): string | null {
  if (!(cancelled > 0)) return null;
  return cancelled === quantity ? 'Cancelled' : `${cancelled} of ${quantity} cancelled`;
}

/** A tax with its rate (thousandths of a percent): "QST (9.975%)". */
export const taxWords = ({ name, rate }: { readonly name: string; readonly rate: number }): string => `${name} (${rate / 1000}%)`;
