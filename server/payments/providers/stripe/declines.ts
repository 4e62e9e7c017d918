import { own } from '../../../../contract/values/own.ts';
import type { DeclineReason } from '../../provider.ts';

/**
 * Stripe's error and decline codes (https://docs.stripe.com/declines/codes) whose cause the cardholder can fix in one field. For the others the
 * answer is the same: another card, or the bank. That includes suspected fraud, a lost and a stolen card, which must not be named.
 */
const reasons: Readonly<Record<string, DeclineReason>> = {
  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  incorrect_cvc: 'incorrect_code',
  invalid_cvc: 'incorrect_code',
  authentication_required: 'challenge_refused',
  authentication_not_handled: 'challenge_refused',
  payment_intent_authentication_failure: 'challenge_refused',
};

/** Why a card was declined. The decline code is the bank's and more precise than the error's. */
export function declineOf({
  code,
  declineCode,
}: {
  readonly code: string | undefined;
  readonly declineCode: string | undefined;
}): DeclineReason {
  return own(reasons, declineCode ?? '') ?? own(reasons, code ?? '') ?? 'declined';
}

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A card brand's name for shoppers. */
export const brandNamed = (brand: string): string => own(brands, brand) ?? 'Card';
