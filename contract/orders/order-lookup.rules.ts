import { captchaProblems } from '../api/captcha.ts';
import { collectProblems, emailProblem, textProblem } from '../api/field-rules.ts';
import { defineProblems } from '../api/problems.ts';

/** Normalises an order number as typed or pasted: `7kq2 m9xwt` becomes `7KQ2-M9XWT`. */
export function orderNumberIn(typed: string): string {
  const letters = typed
    .trim()
    .replace(/^#\s*/, '')
    .toUpperCase()
    .replace(/[\s–—-]+/g, '-');
  return /^[A-Z0-9]{9}$/.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : letters;
}

/** The error message for a typed order number; null when it is valid. */
export function orderNumberProblem(typed: string): string | null {
  const plain = textProblem('Order number', typed);
  if (plain) return plain;
  return /^[A-Z0-9-]{6,24}$/.test(orderNumberIn(typed)) ? null : 'An order number looks like 7KQ2-M9XWT';
}

/** The order look-up form's errors, by field. */
export const lookupFieldProblems = (typed: { readonly orderNumber: string; readonly email: string }) =>
  collectProblems({ orderNumber: orderNumberProblem(typed.orderNumber), email: emailProblem(typed.email) });

export const lookupProblems = defineProblems({
  ...captchaProblems,
  /** Every miss gets the same answer, so that it does not reveal which orders or addresses exist (rulings: Orders). */
  lookup_missed: {
    status: 404,
    message: 'We can’t find an order with that number and email. Check both in your confirmation email, and try again.',
  },
});
