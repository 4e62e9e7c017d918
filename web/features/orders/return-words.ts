import { nothingToRefund, refundDays } from '../../../contract/orders/cancelling.ts';
import { answeredSoon, inOneLine, type OrderReturn, packWords, postageWords, type ReturnState } from '../../../contract/returns/returns.ts';
import { weekdayOf } from '../../../contract/values/arrival-days.ts';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { formatMoney } from '../../ui/money.ts';

/** The states' labels for shoppers. */
export const returnWords: Readonly<Record<ReturnState, string>> = {
  requested: 'Return Requested',
  approved: 'Return approved',
  in_transit: 'On its way back',
  received: 'Items received',
  refunded: 'Return Completed',
  replaced: 'Return Completed',
  closed: 'Return closed',
  declined: 'Return declined',
  expired: 'Return expired',
};

/** What the shopper gets in the end. */
export function outcomeWords({ wish, quoted, currency }: Pick<OrderReturn, 'wish' | 'quoted' | 'currency'>): string {
  if (wish === 'replacement') return 'Replacement at no charge.';
  return quoted === 0 ? nothingToRefund : `Expected refund: ${formatMoney(quoted, { currency })}.`;
}

/** What happens, and after which event. */
function promiseOf({ wish, quoted, currency }: OrderReturn, after = ''): string {
  if (wish === 'replacement') return `We’ll send the replacement${after}.`;
  return quoted === 0 ? nothingToRefund : `We’ll refund ${formatMoney(quoted, { currency })}${after}.`;
}

/** How the items come back. */
function sendWords({ sendBack, arriveBy, caseNumber, paidBy }: OrderReturn): string {
  if (sendBack?.way === 'pick_up' && sendBack.pickUpOn)
    return `We’ll pick up the items on ${weekdayOf(sendBack.pickUpOn)}. Pack them and stick the label on the package.`;
  if (sendBack)
    return `Print the label, stick it on the package, and drop it off so that it arrives by ${shopDayOf(arriveBy)} at ${inOneLine(sendBack.to)}. ${postageWords(paidBy)}`;
  return `Send the items so that they arrive by ${shopDayOf(arriveBy)}, with the case number ${caseNumber} in the package. ${postageWords(paidBy)}`;
}

/** Why it is not the replacement that was wanted, and what the shopper can choose. */
const switchWords = ({ outOfStock }: OrderReturn): string =>
  outOfStock ? 'The items are out of stock, so we can’t replace them. Take the refund instead, or withdraw the return. ' : '';

/** The next step, or the outcome. */
export function nextStep(one: OrderReturn): string {
  const { state, nothingToSend, refunded, currency } = one;
  switch (state) {
    case 'requested':
      return `${answeredSoon} ${outcomeWords(one)}`;
    case 'approved':
      return nothingToSend
        ? `${switchWords(one)}You don’t have to send anything back. ${promiseOf(one)}`
        : `${switchWords(one)}${packWords(one.lines)}${sendWords(one)} ${outcomeWords(one)}`;
    case 'in_transit':
      return promiseOf(one, ' once the items are here and we’ve checked them');
    case 'received':
      return `We’re checking the items. ${outcomeWords(one)}`;
    case 'refunded':
      return `We’ve refunded ${formatMoney(refunded ?? 0, { currency })}. It takes ${refundDays} to show on your statement.`;
    case 'replaced':
      return `Your replacement is order ${one.replacement?.orderNumber ?? ''}, at no charge.`;
    case 'closed':
      return 'There was no refund for this return.';
    case 'declined':
      return 'We couldn’t accept this return.';
    case 'expired':
      return 'The items didn’t arrive in time.';
  }
}
