import { type Invoice, invoicePdf, moneyRows, reductionLabel, sumRows } from '../../../contract/orders/invoices.ts';
import { paymentWords } from '../../../contract/orders/orders.ts';
import { variationName } from '../../../contract/values/option-order.ts';
import { Island } from '../../page/island.tsx';
import { orderConfirmation } from '../../routes.ts';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import { PostalLines } from '../../ui/form/postal-lines.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { OrderInvoiceData } from './order-invoice-data.ts';
import styles from './order-invoice-screen.module.css';
import PrintButton from './print-button.tsx';

/** The invoice of an order, for screen and print (spec §7.5, `/api/orders/details/invoices`). */
export default function OrderInvoiceScreen({ data: { invoice, seller, token } }: { data: OrderInvoiceData }) {
  const { order } = invoice;
  const { orderNumber, placedAt, email, billingAddress, shippingAddress } = order;
  const { name, companyName, address = [], support } = seller;
  const key = { orderNumber, token: token ?? undefined };
  return (
    <div className={styles.page}>
      <nav className={styles.actions} aria-label="Invoice">
        <a href={orderConfirmation(key)}>Back to your order</a>
        <Island of={PrintButton} load="idle" props={{}} />
        <LinkButton href={invoicePdf(key)} variant="secondary">
          Download PDF
        </LinkButton>
      </nav>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <p className={styles.brand}>{name}</p>
            {[companyName, ...address].map((line) => (
              <p key={line} className={styles.quiet}>
                {line}
              </p>
            ))}
          </div>
          <div className={styles.facts}>
            <h1>Invoice</h1>
            <p className={styles.quiet}>Order {orderNumber}</p>
            <p className={styles.quiet}>Placed {shopDayOf(placedAt)}</p>
          </div>
        </header>
        <div className={styles.people}>
          <section aria-labelledby="sold-to">
            <h2 id="sold-to">Sold to</h2>
            <PostalLines address={billingAddress} />
            <p>{email}</p>
          </section>
          <section aria-labelledby="ship-to">
            <h2 id="ship-to">Ship to</h2>
            <PostalLines address={shippingAddress} />
          </section>
        </div>
        <Lines order={order} />
        <Sums invoice={invoice} />
        <Payments invoice={invoice} />
        <footer className={styles.quiet}>
          Questions? {support.email} or {support.phone}, {support.hours}.
        </footer>
      </article>
    </div>
  );
}

/** An amount with a true minus sign. */
const moneyIn = (currency: string) => (cents: number) => formatMoney(cents, { currency }).replace('-', '−');

function Lines({ order: { items, summary } }: Pick<Invoice, 'order'>) {
  const money = moneyIn(summary.currency);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Price</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.variationId}>
            <td>
              {item.name}
              <span className={styles.note}>{[variationName(item.options), item.sku].filter(Boolean).join(' · ')}</span>
              {item.adjustments.map((one) => (
                <span key={one.promotionId} className={styles.note}>
                  {reductionLabel(one)} −{money(one.amount)}
                </span>
              ))}
              {item.cancelled > 0 && (
                <span className={styles.note}>
                  {item.cancelled} of {item.quantity} cancelled
                </span>
              )}
            </td>
            <td>{item.quantity}</td>
            <td>{money(item.unitPrice)}</td>
            <td>{money(item.lineTotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ invoice }: { invoice: Invoice }) {
  const money = moneyIn(invoice.order.summary.currency);
  return (
    <dl className={styles.sums}>
      {sumRows(invoice).map(({ label, cents, isTotal }) => (
        <div key={label} className={isTotal ? styles.total : styles.sum}>
          <dt>{label}</dt>
          <dd>{money(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Payments({ invoice: { order, money: moved } }: { invoice: Invoice }) {
  const money = moneyIn(order.summary.currency);
  const rows = moneyRows({ money: moved, payment: paymentWords(order.payment) });
  if (rows.length === 0) return null;
  return (
    <section className={styles.payments} aria-labelledby="payments">
      <h2 id="payments">Payments and refunds</h2>
      <dl>
        {rows.map(({ label, cents, at, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: movements are only added at the end
          <div key={index} className={styles.sum}>
            <dt>
              {label}
              {(at || note) && <span className={styles.note}>{[at && shopDayOf(at), note].filter(Boolean).join(' · ')}</span>}
            </dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
