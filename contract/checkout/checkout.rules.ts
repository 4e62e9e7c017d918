import { captchaProblems } from '../api/captcha.ts';
import { cardNumberProblem, collectProblems, expiryProblem, securityCodeProblem, textProblem } from '../api/field-rules.ts';
import { defineProblems } from '../api/problems.ts';
import { restrictedPostalCode } from '../delivery/delivery.rules.ts';

/** A card as typed. */
export interface TypedCard {
  number: string;
  expiry: string;
  securityCode: string;
  name: string;
}

/** All errors of a card's details, by field (spec §5); without `now` its date is only checked for form. */
export function cardProblems(typed: TypedCard, now: Date | null): Partial<Record<keyof TypedCard, string>> {
  return collectProblems({
    number: cardNumberProblem(typed.number),
    expiry: expiryProblem(typed.expiry, now),
    securityCode: securityCodeProblem(typed.securityCode),
    name: textProblem('Name on card', typed.name),
  });
}

/** Names the visitor's checkout until it is paid (spec §3: client storage names). */
export const checkoutCookie = 'checkout_uuid';

/** The checkout's message for unexpected failures (spec §8, checkout). */
export const checkoutFailure = "We're sorry, something went wrong. Please refresh the page and try again.";

/** Spec §8: wallet payment failure, try again or another payment method. */
export const walletFailure = 'We couldn’t complete your payment with PayPal. Please try again or use another payment method.';

/**
 * What a checkout's `expectedItems` are: its items that can be bought, as `{variationId}x{quantity}` by ascending id, separated by commas. Placing the order
 * compares them, so that nobody buys other items than those shown, even for the same total.
 */
export function itemsToBuy(
  lines: readonly { readonly variationId: number; readonly quantity: number; readonly lineTotal: number }[],
): string {
  return lines
    .filter(({ lineTotal }) => lineTotal > 0)
    .sort((a, b) => a.variationId - b.variationId)
    .map(({ variationId, quantity }) => `${variationId}x${quantity}`)
    .join(',');
}

/** The highest merchandise value and total of an order, in cents: card providers take eight digits. */
const maxOrderTotal = 99_999_999;

export const isTooLarge = ({ merchandise, total }: { readonly merchandise: number; readonly total: number }): boolean =>
  merchandise > maxOrderTotal || total > maxOrderTotal;

/** A payment of nothing is impossible, so promotions may not take off everything. */
const nothingToPay =
  'Your discounts bring this order to $0.00, and we can’t take an order without a payment. Add an item, or remove a promo code, to continue.';

/** Why promotions leave nothing to pay for; null where there is something, or nothing to buy. */
export const whyNothingToPay = ({ merchandise, total }: { readonly merchandise: number; readonly total: number }): string | null =>
  merchandise > 0 && total === 0 ? nothingToPay : null;

export const checkoutProblems = defineProblems({
  checkout_not_found: { status: 404, message: 'Please log in or re-enter your email to continue.' },
  cart_empty: { status: 409, message: 'Your cart is empty.' },
  items_changed: { status: 409, message: 'Some items in your cart have changed. Please review them before you place the order.' },
  total_changed: { status: 409, message: 'The total has changed. Please check it and place the order again.' },
  nothing_to_pay: { status: 409, message: nothingToPay },
  order_too_large: {
    status: 409,
    message: 'We take orders of up to $999,999.99 online. Please remove some items, or contact us to order them all.',
  },
  not_shippable: { status: 409, message: restrictedPostalCode },
  /** Spec §8: not shippable outside the US, and Canada, where we ship too. */
  not_shippable_abroad: { status: 409, message: 'We ship to the United States and Canada only.' },
  card_declined: { status: 409, message: "We couldn't verify your card details, try again or use a different card." },
  /** The card provider did not answer before there was an order. */
  card_unavailable: {
    status: 503,
    message: 'We couldn’t reach our card provider. You have not been charged. Please try again, or pay another way.',
  },
  wallet_declined: { status: 409, message: walletFailure },
  wallet_unavailable: { status: 503, message: walletFailure },
  wallet_not_approved: { status: 409, message: 'Please approve the payment in PayPal first.' },
  store_card_not_found: { status: 404, message: 'We can’t find that card. Please choose another payment method.' },
  store_card_declined: { status: 409, message: 'Your store card didn’t accept this payment. Please try again, or pay another way.' },
  /** The order is below the plan's minimum. */
  plan_unavailable: { status: 409, message: 'This payment plan isn’t available for your total. Please choose another one.' },
  payment_type_unavailable: { status: 409, message: 'You can’t pay this way right now. Please choose another payment method.' },
  details_missing: { status: 400, message: 'Please fill in the missing details.' },
  ...captchaProblems,
  /** With `retryAfterSeconds`. */
  too_many_declines: {
    status: 429,
    message:
      'Several payments in a row were declined, so payment is paused for a while. Nothing was charged. Please try again in 15 minutes.',
  },
  /** Shown at the field. */
  freight_not_shippable: {
    status: 409,
    message: 'We can’t deliver large items to PO boxes or military addresses (APO, FPO, DPO). Please enter a street address.',
  },
  payment_link_ended: { status: 409, message: 'This payment link is no longer valid. Please contact us for a new one.' },
  payment_in_progress: { status: 409, message: 'A payment for this order is already under way.' },
});
