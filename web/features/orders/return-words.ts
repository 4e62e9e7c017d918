import { refundDays } from '../../../contract/orders/cancelling.ts';
import { answeredSoon, type OrderReturn, type ReturnState } from '../../../contract/orders/returns.ts';
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

/** The next step, or the outcome. */
export function nextStep({ state, nothingToSend, arriveBy, quoted, refunded, currency, caseNumber }: OrderReturn): string {
  const money = (cents: number) => formatMoney(cents, { currency });
  switch (state) {
    case 'requested':
      return `${answeredSoon} Expected refund: ${money(quoted)}.`;
    case 'approved':
      return nothingToSend
        ? `You don’t have to send anything back. We’ll refund ${money(quoted)}.`
        : `Send the items so that they arrive by ${shopDayOf(arriveBy)}, with the case number ${caseNumber} in the package. Expected refund: ${money(quoted)}.`;
    case 'in_transit':
      return `Expected refund: ${money(quoted)}, once we’ve checked the items.`;
    case 'received':
      return `We’re checking the items. Expected refund: ${money(quoted)}.`;
    case 'refunded':
      return `We’ve refunded ${money(refunded ?? 0)}. It takes ${refundDays} to show on your statement.`;
    case 'replaced':
      return 'Your replacement is a new order.';
    case 'closed':
      return 'There was no refund for this return.';
    case 'declined':
      return 'We couldn’t accept this return.';
    case 'expired':
      return 'The items didn’t arrive in time.';
  }
}
