import { keysOf } from '../values/keys.ts';
import { own } from '../values/own.ts';

/**
 * Validation rules of form fields with their messages (spec §5). Plain functions: the schemas use them on the server, the forms in the browser, where
 * zod is not loaded. Each returns the error, or null.
 */

const defaultMaxLength = 255;

/** The message for a text of more than `max` characters, in spec §5's words. */
export const tooLong = (label: string, max: number): string => `${label} must be less than ${max + 1} characters`;

/** Spec §5 text inputs: `{label} is required`, `{label} must be more than {min} characters`, `{label} must be less than {max+1} characters`. */
export function textProblem(label: string, value: string, { required = true, min = 0, max = defaultMaxLength } = {}): string | null {
  const text = value.trim();
  if (required && text === '') return `${label} is required`;
  if (min > 0 && text !== '' && text.length <= min) return `${label} must be more than ${min} characters`;
  return text.length > max ? tooLong(label, max) : null;
}

const emoji = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{20E3}/u;

/** Text that carriers' labels and invoices print: their fonts have no emoji. */
export function printedProblem(label: string, value: string, limits?: Parameters<typeof textProblem>[2]): string | null {
  return textProblem(label, value, limits) ?? (emoji.test(value) ? `${label} can’t have emoji, which labels can’t print` : null);
}

/**
 * Spec §5: `Email is required`, `Please enter a valid email address`; signing in and registering use another `malformed`. Checks the form only, not
 * whether e-mails arrive.
 */
export function emailProblem(value: string, malformed = 'Please enter a valid email address'): string | null {
  const plain = textProblem('Email', value);
  if (plain) return plain;
  return /^[^\s@<>"(),;:\\[\]]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/i.test(value.trim()) && !/\.\.|\.@|@\./.test(value)
    ? null
    : malformed;
}

export const passwordRule = 'Use 8 or more characters with at least one number and one letter';

/** Spec §5: at least 8 characters with a number and a letter, at most 255. Not trimmed: spaces count. */
export function newPasswordProblem(value: string): string | null {
  if (value === '') return 'Password is required';
  if (value.length > defaultMaxLength) return tooLong('Password', defaultMaxLength);
  return value.length >= 8 && /\p{N}/u.test(value) && /\p{L}/u.test(value) ? null : passwordRule;
}

/** Ten to fifteen digits, including an extension, with the usual separators. */
export function phoneProblem(value: string): string | null {
  const plain = textProblem('Phone', value, { max: 30 });
  if (plain) return plain;
  const digits = value.replace(/\D/g, '').length;
  return digits < 10 || digits > 15 || /[^\d\s()+.x-]/i.test(value) ? 'Please enter a phone number with its area code' : null;
}

const postalPatterns: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}([ -]?\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  AU: /^\d{4}$/,
  MX: /^\d{5}$/,
};

/** A postal code's form in its country; unknown countries accept anything. `label` is the country's name for it. */
export function postalCodeProblem(label: string, value: string, countryCode: string): string | null {
  const plain = textProblem(label, value, { max: 20 });
  if (plain) return plain;
  return own(postalPatterns, countryCode)?.test(value.trim()) === false ? `Please enter a valid ${label}` : null;
}

const onlyDigits = (value: string) => value.replace(/[\s-]/g, '');

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let i = 0; i < number.length; i++) {
    let digit = Number(number[number.length - 1 - i]);
    if (i % 2 === 1) digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 === 0;
}

/** Spec §5: `Please enter a valid card number` unless it has 12 to 19 digits and a valid check digit; ignores spaces and hyphens. */
export function cardNumberProblem(value: string): string | null {
  const plain = textProblem('Card number', value);
  if (plain) return plain;
  const number = onlyDigits(value);
  return /^\d{12,19}$/.test(number) && passesLuhn(number) ? null : 'Please enter a valid card number';
}

/** Month and year of a card's expiry: `MM/YY`, `MM/YYYY`, also without the slash. Null when unreadable. */
export function parseExpiry(value: string): { month: number; year: number } | null {
  const parts = /^(\d{1,2})\s{0,9}[/ -]?\s{0,9}(\d{4}|\d{2})$/.exec(value.trim());
  if (!parts) return null;
  const year = Number(parts[2]);
  return { month: Number(parts[1]), year: year < 100 ? 2000 + year : year };
}

/**
 * Year and month (1 to 12) for a card's expiry: Hawaii's, the last place where we sell that reaches a month's end, so that no card is refused on the
 * evening of its last day.
 */
export function cardMonthOf(now: Date): { month: number; year: number } {
  const inHawaii = new Date(now.getTime() - 10 * 3_600_000);
  return { month: inHawaii.getUTCMonth() + 1, year: inHawaii.getUTCFullYear() };
}

/**
 * Spec §5: "Please update the invalid month", "Please update the invalid year"; a card is valid to the end of its month. Without `now` only the form
 * is checked.
 */
export function expiryProblem(value: string, now: Date | null): string | null {
  if (value.trim() === '') return 'Expiration date is required';
  const expiry = parseExpiry(value);
  if (!expiry || expiry.month < 1 || expiry.month > 12) return 'Please update the invalid month';
  if (!now) return null;
  const { year, month } = cardMonthOf(now);
  if (expiry.year < year || expiry.year > year + 20) return 'Please update the invalid year';
  return expiry.year === year && expiry.month < month ? 'Please update the invalid month' : null;
}

/** Three digits, or four for American Express. */
export function securityCodeProblem(value: string): string | null {
  const plain = textProblem('Security code', value);
  if (plain) return plain;
  return /^\d{3,4}$/.test(value.trim()) ? null : 'Please enter the 3 or 4 digits of the security code';
}

export type CardBrand = 'Visa' | 'Mastercard' | 'American Express' | 'Discover' | 'Diners Club' | 'JCB';

const brands: readonly [CardBrand, RegExp][] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['American Express', /^3[47]/],
  ['Discover', /^(6011|64[4-9]|65)/],
  ['Diners Club', /^3(0[0-5]|[68])/],
  ['JCB', /^35/],
];

/** The card brand of a partial number, once it is certain. */
export function cardBrandOf(value: string): CardBrand | null {
  const number = onlyDigits(value);
  return brands.find(([, pattern]) => pattern.test(number))?.[0] ?? null;
}

/** A partial card number in the groups printed on the card. */
export function spaceCardNumber(value: string): string {
  const number = onlyDigits(value).replace(/\D/g, '').slice(0, 19);
  const groups = cardBrandOf(number) === 'American Express' ? [4, 6, 5] : [4, 4, 4, 4, 3];
  const parts: string[] = [];
  for (let at = 0, group = 0; at < number.length; group++) {
    const length = groups[group] ?? 4;
    parts.push(number.slice(at, at + length));
    at += length;
  }
  return parts.join(' ');
}

/** Adds each rule's finding to a map of field → message, leaving out valid fields. */
export function collectProblems<K extends string>(found: Readonly<Record<K, string | null>>): Partial<Record<K, string>> {
  const problems: Partial<Record<K, string>> = {};
  for (const field of keysOf(found)) {
    const problem = found[field];
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

/** A schema's errors, field path (`shippingAddress.city`) → message; the first of several per field. */
export function messagesByField(
  issues: Iterable<{ readonly path: readonly PropertyKey[]; readonly message: string }>,
): Record<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.map(String).join('.');
    if (!messages.has(field)) messages.set(field, message);
  }
  return Object.fromEntries(messages);
}
