import { useEffect, useState } from 'react';
import { orderEndpoints, orderWords, type ShownOrder } from '../../../contract/orders/orders.ts';
import { arrivalDays } from '../../../contract/values/arrival-days.ts';
import { client } from '../../api/browser.ts';
import { dayOf } from '../../features/account/dates.ts';
import { nextWords } from '../../features/account/next-words.ts';
import { OrderDetails } from '../../features/cart/order-details.tsx';
import { Shipments } from '../../features/cart/shipments.tsx';
import { tellApp } from '../../features/checkout/app-messages.ts';
import { CloseInApp } from '../../features/checkout/close-in-app.tsx';
import { BuyAgain } from '../../features/orders/buy-again.tsx';
import { CancelSection, cancellingId } from '../../features/orders/cancel-section.tsx';
import { OrderTimeline } from '../../features/orders/order-timeline.tsx';
import { ReplacedOrder } from '../../features/orders/replaced-order.tsx';
import { ReturnSection } from '../../features/orders/return-section.tsx';
import { island } from '../../page/island.tsx';
import { home, orderConfirmation, orderInvoice, orderReturn } from '../../routes.ts';
import { announceCartChange } from '../../shell/visitor/cart-quantity.ts';
import { useOrderChanges } from '../../shell/visitor/order-changes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { CircleCheck, Clock } from '../../ui/icons/icons.tsx';
import { Printer } from '../../ui/icons/icons-seldom.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { AccountOffer } from './account-offer.tsx';
import type { OrderConfirmationData } from './order-confirmation-data.ts';
import styles from './order-confirmation-screen.module.css';

/** How often, and how many times, the page checks whether a slow payment has settled. */
const pollMs = 3000;
const polls = 40;

/** Reloads a pending order until the bank has answered. */
function useSettledOrder({ order: initial, token }: OrderConfirmationData): ShownOrder {
  const [order, setOrder] = useState(initial);
  useEffect(() => {
    announceCartChange();
    if (initial.paymentSettled) return;
    let left = polls;
    const timer = setInterval(async () => {
      const result = await client.call(orderEndpoints.getOrder, { orderNumber: initial.orderNumber, ...(token && { token }) });
      if (result.ok) setOrder(result.data);
      if (--left === 0 || (result.ok && result.data.paymentSettled)) clearInterval(timer);
    }, pollMs);
    return () => clearInterval(timer);
  }, [initial, token]);
  return order;
}

/** Thanks the shopper right after placing; later the order's number is the heading. */
function headingOf(order: ShownOrder, isNew: boolean): string {
  if (order.status === 'Cancelled') return 'This order was cancelled';
  if (!order.paymentSettled) return 'We have your order';
  return isNew ? `Thank you, ${order.shippingAddress.firstName}` : `Order ${order.orderNumber}`;
}

/** Thanks, the items, their arrival and the payment; prints on one page (checklist 40). */
function OrderConfirmationScreen({ data }: { data: OrderConfirmationData }) {
  const order = useSettledOrder(data);
  const { timeline, cancelling, done, token, isInApp, isNew } = data;
  const { orderNumber, delivery, next, replaces } = order;
  useOrderChanges(done && orderNumber, orderNumber);
  useEffect(() => {
    if (isInApp) tellApp({ type: 'checkout.placed', orderNumber });
  }, [isInApp, orderNumber]);
  const cancelled = order.status === 'Cancelled';
  return (
    <div className={styles.page} data-visit-step={isNew ? 'order' : undefined} data-order-number={isNew ? orderNumber : undefined}>
      <header className={styles.header}>
        {(isNew || !order.paymentSettled) && !cancelled && (order.paymentSettled ? <CircleCheck size={36} /> : <Clock size={36} />)}
        <h1>{headingOf(order, isNew)}</h1>
        <p className={styles.lead}>
          {isNew ? (
            <>
              Order <strong>{order.orderNumber}</strong> · {dayOf(order.placedAt)}
            </>
          ) : (
            <>
              Placed {dayOf(order.placedAt)} · <strong>{orderWords(order)}</strong>
            </>
          )}
        </p>
        {!order.paymentSettled && !cancelled && (
          <Notice>
            Your bank has not answered yet. Your items are kept for you, nothing is charged twice, and we write to {order.email} as soon as
            it has.
          </Notice>
        )}
        {order.paymentSettled && !cancelled && isNew && (
          <p>
            Your order should arrive <strong className={styles.dates}>{arrivalDays(delivery)}</strong>. A confirmation is on its way to{' '}
            {order.email}.
          </p>
        )}
        {order.paymentSettled && !isNew && next && (
          <p>
            <strong>{nextWords(next, order.summary.currency)}</strong>
          </p>
        )}
        {replaces && <ReplacedOrder orderNumber={replaces.orderNumber} href={orderConfirmation(replaces)} />}
        <div className={styles.actions}>
          {isInApp ? <CloseInApp>Back to the app</CloseInApp> : <LinkButton href={home()}>Continue shopping</LinkButton>}
          <Button className={styles.print} variant="secondary" icon={<Printer size={18} />} onClick={() => window.print()}>
            Print
          </Button>
          {order.paymentSettled && !isInApp && (
            <LinkButton href={orderInvoice({ orderNumber, token })} variant="secondary">
              Invoice
            </LinkButton>
          )}
          {!isNew && !isInApp && (
            <BuyAgain
              size="medium"
              order={{ orderNumber, ...(token && { token }) }}
              action=""
              answer={data.again}
              onAdded={announceCartChange}
            />
          )}
        </div>
      </header>

      <Shipments shipments={data.shipments} token={token} />

      {data.isGuest && order.paymentSettled && !cancelled && <AccountOffer email={order.email} orderNumber={order.orderNumber} />}

      <OrderDetails order={order} title="What you ordered" />

      <CancelSection
        order={order}
        cancelling={cancelling}
        action={`${orderConfirmation({ orderNumber, ...(token && { token }) })}#${cancellingId}`}
        done={done}
      />

      <ReturnSection returns={data.returns} href={orderReturn({ orderNumber, ...(token && { token }) })} />

      {timeline && <OrderTimeline {...timeline} order={order} />}
    </div>
  );
}

export default island('screens/order-confirmation/order-confirmation-screen', OrderConfirmationScreen);
