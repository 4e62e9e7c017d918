import { expect, it } from 'vitest';
import { brandNamed, declineOf } from './declines.ts';

/** Every code of https://docs.stripe.com/declines/codes. */
const documented =
  `approve_with_id call_issuer card_not_supported card_velocity_exceeded currency_not_supported do_not_honor do_not_try_again
  duplicate_transaction fraudulent generic_decline incorrect_address incorrect_number incorrect_pin incorrect_zip insufficient_funds invalid_account
  invalid_amount invalid_number invalid_pin issuer_not_available lost_card merchant_blacklist new_account_information_available no_action_taken
  not_permitted offline_pin_required online_or_offline_pin_required pickup_card pin_try_exceeded processing_error reenter_transaction restricted_card
  revocation_of_all_authorizations revocation_of_authorization security_violation service_not_allowed stolen_card stop_payment_order testmode_decline
  transaction_not_allowed try_again_later withdrawal_count_limit_exceeded`
    .split(/\s+/)
    .map((code) => [code, 'declined'] as const);

it.each([
  ...documented,
  ['expired_card', 'expired_card'],
  ['invalid_expiry_month', 'expired_card'],
  ['invalid_expiry_year', 'expired_card'],
  ['incorrect_cvc', 'incorrect_code'],
  ['invalid_cvc', 'incorrect_code'],
  ['authentication_required', 'challenge_refused'],
  ['authentication_not_handled', 'challenge_refused'],
  ['a code of tomorrow', 'declined'],
  ['constructor', 'declined'],
] as const)('[§8 card] the decline code %s means %s', (declineCode, reason) => {
  expect(declineOf({ code: 'card_declined', declineCode })).toBe(reason);
});

it.each([
  ['expired_card', 'expired_card'],
  ['incorrect_cvc', 'incorrect_code'],
  ['payment_intent_authentication_failure', 'challenge_refused'],
  ['card_declined', 'declined'],
] as const)('[§8 card] the error code %s alone means %s', (code, reason) => {
  expect(declineOf({ code, declineCode: undefined })).toBe(reason);
});

it('names brands as they are printed', () => {
  expect(['visa', 'amex', 'unknown', 'toString'].map(brandNamed)).toEqual(['Visa', 'American Express', 'Card', 'Card']);
});
