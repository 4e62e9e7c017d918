import type { Failure } from '../../../contract/api/client.ts';
import type { PromoCode } from '../../../contract/promotions/promotions.ts';

/** Field names of the form that posts a promo code without script. */
export const promoField = 'promoCode';
export const promoActions = { enter: 'enter-code', remove: 'remove-code' } as const;

/** A promo code that is not in the cart: from a link, or refused without script. */
export interface TriedCode {
  readonly code: string;
  /** Why it was refused; null for a link's code, which is still to be entered. */
  readonly error: string | null;
}

/** A refusal without script, where no proof can be computed. */
export function refusedCode(code: string, { code: problem, message, fields }: Failure): TriedCode {
  const words = 'You’ve tried too many codes. Wait 10 minutes, or turn on JavaScript in your browser to try again now.';
  return { code, error: problem === 'captcha_required' ? words : (fields?.code ?? message) };
}

/** Finds a typed code among a cart's, which are uppercase without spaces. */
export const codeAmong = (codes: readonly PromoCode[], typed: string): PromoCode | undefined =>
  codes.find(({ code }) => code === typed.replace(/\s+/g, '').toUpperCase());
