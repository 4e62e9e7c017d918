import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Cart, CartLine as Line } from '../../../contract/buying/cart.ts';
import { plural } from '../../../contract/values/count.ts';
import { CampaignMessage } from '../../features/cart/campaign-message.tsx';
import { CartLine } from '../../features/cart/cart-line.tsx';
import { FreeShippingGap } from '../../features/cart/free-shipping-gap.tsx';
import { NextOffer } from '../../features/cart/next-offer.tsx';
import { PromoCodes } from '../../features/cart/promo-codes.tsx';
import { ToastNotice } from '../../features/cart/toast-notice.tsx';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { UndoneStatus } from '../../features/cart/undone-status.tsx';
import { ProductRow } from '../../features/catalog/product-row.tsx';
import { CartArrival } from '../../features/delivery/cart-arrival.tsx';
import { island } from '../../page/island.tsx';
import { cart as cartLink, checkout, home, login, orderConfirmation } from '../../routes.ts';
import { useBrand } from '../../shell/visitor/brand.ts';
import { forgetPromo } from '../../shell/visitor/promo-link.ts';
import { loadModule } from '../../ui/browser/load-module.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { Lock, ShoppingBag } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { CartData } from './cart-data.ts';
import styles from './cart-screen.module.css';
import { CheckOutLink } from './check-out-link.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { PaypalButton } from './paypal-button.tsx';
import { SavedForLater } from './saved-for-later.tsx';
import { takenBy } from './taken-by.ts';
import { useCartPage } from './use-cart-page.ts';

/** Fetched after the cart: it is empty until the shop has suggested something, and it alone needs the flags. */
const CompletePurchase = lazy(() => loadModule(() => import('./complete-purchase.tsx')));

/** Id of the form that posts promo codes without script. */
const promoForm = 'promo-code';

