import { type OrderMoney, refundDays, type TimelineEvent } from '../../../contract/orders/cancelling.ts';
import { type Order, type PaidWith, paymentWords, reservedWords } from '../../../contract/orders/orders.ts';
import { itemWords } from '../../../contract/values/item-words.ts';
import { shopDayOf, shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { formatMoney } from '../../ui/money.ts';
import styles from './order-timeline.module.css';

interface OrderTimelineProps {
  events: readonly TimelineEvent[];
  money: OrderMoney;
  order: Pick<Order, 'payment' | 'summary'>;
}

/** The timeline of an order and its payments. */
export function OrderTimeline({ events, money, order }: OrderTimelineProps) {
  const { currency } = order.summary;
  const lines = moneyLines(money, (cents) => formatMoney(cents, { currency }), order.payment);
  return (
    <div className={styles.timeline}>
      <section aria-labelledby="timeline">
        <h2 id="timeline" className={styles.title}>
          Order activity
        </h2>
        <ol className={styles.events}>
          {events.map((event) => (
            <li key={`${event.kind}-${event.at}`} className={styles.event}>
              <p className={styles.what}>{eventWords(event)}</p>
              <p className={styles.quiet}>
                <time dateTime={event.at}>{shopMomentOf(event.at)}</time>
              </p>
              {event.items.length > 0 && <p className={styles.quiet}>{event.items.map(itemWords).join(', ')}</p>}
            </li>
          ))}
        </ol>
      </section>
      {lines.length > 0 && (
        <section aria-labelledby="payments">
          <h2 id="payments" className={styles.title}>
            Payments and refunds
          </h2>
          <ul className={styles.money}>
            {lines.map(({ key, words, detail }) => (
              <li key={key}>
                <p className={styles.what}>{words}</p>
                {detail && <p className={styles.quiet}>{detail}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The text of a timeline entry. */
function eventWords({ kind, by, isWhole }: TimelineEvent): string {
  switch (kind) {
    case 'placed':
      return by === 'shopper' ? 'Order placed' : 'Order placed for you by customer care';
    case 'paid':
      return 'Payment approved';
    case 'shipped':
      return 'Shipped';
    case 'delivered':
      return 'Delivered';
    case 'cancelled':
      return `${isWhole ? 'Order cancelled' : 'Items cancelled'}${by === 'shopper' ? '' : ' by us'}`;
    case 'return_requested':
      return by === 'shopper' ? 'Return Requested' : 'Return requested for you by customer care';
    case 'return_approved':
      return 'Return approved';
    case 'return_declined':
      return 'Return declined';
    case 'return_sent':
      return 'Return on its way back';
    case 'return_received':
      return 'Returned items received';
    case 'return_refunded':
      return 'Return completed';
    case 'return_replaced':
      return 'Replacement ordered';
    case 'return_closed':
      return 'Return closed';
    case 'return_expired':
      return 'Return expired';
  }
}

interface MoneyLine {
  readonly key: string;
  readonly words: string;
  readonly detail: string | null;
}

/** The state of the payment as text; a failed charge is our problem, not the shopper's. */
function moneyLines({ toCharge, moved }: OrderMoney, money: (cents: number) => string, payment: PaidWith): MoneyLine[] {
  const planned = { key: 'planned', words: `We’ll charge ${money(toCharge)} when your order ships`, detail: `To ${paymentWords(payment)}` };
  return [
    ...(toCharge > 0 ? [planned] : []),
    ...moved.flatMap(({ kind, amount, state, at }, index) => {
      const line = movedWords(kind, state, money(amount), shopDayOf(at), payment);
      return line ? [{ key: `${kind}-${index}`, ...line }] : [];
    }),
  ];
}

function movedWords(
  kind: OrderMoney['moved'][number]['kind'],
  state: OrderMoney['moved'][number]['state'],
  sum: string,
  day: string,
  payment: PaidWith,
): Omit<MoneyLine, 'key'> | null {
  const payer = paymentWords(payment);
  const isPending = state === 'pending';
  if (state === 'failed' && kind !== 'refunded') return null;
  if (kind === 'voided') {
    const words = isPending ? `${sum} is being released` : `${sum} released`;
    return { words, detail: `It was ${reservedWords(payment, payer)}, and never charged.` };
  }
  if (kind === 'captured') return { words: isPending ? `Charge of ${sum} on its way` : `${sum} charged`, detail: `${payer} · ${day}` };
  if (state === 'failed') return { words: `Refund of ${sum} delayed`, detail: 'It didn’t go through at first. We’re taking care of it.' };
  const detail = `To ${payer}. It takes ${refundDays} to show on your statement.`;
  return { words: isPending ? `Refund of ${sum} on its way` : `${sum} refunded · ${day}`, detail };
}
