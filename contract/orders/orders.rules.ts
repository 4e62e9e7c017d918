import { defineProblems } from '../api/problems.ts';

export const orderProblems = defineProblems({
  order_not_found: { status: 404, message: 'We can’t find that order.' },
});

/** A tax with its rate (thousandths of a percent): "QST (9.975%)". */
export const taxWords = ({ name, rate }: { readonly name: string; readonly rate: number }): string => `${name} (${rate / 1000}%)`;
