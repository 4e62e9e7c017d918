import { orderWords } from '../../../contract/orders/orders.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { dayOf } from '../../features/account/dates.ts';
import { nextWords } from '../../features/account/next-words.ts';
import { OrderDetails } from '../../features/cart/order-details.tsx';
import { Shipments } from '../../features/cart/shipments.tsx';
import { BuyAgain } from '../../features/orders/buy-again.tsx';
import { CancelSection, cancellingId } from '../../features/orders/cancel-section.tsx';
import { OrderTimeline } from '../../features/orders/order-timeline.tsx';
import { ReplacedOrder } from '../../features/orders/replaced-order.tsx';
import { ReturnSection } from '../../features/orders/return-section.tsx';
import { island } from '../../page/island.tsx';
import { accountOrder, orderInvoice, orderReturn } from '../../routes.ts';
import { announceCartChange } from '../../shell/visitor/cart-quantity.ts';
import { useOrderChanges } from '../../shell/visitor/order-changes.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { AccountOrderData } from './account-order-data.ts';
import styles from './account-order-screen.module.css';

/** Details of one of the customer's orders (spec §2.9). */
function AccountOrderScreen({ data: { order, shipments, timeline, cancelling, returns, again, done } }: { data: AccountOrderData }) {
  const { orderNumber, next, status, paymentSettled, replaces } = order;
  useOrderChanges(done && orderNumber, orderNumber);
  return (
    <AccountFrame place="orders" heading={`Order ${order.orderNumber}`} lead={`Placed ${dayOf(order.placedAt)} · ${orderWords(order)}`}>
      {!paymentSettled && status !== 'Cancelled' && (
        <Notice>Your bank hasn’t confirmed the payment yet. We’ll email {order.email} as soon as it does.</Notice>
      )}
      {paymentSettled && next && <p className={styles.next}>{nextWords(next, order.summary.currency)}</p>}
      {replaces && <ReplacedOrder orderNumber={replaces.orderNumber} href={accountOrder({ orderNumber: replaces.orderNumber })} />}
      <div className={styles.actions}>
        {paymentSettled && (
          <LinkButton href={orderInvoice({ orderNumber })} variant="secondary" size="small">
            Invoice
          </LinkButton>
        )}
        <BuyAgain order={{ orderNumber }} action={accountOrder({ orderNumber })} answer={again} onAdded={announceCartChange} />
      </div>
      <Shipments shipments={shipments} />
      <OrderDetails order={order} />
      <CancelSection order={order} cancelling={cancelling} action={`${accountOrder({ orderNumber })}#${cancellingId}`} done={done} />
      <ReturnSection returns={returns} href={orderReturn({ orderNumber })} />
      {timeline && <OrderTimeline {...timeline} order={order} />}
    </AccountFrame>
  );
}

export default island('screens/account-order/account-order-screen', AccountOrderScreen);
