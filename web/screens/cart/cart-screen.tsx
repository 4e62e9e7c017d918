import { lazy, Suspense, useEffect, useRef, useState } from 'react';
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
import { cart as cartLink, home, login } from '../../routes.ts';
import { useBrand } from '../../shell/visitor/brand.ts';
import { forgetPromo } from '../../shell/visitor/promo-link.ts';
import { afterPaint } from '../../ui/browser/after-paint.ts';
import { loadModule } from '../../ui/browser/load-module.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { ShoppingBag } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { CartData } from './cart-data.ts';
import styles from './cart-screen.module.css';
import { CheckoutActions } from './checkout-actions.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { PayingNotice } from './paying-notice.tsx';
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
  const lines = useRef<HTMLUListElement>(null);
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
  /** Shows the first line that stays as it was, perhaps far above the pressed button. */
  const settle = async () => {
    const isSettled = await page.settle();
    if (isSettled) return true;
    await afterPaint();
    lines.current?.querySelector('[role="alert"]')?.closest('li')?.focus();
    return false;
  };
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
          {later
            ? 'What you saved for later is still here.'
            : data.isGuest
              ? 'What you add stays here for a month, on this device.'
              : 'What you add is here on every device you sign in on.'}
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
      {paying && <PayingNotice paying={paying} />}
      <div className={styles.columns}>
        <section className={styles.items} aria-label="Items">
          <ul ref={lines} className={styles.lines}>
            {cart.items.map((line) => (
              <li key={line.variationId} tabIndex={-1}>
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
          <CheckoutActions cart={cart} paying={paying} wallet={data.wallet} isGuest={data.isGuest} settle={settle} checkOut={checkOut} />
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
      {cart.canCheckout && !paying && <CheckoutBar totals={cart.totals} instead={checkOut} settle={settle} />}
    </div>
  );
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
