import { cancelReasons, nothingToRefund, type RefundMethod, refundDays, type TimelineEvent } from '../../../contract/orders/cancelling.ts';
import type { Order } from '../../../contract/orders/orders.ts';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { CancelData } from './cancel-data.ts';
import { CancelForm } from './cancel-form.tsx';
import styles from './cancel-section.module.css';

interface CancelSectionProps {
  order: Order;
  /** Null while unavailable; the page works without. */
  cancelling: CancelData | null;
  action: string;
  /** The cancellation just made. */
  done: TimelineEvent | null;
}

/** The URL the forms post back to. */
export const cancellingId = 'cancelling';

/** Cancellation on an order's page: the result, why it is impossible, or the form behind its button. */
export function CancelSection({ order, cancelling, action, done }: CancelSectionProps) {
  const { payment, summary, email, stage } = order;
  const quote = cancelling?.quote;
  const isOpen = quote !== undefined && quote.lines.length > 0;
  const words = quote?.refusal && (stage === 'shipped' || stage === 'awaiting_payment') ? quote.refusal : null;
  if (!done && !isOpen && !words && !cancelling?.message) return null;
  return (
    <section className={styles.section} id={cancellingId} aria-label="Cancel items">
      {done && (
        <Notice tone="success">
          {done.isWhole ? 'Your order is cancelled.' : 'The items are cancelled.'}{' '}
          {refundWords(done, quote?.method ?? 'refund', summary.currency)} We’ve emailed {email}.
        </Notice>
      )}
      {!isOpen && cancelling?.message && <Notice tone="error">{cancelling.message}</Notice>}
      {!isOpen && !cancelling?.message && words && !done && <p className={styles.quiet}>{words}</p>}
      {cancelling && isOpen && (
        <details className={styles.details} open={cancelling.choice !== null}>
          <summary className={styles.button}>Cancel items</summary>
          <CancelForm data={cancelling} items={order.items} action={action} reasons={cancelReasons} payment={payment} />
        </details>
      )}
    </section>
  );
}

function refundWords({ cents }: TimelineEvent, method: RefundMethod, currency: Order['summary']['currency']): string {
  if (!cents) return nothingToRefund;
  const sum = formatMoney(cents, { currency });
  switch (method) {
    case 'refund':
      return `${sum} comes back to you within ${refundDays}.`;
    case 'refund_if_charged':
      return `Your payment is going through; if ${sum} is charged, it comes back to you within ${refundDays}.`;
    case 'not_charged':
      return `You won’t be charged ${sum}.`;
  }
}
