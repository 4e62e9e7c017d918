import type { Card } from '../../contract/checkout.ts';
import type { DeclineReason } from './gateway.ts';

const brands: readonly (readonly [string, RegExp])[] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['American Express', /^3[47]/],
  ['Discover', /^(6011|64[4-9]|65)/],
  ['Diners Club', /^3(0[0-5]|[68])/],
  ['JCB', /^35/],
];

/** All we ever keep of a card. */
export function cardSummary({ number }: Pick<Card, 'number'>): { brand: string; last4: string } {
  return { brand: brands.find(([, pattern]) => pattern.test(number))?.[0] ?? 'Card', last4: number.slice(-4) };
}

/** What is wrong with a card's date, in the words of spec §5; null when it is good. A card is good to the end of its month. */
export function expiryFault(expiry: string, now: Date): string | null {
  const [month = 0, typedYear = 0] = expiry.split('/').map(Number);
  const year = typedYear < 100 ? 2000 + typedYear : typedYear;
  const thisYear = now.getUTCFullYear();
  if (year < thisYear || year > thisYear + 25) return 'Please update the invalid year';
  if (year === thisYear && month < now.getUTCMonth() + 1) return 'Please update the invalid month';
  return null;
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
