import type { ReactNode } from 'react';
import { cancelledWords, type Order, paymentWords, planWords } from '../../../contract/orders/orders.ts';
import { PostalLines } from '../../ui/form/postal-lines.tsx';
import { formatMoney } from '../../ui/money.ts';
import { ItemSummary } from './item-summary.tsx';
import styles from './order-details.module.css';
import { LineTotal, Reductions } from './reductions.tsx';
import { TotalsList } from './totals-list.tsx';

/** An order's items beside its totals, addresses and payment. A title becomes the items' heading. */
export function OrderDetails({ order, title }: { order: Order; title?: string }) {
  const { items, summary, delivery, payment, shippingAddress, billingAddress, taxLines } = order;
  const plan = planWords(payment);
  const heading = title ? 'h3' : 'h2';
  const money = (cents: number) => formatMoney(cents, { currency: summary.currency });
  const isSamePlace = JSON.stringify(shippingAddress) === JSON.stringify(billingAddress);
  return (
    <div className={styles.columns}>
      <section aria-label={title ?? 'Items'}>
        {title && <h2 className={styles.title}>{title}</h2>}
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.variationId} className={styles.item}>
              <ItemSummary heading={heading} product={item} variationId={item.variationId} options={item.options} image={item.image}>
                <p className={styles.quiet}>
                  {item.quantity} × {money(item.unitPrice)}
                </p>
                {item.cancelled > 0 && <p className={styles.cancelled}>{cancelledWords(item)}</p>}
                <Reductions adjustments={item.adjustments} currency={summary.currency} />
              </ItemSummary>
              <p className={styles.amount}>
                <LineTotal line={item} currency={summary.currency} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.facts} aria-label="Order details">
        <TotalsList
          totals={summary}
          taxLines={taxLines}
          itemQuantity={items.reduce((sum, { quantity }) => sum + quantity, 0)}
          shippingNote={delivery.label}
        />
        <Fact heading={heading} title="Ships to">
          <PostalLines address={shippingAddress} />
        </Fact>
        <Fact heading={heading} title="Payment method">
          {paymentWords(payment)}
          {plan && <p>{plan}</p>}
        </Fact>
        <Fact heading={heading} title="Billed to">
          {isSamePlace ? 'Same address' : <PostalLines address={billingAddress} />}
        </Fact>
      </section>
    </div>
  );
}

function Fact({ heading: Heading, title, children }: { heading: 'h2' | 'h3'; title: string; children: ReactNode }) {
  return (
    <div className={styles.quiet}>
      <Heading className={styles.fact}>{title}</Heading>
      {children}
    </div>
  );
}
