import { captchaProblems } from '../api/captcha.ts';
import { collectProblems, emailProblem, textProblem } from '../api/field-rules.ts';
import { defineProblems } from '../api/problems.ts';

/** An order number as it was typed, read out or copied, in the form it has with us: `7kq2 m9xwt` is `7KQ2-M9XWT`. */
export function orderNumberIn(typed: string): string {
  const letters = typed
    .trim()
    .replace(/^#\s*/, '')
    .toUpperCase()
    .replace(/[\s–—-]+/g, '-');
  return /^[A-Z0-9]{9}$/.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : letters;
}

/** What is wrong with an order number as it was typed. */
export function orderNumberProblem(typed: string): string | null {
  const plain = textProblem('Order number', typed);
  if (plain) return plain;
  return /^[A-Z0-9-]{6,24}$/.test(orderNumberIn(typed)) ? null : 'An order number looks like 7KQ2-M9XWT';
}

/** Problems by field of the form that finds an order. */
export const lookupFieldProblems = (typed: { readonly orderNumber: string; readonly email: string }) =>
  collectProblems({ orderNumber: orderNumberProblem(typed.orderNumber), email: emailProblem(typed.email) });

export const lookupProblems = defineProblems({
  ...captchaProblems,
  /** The same for every miss, so that nobody learns which orders or addresses there are (rulings: Orders). */
  lookup_missed: {
    status: 404,
    message: 'We can’t find an order with that number and email. Check both in your confirmation email, and try again.',
  },
});
