import { type Failure, isUnexpected } from '../../../contract/api/client.ts';
import { type Checkout, checkoutFailure } from '../../../contract/checkout/checkout.ts';
import { plural } from '../../../contract/values/count.ts';
import { itemWords } from '../../../contract/values/item-words.ts';
import { variationName } from '../../../contract/values/option-order.ts';
import { formatMoney } from '../../ui/money.ts';

/** The beginning of what is said where no answer came. */
export const lostConnection = 'We lost the connection before the shop could answer. Press the button again';

/** Why an order was not placed, with the waiting time if any. */
export function wordsOfRefusal(failure: Failure): string {
  const { code, message, details } = failure;
  if (isUnexpected(failure)) return checkoutFailure;
  const seconds = Number(details?.retryAfterSeconds);
  if (code !== 'too_many_declines' || !(seconds > 0)) return message;
  return `Several payments in a row were declined, so payment is paused for a while. Nothing was charged. Please try again in ${minutesOf(seconds)}.`;
}

const changes = new Set(['total_changed', 'items_changed']);

/** Items and codes named in one message; more would bury the new total. */
const maxNamed = 3;

/**
 * The same where the order differs from the one agreed to: names what changed, and both totals (in cents). A phone's summary is folded, and would not
 * show it. Without script nothing is known of what was `seen`, so all that keeps items and codes from being as they were put into the cart is named.
 */
export function wordsOfChange(failure: Failure, now: Checkout, agreedTotal: number, seen: Checkout | null): string {
  if (!changes.has(failure.code ?? '')) return wordsOfRefusal(failure);
  if (now.totals.total === agreedTotal) return [...newItemsOf(now, seen).slice(0, maxNamed), wordsOfRefusal(failure)].join(' ');
  const { total, currency } = now.totals;
  const known = new Set(seen ? noticesOf(seen) : []);
  const what = noticesOf(now).filter((notice) => !known.has(notice));
  const was = formatMoney(agreedTotal, { currency });
  const is = formatMoney(total, { currency });
  return [...what.slice(0, maxNamed), `The total has changed from ${was} to ${is}. Please check it and place the order again.`].join(' ');
}

const noticesOf = ({ items, promotions }: Checkout): string[] => [
  ...items.flatMap(({ productDetails, errorDetails }) => (errorDetails ? [`${productDetails.name}: ${errorDetails.message}`] : [])),
  ...promotions.codes.filter(({ state }) => state !== 'applied').map(({ code, message }) => `${code}: ${message}.`),
];

/** What the order has other items or units of than were seen; for the same total this is all that has changed. */
function newItemsOf(now: Checkout, seen: Checkout | null): string[] {
  const known = new Map(seen?.items.map(({ variationId, quantity }) => [variationId, quantity]));
  return now.items
    .filter(({ variationId, quantity }) => seen !== null && known.get(variationId) !== quantity)
    .map(({ productDetails: { name }, variationDetails: { options }, quantity }) => {
      return `Your order now has ${itemWords({ name, variationName: variationName(options), quantity })}.`;
    });
}

const declines = new Set(['card_declined', 'wallet_declined', 'store_card_declined']);

/** The same at the top of a loaded page, which points to a decline's own message below instead of repeating it. Without script no proof can be computed. */
export function wordsOnLoad(failure: Failure): string {
  if (declines.has(failure.code ?? '') && failure.fields)
    return 'Your payment didn’t go through, and you were not charged. See what to change below.';
  if (failure.code !== 'captcha_required') return wordsOfRefusal(failure);
  return 'Several payments were declined. Please wait 15 minutes, or turn on JavaScript in your browser to try another card now.';
}

const minutesOf = (seconds: number): string => plural(Math.ceil(seconds / 60), 'minute');
