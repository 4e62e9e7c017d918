import { ItemSummary } from '../../features/cart/item-summary.tsx';
import { LineTotal, Reductions } from '../../features/cart/reductions.tsx';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { island } from '../../page/island.tsx';
import { home, paymentLink } from '../../routes.ts';
import { useBrand } from '../../shell/visitor/brand.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Lock } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { PaymentLinkData } from './payment-link-data.ts';
import styles from './payment-link-screen.module.css';

const endedWords = {
  expired: ['This payment link has expired', 'Your order is still saved with us.'],
  withdrawn: [
    'This payment link is no longer valid',
    'It was withdrawn or replaced. If you have a newer email from us, use the link in that one.',
  ],
} as const;

/** An order that the shop prepared for a customer, before they pay. */
function PaymentLinkScreen({ data }: { data: PaymentLinkData }) {
  const { state } = data.link;
  return (
    <section className={styles.page}>
      {state === 'expired' || state === 'withdrawn' ? <Ended state={state} /> : <Order {...data} />}
    </section>
  );
}

function Ended({ state }: { state: keyof typeof endedWords }) {
  const { support } = useBrand();
  const [title, words] = endedWords[state];
  return (
    <EmptyState
      heading="h1"
      title={title}
      actions={
        <LinkButton href={home()} variant="secondary">
          Go to the shop
        </LinkButton>
      }
    >
      {words} For a new link, call <a href={`tel:${support.phone.replaceAll(/[^\d+]/g, '')}`}>{support.phone}</a> or write to{' '}
      <a href={`mailto:${support.email}`}>{support.email}</a>.
    </EmptyState>
  );
}

function Order({ token, link, message }: PaymentLinkData) {
  const { support } = useBrand();
  const { items, totals, promotions, until } = link;
  if (!totals) return null;
  const bought = items.filter(({ lineTotal }) => lineTotal > 0);
  const missing = items.filter(({ lineTotal }) => lineTotal === 0);
  return (
    <>
      <h1 className={styles.heading}>Your order is ready to pay</h1>
      {message && <Notice tone="error">{message}</Notice>}
      {missing.map(({ variationId, productDetails }) => (
        <Notice key={variationId}>
          {productDetails.name} is no longer available, so it isn’t part of this order. Questions? Call {support.phone}.
        </Notice>
      ))}
      {bought.length > 0 && (
        <>
          <ul className={styles.items}>
            {bought.map((line) => (
              <li key={line.variationId} className={styles.item}>
                <ItemSummary
                  size="small"
                  heading="h2"
                  product={line.productDetails}
                  variationId={line.variationId}
                  options={line.variationDetails.options}
                  image={line.variationDetails.image}
                >
                  <p className={styles.quiet}>Quantity {line.quantity}</p>
                  <Reductions adjustments={line.adjustments} currency={totals.currency} />
                  {line.errorDetails && <p className={styles.quiet}>{line.errorDetails.message}</p>}
                </ItemSummary>
                <p className={styles.amount}>
                  <LineTotal line={line} currency={totals.currency} />
                </p>
              </li>
            ))}
          </ul>
          <TotalsList
            totals={totals}
            itemQuantity={bought.reduce((sum, { quantity }) => sum + quantity, 0)}
            isCapped={promotions?.capped ?? false}
          />
          <form method="post" action={paymentLink({ token })}>
            <input type="hidden" name="action" value="open" />
            <Button type="submit" size="large" wide icon={<Lock size={18} />}>
              Continue to payment
            </Button>
          </form>
          {until && <p className={styles.quiet}>You don’t need an account. This link is valid until {shopMomentOf(until)}.</p>}
        </>
      )}
    </>
  );
}

export default island('screens/payment-link/payment-link-screen', PaymentLinkScreen);
