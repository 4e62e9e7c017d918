import type { Failure } from '../../../contract/api/client.ts';
import type { PromoCode } from '../../../contract/buying/promotions.ts';

/** Names in the form that posts a promo code without script. */
export const promoField = 'promoCode';
export const promoActions = { enter: 'enter-code', remove: 'remove-code' } as const;

/** A promo code that is not in the cart: of a link, or refused without script. */
export interface TriedCode {
  readonly code: string;
  /** Why it was refused; null for a link's, which is still to be entered. */
  readonly error: string | null;
}

/** A refusal without script, which cannot bring a proof. */
export function refusedCode(code: string, { code: problem, message, fields }: Failure): TriedCode {
  const words = 'You’ve tried too many codes. Wait 10 minutes, or turn on JavaScript in your browser to try again now.';
  return { code, error: problem === 'captcha_required' ? words : (fields?.code ?? message) };
}

/** A code as it was typed among those of a cart, which are in capital letters and without blanks. */
export const codeAmong = (codes: readonly PromoCode[], typed: string): PromoCode | undefined =>
  codes.find(({ code }) => code === typed.replace(/\s+/g, '').toUpperCase());
