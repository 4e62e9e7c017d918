import type { ReactNode } from 'react';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { dayOf } from '../../features/account/dates.ts';
import { PostalLines } from '../../features/account/postal-lines.tsx';
import { ItemSummary } from '../../features/cart/item-summary.tsx';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { arrivalDays } from '../../ui/arrival-days.ts';
import { formatMoney } from '../../ui/money.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './account-order-screen.module.css';
import type { AccountOrderData } from './page.ts';

/** One of the customer's orders: where it stands, what is in it, where it goes, how it was paid (spec §2.9 order details). */
export default function AccountOrderScreen({ data: { order } }: { data: AccountOrderData }) {
  const { items, summary, delivery, payment, shippingAddress, billingAddress, status, paymentSettled } = order;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const runs = paymentSettled && status === 'Processing';
  return (
    <AccountFrame place="orders" heading={`Order ${order.orderNumber}`} lead={`Placed ${dayOf(order.placedAt)} · ${status}`}>
      {!paymentSettled && status !== 'Cancelled' && (
        <Notice>Your bank has not answered yet. We write to {order.email} as soon as it has.</Notice>
      )}
      {runs && (
        <p className={styles.arrival}>
          Should arrive <strong>{arrivalDays(delivery)}</strong>
        </p>
      )}
      <div className={styles.columns}>
        <section aria-label="Items">
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.variationId} className={styles.item}>
                <ItemSummary heading="h2" product={item} variationId={item.variationId} options={item.options} image={item.image}>
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
            <PostalLines address={shippingAddress} />
          </Fact>
          <Fact title="Paid with">
            {payment.brand} ending in {payment.last4}
          </Fact>
          <Fact title="Billed to">
            <PostalLines address={billingAddress} />
          </Fact>
        </section>
      </div>
    </AccountFrame>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <h2>{title}</h2>
      <div className={styles.quiet}>{children}</div>
    </div>
  );
}
