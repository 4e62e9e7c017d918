import { expiryProblem, parseExpiry, securityCodeProblem } from '../../contract/api/field-rules.ts';
import { commonProblems } from '../../contract/api/problems.ts';
import { type Card, cardProblems, checkoutProblems } from '../../contract/checkout/checkout.ts';
import { plansFor } from '../../contract/credit/store-card.ts';
import { expiryStanding, savedCardProblems } from '../../contract/payments/saved-cards.ts';
import { askProvider, type CardToSave, cardSummary, findSavedCard, providerLimit } from '../payments/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { ReadyCheckout } from './checkout.ts';
import type { PricingParts } from './parts.ts';
import type { PayingCard } from './paying.ts';

const problem = problemsOf({ ...commonProblems, ...checkoutProblems, ...savedCardProblems });

/** The card a shopper pays with. */
export interface ChosenCard {
  /** For the payment type CARD. */
  readonly card: Card | undefined;
  /** Instead of `card`, where the provider shows its own card fields. */
  readonly cardToken: string | undefined;
  /** Instead of `card`. */
  readonly savedCard: { readonly cardId: number; readonly securityCode: string } | undefined;
  /** The owner whose saved cards this call may use and add to; null for guests and for staff acting for a customer. */
  readonly cardsOf: string | null;
}

/** One of the visitor's store cards, and its plan. */
export interface ChosenStoreCard {
  readonly accountId: number;
  readonly planMonths: number | null;
}

/** The card of a call; undefined without one, null for a saved card that does not exist. */
export async function payingWith(
  parts: PricingParts,
  { card, cardToken, savedCard, cardsOf }: ChosenCard,
): Promise<PayingCard | null | undefined> {
  const { cardElement } = parts.payBy.CARD;
  if (savedCard) return savedOf(parts, cardsOf, savedCard);
  if (!cardElement) return card && { kind: 'typed', card };
  if (cardToken === undefined) return undefined;
  const found = await askProvider((signal) => cardElement.describe(cardToken, signal), providerLimit(parts), parts.log);
  if (found.status === 'silent') throw problem('card_unavailable');
  if (found.status === 'unknown') throw problem('invalid_input', undefined, { cardToken: 'Please enter your card details again.' });
  return { kind: 'token', token: cardToken, card: found.card };
}

/** The chosen saved card; null when it is deleted or not this customer's. Throws `invalid_input` without its code, where one is wanted. */
async function savedOf(
  { database, payBy }: PricingParts,
  cardsOf: string | null,
  { cardId, securityCode: code }: NonNullable<ChosenCard['savedCard']>,
): Promise<PayingCard | null> {
  const asksCode = payBy.CARD.vault?.asksCode ?? false;
  const fault = asksCode ? securityCodeProblem(code) : null;
  if (fault) throw problem('invalid_input', undefined, { 'savedCard.securityCode': fault });
  const securityCode = asksCode ? code : null;
  const card = cardsOf === null ? null : await findSavedCard(database.read, { ownerId: cardsOf, provider: payBy.CARD.code, cardId });
  return card && { kind: 'saved', card, securityCode };
}

/** Throws `invalid_input` for an expired card. */
export function refuseExpired(paying: PayingCard | null | undefined, now: Date): void {
  if (paying?.kind === 'saved' && expiryStanding(paying.card, now) === 'expired')
    throw problem('invalid_input', undefined, { 'savedCard.cardId': 'This card has expired. Please use a different card.' });
  const fault = paying?.kind === 'typed' && expiryProblem(paying.card.expiry, now);
  if (fault) throw problem('invalid_input', undefined, { 'card.expiry': fault });
}

/** The messages of empty card fields. */
const noCard = Object.fromEntries(
  Object.entries(cardProblems({ number: '', expiry: '', securityCode: '', name: '' }, null)).map(([field, message]) => [
    `card.${field}`,
    message,
  ]),
);

/** The provider's fields work with script alone. */
const noToken = { cardToken: 'Please enter your card. Its fields need JavaScript, so turn it on in your browser or pay another way.' };

/** The payment for a checkout. Throws `details_missing` for a missing card, `saved_card_not_found`, `wallet_not_approved`, `payment_type_unavailable`. */
export function paymentFor(
  { payBy }: PricingParts,
  { paymentType, wallet }: ReadyCheckout,
  paying: PayingCard | null | undefined,
  keepFor: string | null,
) {
  switch (paymentType) {
    case 'CARD':
      if (paying === null) throw problem('saved_card_not_found', undefined, { 'savedCard.cardId': 'Please choose a card.' });
      if (!paying) throw problem('details_missing', undefined, payBy.CARD.cardElement ? noToken : noCard);
      return { provider: payBy.CARD.code, details: { type: paymentType, ...summaryOf(paying) }, cardToSave: toSaveOf(paying, keepFor) };
    case 'PAYPAL': {
      if (!payBy.PAYPAL) throw problem('payment_type_unavailable');
      if (!wallet?.payer) throw problem('wallet_not_approved');
      const { id: payerId, email: payerEmail } = wallet.payer;
      return {
        provider: payBy.PAYPAL.code,
        details: { type: paymentType, walletOrder: wallet.reference, payerId, payerEmail },
        cardToSave: null,
      };
    }
    default:
      throw problem('payment_type_unavailable');
  }
}

/**
 * The payment by store card of an order of `total` cents. Throws `payment_type_unavailable`, `details_missing` without a card, `store_card_not_found`
 * also for somebody else's, and `plan_unavailable`.
 */
export function storeCardPayment({ storeCard }: PricingParts, chosen: ChosenStoreCard | undefined, total: number) {
  if (!storeCard) throw problem('payment_type_unavailable');
  if (!chosen) throw problem('details_missing', undefined, { 'storeCard.planMonths': 'Please choose how you want to pay.' });
  const { offer, accounts } = storeCard;
  const { accountId, planMonths } = chosen;
  const account = accounts.find((one) => one.accountId === accountId);
  if (!account) throw problem('store_card_not_found', undefined, { 'storeCard.accountId': 'Please choose a card.' });
  const { financing, partner } = offer;
  if (planMonths !== null && !plansFor(total, financing).some(({ months }) => months === planMonths))
    throw problem('plan_unavailable', undefined, {
      'storeCard.planMonths': 'This plan isn’t available for your total. Please choose another one.',
    });
  const { card, apr } = financing;
  const details = { type: 'PLCC', card, account: account.reference, last4: account.last4, planMonths, apr } as const;
  return { provider: partner.code, details, cardToSave: null };
}

const summaryOf = (paying: PayingCard) =>
  paying.kind === 'typed' ? cardSummary(paying.card) : { brand: paying.card.brand, last4: paying.card.last4 };

/** The new card to save for an owner; null for one that is saved already. */
function toSaveOf(paying: PayingCard, ownerId: string | null): CardToSave | null {
  if (ownerId === null || paying.kind === 'saved') return null;
  if (paying.kind === 'token') {
    const { fingerprint: _, ...shown } = paying.card;
    return { ownerId, ...shown };
  }
  const { name, expiry } = paying.card;
  const ends = parseExpiry(expiry);
  return ends && { ownerId, ...cardSummary(paying.card), expiryMonth: ends.month, expiryYear: ends.year, name: name.trim() };
}
