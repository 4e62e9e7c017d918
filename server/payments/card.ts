import { createHmac, hkdfSync } from 'node:crypto';
import { cardBrandOf } from '../../contract/api/field-rules.ts';
import type { Card } from '../../contract/checkout/checkout.ts';
import type { DeclineReason } from './provider.ts';

/** All we ever store of a card. */
export function cardSummary({ number }: Pick<Card, 'number'>): { brand: string; last4: string } {
  return { brand: cardBrandOf(number) ?? 'Card', last4: number.slice(-4) };
}

/** Identifies a card without its number, by a keyed hash with its own key. Without a key all card numbers could simply be tried. */
export function cardFingerprint({ number }: Pick<Card, 'number'>, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'card fingerprint', 32));
  return createHmac('sha256', key).update(number).digest('base64url');
}

/** The field and message for a declined card (checklist 28). */
export function declineFields(reason: DeclineReason): Record<string, string> {
  switch (reason) {
    case 'expired_card':
      return { 'card.expiry': 'This card has expired. Please use a different card.' };
    case 'incorrect_code':
      return { 'card.securityCode': 'Please check the security code.' };
    case 'challenge_refused':
      return { 'card.number': 'Your bank did not approve this payment. Please try again or use a different card.' };
    default:
      return { 'card.number': "We couldn't verify your card details, try again or use a different card." };
  }
}

/** Spec §8, wallet payment failure. */
const tryAgain = 'Please try again or use another payment method.';

/** The message for a declined wallet, shown at the choice of payment type (spec §8). */
export function walletDeclineFields(reason: DeclineReason): Record<string, string> {
  switch (reason) {
    case 'instrument_declined':
      return { paymentType: `PayPal couldn’t use what you chose to pay with. ${tryAgain}` };
    case 'approval_missing':
      return { paymentType: `PayPal needs your approval again. ${tryAgain}` };
    default:
      return { paymentType: `We couldn’t complete your payment with PayPal. ${tryAgain}` };
  }
}

/** Shows a decline's message at the provider's card element, whose fields the shop cannot see. */
export const atCardElement = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.values(fields).map((message) => ['cardToken', message]));
/** The message for a declined store card, shown at the choice of payment type. */
export function storeCardDeclineFields(reason: DeclineReason): Record<string, string> {
  return {
    paymentType:
      reason === 'over_limit'
        ? 'This order is more than your card’s available credit. Remove an item, or pay another way.'
        : 'Your store card didn’t accept this payment. Please try again, or pay another way.',
  };
}

/** Moves a decline's messages from the typed card's fields to the saved card's: the choice, or its security code. */
export function atSavedCard(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [
      field === 'card.securityCode' ? 'savedCard.securityCode' : 'savedCard.cardId',
      message,
    ]),
  );
}
