import { captchaProblems } from '../api/captcha.ts';
import { collectProblems, postalCodeProblem } from '../api/field-rules.ts';
import { commonProblems, defineProblems } from '../api/problems.ts';

export const storeCardProblems = defineProblems({
  /** The brand has no card, or the financing offer is switched off. */
  store_card_unavailable: { status: 404, message: 'Not Found' },
  store_card_not_found: { status: 404, message: 'We can’t find that card.' },
  application_not_found: { status: 404, message: 'We can’t find that application.' },
  has_store_card: { status: 409, message: 'You already have this card.' },
  /** With `canApplyOn`. */
  application_too_soon: { status: 409, message: 'You can apply again 30 days after a declined application.' },
  partner_silent: { status: 503, message: 'The bank isn’t answering right now. Please try again in a few minutes.' },
  unauthorized: commonProblems.unauthorized,
});

export const linkProblems = defineProblems({
  ...storeCardProblems,
  /** No card has this number and ZIP code; it does not say which is wrong. */
  card_number_not_found: { status: 404, message: 'We couldn’t find a card with that number and ZIP code. Check both and try again.' },
  /** The card is in another account. */
  store_card_elsewhere: { status: 409, message: 'This card is in another account. Sign in to that account to use it.' },
  /** Too many cards were tried. */
  too_many_cards: { status: 429, message: 'Too many tries. Please try again in 15 minutes.' },
  captcha_required: captchaProblems.captcha_required,
  invalid_input: commonProblems.invalid_input,
});

export const repaymentProblems = defineProblems({
  ...storeCardProblems,
  invalid_input: commonProblems.invalid_input,
});

/** All errors of a typed store card, by field. */
export const linkErrors = ({ number, postalCode }: { readonly number: string; readonly postalCode: string }) =>
  collectProblems({
    number:
      number.trim() === ''
        ? 'Card number is required'
        : number.replace(/\D/g, '').length === 16
          ? null
          : 'Please enter all 16 digits of the card',
    postalCode: postalCodeProblem('ZIP code', postalCode, 'US'),
  });

/** Cents from a typed amount: "$1,250.5" → 125050; null when unreadable or nothing. */
export function centsTyped(text: string): number | null {
  const found = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!found) return null;
  return Number((found[1] ?? '').replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0')) || null;
}

/** Days after a decline until the visitor may apply again. */
export const daysBetweenApplications = 30;

/** Shown wherever a sandbox replaces the financing partner (rulings: Third parties, a sandbox is honest). */
export const financingSandboxWords = (partner: string): string =>
  `Test credit: a sandbox stands in for ${partner}. No credit is checked, no card is mailed, and no money moves.`;

/** Equal monthly payments of a purchase. Amounts in cents. */
export interface Plan {
  readonly months: number;
  /** Each payment but the last. */
  readonly monthly: number;
  /** The last payment, never more than the others. */
  readonly last: number;
  /** The most interest that is charged when the purchase is not paid in full by the end. */
  readonly interest: number;
}

/**
 * A plan for `total` cents: payments of whole cents that add up to it exactly. The interest is what the yearly rate (`apr`, hundredths of a percent)
 * makes of the whole sum over the plan's months, compounded monthly: the most a paying cardholder can owe.
 */
export function planOf(total: number, months: number, apr: number): Plan {
  const monthly = Math.ceil(total / months);
  return { months, monthly, last: total - monthly * (months - 1), interest: Math.ceil(total * ((1 + apr / 120_000) ** months - 1)) };
}

interface Terms {
  readonly terms: readonly { readonly months: number; readonly from: number }[];
  readonly apr: number;
}

/** The plans for a purchase of `total` cents, shortest first. */
export const plansFor = (total: number, { terms, apr }: Terms): Plan[] =>
  terms
    .filter(({ from }) => total >= from)
    .map(({ months }) => planOf(total, months, apr))
    .sort((a, b) => a.months - b.months);

/** A rate in hundredths of a percent as text: "29.99%". */
export const formatApr = (apr: number): string => `${(apr / 100).toFixed(2)}%`;

/** The state of an application. `open`: not submitted. `referred`: a person decides. `frozen`: the credit bureau's file is frozen. */
export const applicationStates = ['open', 'referred', 'frozen', 'approved', 'declined'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** An event on the partner's page; it only makes the shop ask the partner. */
export const applicationEvents = ['opened', 'submitted', 'returned', 'closed'] as const;