/** The cart: lines, totals with shipping and tax before checkout, saved items, undo (spec §2.7, checklist 19–22). */
function CartScreen({ data }: { data: CartData }) {
  const { crossSell, returnDays } = useBrand();
  const page = useCartPage(data);
  const checkOut = useRef<HTMLDivElement>(null);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const { cart, saved, told, failed } = page;
  const notices = (
    <>
      {told && <ToastNotice told={told} action={cartLink()} onUndo={page.takeBack} />}
      {cart?.mergeNotice && <Notice tone="success">{cart.mergeNotice}</Notice>}
      {failed && <Notice tone="error">{failed}</Notice>}
    </>
  );
  /** First on the page in both forms, so that it stays the same element. */
  const undone = <UndoneStatus undone={page.undone} />;
  const { paying } = data;
  const onward = paying?.isAtBank ? checkout({ checkout: paying.checkoutUuid }) : orderConfirmation({ orderNumber: paying?.orderNumber });
  const going = { isChanging: page.pending.size > 0, settle: page.settle };
  const later = saved.list && saved.list.items.length > 0 && <SavedForLater saved={saved} />;

  if (!cart || cart.items.length === 0) {
    return (
      <div className={styles.page}>
        {undone}
        {notices}
        <EmptyState
          heading="h1"
          title="Your cart is empty"
          icon={<ShoppingBag size={40} />}
          actions={<LinkButton href={data.cameFrom ?? home()}>{data.cameFrom ? 'Continue shopping' : 'Start shopping'}</LinkButton>}
        >
          {later ? 'What you saved for later is still here.' : 'What you add stays here for a month, on this device.'}
        </EmptyState>
        {data.isGuest && <AccountLinks />}
        {later}
        {data.suggestion && <ProductRow title={data.suggestion.title} products={data.suggestion.products} isFirst={!later} />}
      </div>
    );
  }

  return (
    <div className={styles.page}>
      {undone}
      <header className={styles.header}>
        <h1>Your cart</h1>
        <p className={styles.count}>{plural(cart.itemQuantity, 'item')}</p>
        <a className={styles.back} href={data.cameFrom ?? home()}>
          Continue shopping
        </a>
      </header>
      {notices}
      {paying && (
        <Notice action={<a href={onward}>{paying.isAtBank ? 'Continue your order' : 'See your order'}</a>}>
          {paying.isAtBank
            ? `Your bank is waiting for you to approve order ${paying.orderNumber}. Its items stay in your cart until then.`
            : `Your bank has not answered yet about order ${paying.orderNumber}. Its items leave your cart once it’s paid. Nothing is charged twice.`}
        </Notice>
      )}
      <div className={styles.columns}>
        <section className={styles.items} aria-label="Items">
          <ul className={styles.lines}>
            {cart.items.map((line) => (
              <li key={line.variationId}>
                <CartLine
                  line={takenBy(paying, line)}
                  pendingQuantity={page.pending.get(line.variationId)}
                  error={page.errors.get(line.variationId)}
                  onQuantity={page.setQuantity}
                  onRemove={page.remove}
                  onSave={
                    saved.list
                      ? () =>
                          void page.change(line.variationId, line.quantity, 'save this item for later', () =>
                            saved.save(line, cart.cartUuid),
                          )
                      : undefined
                  }
                />
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.summary} aria-label="Order summary">
          <h2 className={styles.title}>Order summary</h2>
          <div className={styles.offers}>
            <FreeShippingGap totals={cart.totals} />
            <CampaignMessage campaign={cart.promotions.campaign} />
            <NextOffer offer={cart.promotions.nextOffer} />
          </div>
          <CartArrival delivery={cart.delivery} action={cartLink()} refused={data.refusedPostalCode} onChange={page.refresh} />
          <div aria-live="polite">
            <TotalsList
              totals={cart.totals}
              itemQuantity={cart.itemQuantity}
              isCapped={cart.promotions.capped}
              isTaxKnown={cart.delivery !== null}
            />
          </div>
          <form id={promoForm} method="post" action={cartLink()} hidden />
          <PromoCodes
            codes={cart.promotions.codes}
            tried={data.tried}
            form={promoForm}
            link={cartLink}
            changes={page.promoCodes}
            forgetLink={forgetPromo}
          />
          {paying ? (
            <LinkButton href={onward} size="large" wide>
              {paying.isAtBank ? 'Continue your order' : 'See your order'}
            </LinkButton>
          ) : cart.canCheckout ? (
            <>
              <div ref={checkOut}>
                <CheckOutLink size="large" wide icon={<Lock size={18} />} {...going} />
              </div>
              {data.wallet && (
                <PaypalButton cartUuid={cart.cartUuid} isGuest={data.isGuest} isSandbox={data.wallet.isSandbox} settle={page.settle} />
              )}
            </>
          ) : (
            <Notice>{whyNoCheckout(cart)}</Notice>
          )}
          <p className={styles.small}>
            Tax is estimated until we know where it ships. Return most items within {returnDays} days of delivery.
          </p>
          {data.isGuest && <AccountLinks />}
        </section>
        <div className={styles.more}>
          {crossSell && isAlive && (
            <Suspense>
              <CompletePurchase cart={cart} onAdded={page.refresh} />
            </Suspense>
          )}
          {later}
        </div>
      </div>
      {cart.canCheckout && !paying && <CheckoutBar totals={cart.totals} instead={checkOut} going={going} />}
    </div>
  );
}

function whyNoCheckout({ items }: Cart): string {
  const has = (code: NonNullable<Line['errorDetails']>['code']) => items.some(({ errorDetails }) => errorDetails?.code === code);
  if (has('not_deliverable'))
    return 'Something in your cart can’t be delivered to this ZIP code. Change the ZIP code above, or remove the item.';
  if (has('held')) return 'Other shoppers are checking out with what you chose. It may be available again in a few minutes.';
  return 'Nothing in your cart can be bought right now. Remove what is sold out, or come back later.';
}

/** For guests (spec §2.7): an account brings cart and saved items to all their devices. */
function AccountLinks() {
  const returnTo = cartLink();
  return (
    <p className={styles.small}>
      <a href={login({ tab: 'login', returnTo })}>Sign in</a> or <a href={login({ tab: 'register', returnTo })}>create an account</a> to
      keep your cart and saved items on every device.
    </p>
  );
}

export default island('screens/cart/cart-screen', CartScreen);
