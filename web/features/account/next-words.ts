import type { NextStep } from '../../../contract/orders/order-history.ts';
import { answeredSoon } from '../../../contract/returns/returns.ts';
import { arrivalDays } from '../../../contract/values/arrival-days.ts';
import type { CurrencyCode } from '../../../contract/values/money.schemas.ts';
import { shopZone } from '../../../contract/values/shop-zone.ts';
import { formatMoney } from '../../ui/money.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: shopZone });

/** What is next with an order, as text. */
export function nextWords(next: NextStep, currency: CurrencyCode): string {
  switch (next.kind) {
    case 'payment_pending':
      return 'Waiting for your bank';
    case 'arrives':
      return `${next.isDelayed ? 'Delayed, now arrives' : 'Arrives'} ${arrivalDays(next)}`;
    case 'delayed':
      return next.isToShip ? 'Delayed. We’ll email you when it ships' : 'Delayed. We’ll email you the new date';
    case 'return_requested':
      return answeredSoon.replace(/\.$/, '');
    case 'return_approved':
      return `Return approved. ${next.nothingToSend ? `Your ${next.wish} comes next` : 'See how to send it back'}`;
    case 'return_sent':
      return 'Your return is on its way back';
    case 'return_received':
      return 'We’re checking your return';
    case 'refund':
      return `Refund of ${formatMoney(next.cents, { currency })} on its way`;
    case 'return_until':
      return `Return window ends ${day.format(new Date(next.at))}`;
  }
}
