import type { Failure } from '../../../contract/api/client.ts';

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
  const words = 'Too many codes were tried. To try another now, switch JavaScript on in your browser; without it, please wait ten minutes.';
  return { code, error: problem === 'captcha_required' ? words : (fields?.code ?? message) };
}
