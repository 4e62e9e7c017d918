import type { Card } from '../../contract/checkout.ts';
import { cardBrandOf } from '../../contract/field-rules.ts';
import type { DeclineReason } from './gateway.ts';

/** All we ever keep of a card. */
export function cardSummary({ number }: Pick<Card, 'number'>): { brand: string; last4: string } {
  return { brand: cardBrandOf(number) ?? 'Card', last4: number.slice(-4) };
}

/** The field a refusal is shown at, and what it says there (checklist 28). */
export function declineFields(reason: DeclineReason): Record<string, string> {
  switch (reason) {
    case 'expired_card':
      return { 'card.expiry': 'This card has expired. Please use a different card.' };
    case 'incorrect_code':
      return { 'card.securityCode': 'Please check the security code.' };
    case 'challenge_refused':
      return { 'card.number': 'Your bank did not approve this payment. Please try again or use a different card.' };
    case 'declined':
    case 'cancelled':
      return { 'card.number': "We couldn't verify your card details, try again or use a different card." };
  }
}
