import { type ReactNode, useEffect, useState } from 'react';
import type { Address } from '../../../contract/addresses.ts';
import { type Order, orderEndpoints } from '../../../contract/orders.ts';
import { client } from '../../api/browser.ts';
import { ItemSummary } from '../../features/cart/item-summary.tsx';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { home } from '../../routes.ts';
import { announceCartChange } from '../../shell/cart-quantity.ts';
import { arrivalDays } from '../../ui/arrival-days.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CircleCheck, Clock } from '../../ui/icons.tsx';
import { Printer } from '../../ui/icons-seldom.tsx';
import { formatMoney } from '../../ui/money.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccountOffer } from './account-offer.tsx';
import styles from './order-confirmation-screen.module.css';
import type { OrderConfirmationData } from './page.ts';

/** How often the page asks whether a late payment has settled, and how many times. */
const pollMs = 3000;
const polls = 40;

const placedOn = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** An order whose bank has not answered yet is asked for again until it has. */
function useSettledOrder({ order: initial, token }: OrderConfirmationData): Order {
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

/** Thank you: what was bought, when it comes, what was paid; prints on one page (checklist 40). */
export default function OrderConfirmationScreen({ data }: { data: OrderConfirmationData }) {
  const order = useSettledOrder(data);
  const { items, summary, delivery, payment, shippingAddress, billingAddress } = order;
  const units = items.reduce((sum, item) => sum + item.quantity, 0);
  const cancelled = order.status === 'Cancelled';
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {order.paymentSettled ? <CircleCheck size={36} /> : <Clock size={36} />}
        <h1>
          {cancelled ? 'This order was cancelled' : order.paymentSettled ? `Thank you, ${shippingAddress.firstName}` : 'We have your order'}
        </h1>
        <p className={styles.lead}>
          Order <strong>{order.orderNumber}</strong> · {placedOn.format(new Date(order.placedAt))}
        </p>
        {!order.paymentSettled && !cancelled && (
          <Notice>
            Your bank has not answered yet. Your items are kept for you, nothing is charged twice, and we write to {order.email} as soon as
            it has.
          </Notice>
        )}
        {order.paymentSettled && !cancelled && (
          <p>
            Your order should arrive <strong className={styles.dates}>{arrivalDays(delivery)}</strong>. A confirmation is on its way to{' '}
            {order.email}.
          </p>
        )}
        <div className={styles.actions}>
          <LinkButton href={home()}>Continue shopping</LinkButton>
          <Button className={styles.print} variant="secondary" icon={<Printer size={18} />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </header>

      {data.isGuest && order.paymentSettled && !cancelled && <AccountOffer email={order.email} orderNumber={order.orderNumber} />}

      <div className={styles.columns}>
        <section aria-labelledby="items">
          <h2 id="items">What you ordered</h2>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.variationId} className={styles.item}>
                <ItemSummary product={item} variationId={item.variationId} options={item.options} image={item.image}>
                  <p className={styles.quiet}>
                    {item.quantity} × {formatMoney(item.unitPrice, { currency: summary.currency })}
                  </p>
                </ItemSummary>
                <p className={styles.amount}>{formatMoney(item.lineTotal, { currency: summary.currency })}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.facts} aria-label="Order details">
          <TotalsList totals={summary} itemQuantity={units} shippingNote={delivery.label} />
          <Fact title="Ships to">
            <PostalAddress address={shippingAddress} />
          </Fact>
          <Fact title={order.paymentSettled ? 'Paid with' : 'To be paid with'}>
            {payment.brand} ending in {payment.last4}
          </Fact>
          <Fact title="Billed to">
            {isSamePlace(shippingAddress, billingAddress) ? 'Same address' : <PostalAddress address={billingAddress} />}
          </Fact>
        </section>
      </div>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <h3>{title}</h3>
      <div className={styles.quiet}>{children}</div>
    </div>
  );
}

function PostalAddress({ address }: { address: Address }) {
  return (
    <address className={styles.address}>
      {address.firstName} {address.lastName}
      <br />
      {address.addressLine1}
      {address.addressLine2 && `, ${address.addressLine2}`}
      <br />
      {address.city}, {address.stateRegion} {address.postalCode}
      {address.countryCode !== 'US' && (
        <>
          <br />
          {address.countryCode}
        </>
      )}
    </address>
  );
}

function isSamePlace(one: Address, other: Address): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
