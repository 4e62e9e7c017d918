import { CartLine } from '../../features/cart/cart-line.tsx';
import { FreeShippingGap } from '../../features/cart/free-shipping-gap.tsx';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { type RemovedLine, useCart } from '../../features/cart/use-cart.ts';
import { ProductRow } from '../../features/catalog/product-row.tsx';
import { CartArrival } from '../../features/delivery/cart-arrival.tsx';
import { cart as cartLink, checkout, home } from '../../routes.ts';
import { useBrand } from '../../shell/brand.ts';
import { announceCartChange } from '../../shell/cart-quantity.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Lock, ShoppingBag } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './cart-screen.module.css';
import { CompletePurchase } from './complete-purchase.tsx';
import type { CartData } from './page.ts';

/** The cart: lines, totals with shipping and tax before checkout, undo of a removal (spec §2.7, checklist 19–22). */
export default function CartScreen({ data }: { data: CartData }) {
  const { crossSell } = useBrand();
  const state = useCart(data.cart, announceCartChange);
  const { cart } = state;
  const removed = state.removed ?? data.removed;
  const error = state.failed ?? data.error;

  if (!cart || cart.items.length === 0) {
    return (
      <div className={styles.page}>
        {removed && <Removed line={removed} onUndo={state.removed ? state.undo : undefined} />}
        {error && <Notice tone="error">{error}</Notice>}
        <EmptyState
          heading="h1"
          title="Your cart is empty"
          icon={<ShoppingBag size={40} />}
          actions={<LinkButton href={home()}>Start shopping</LinkButton>}
        >
          What you add stays here for a month, on this device.
        </EmptyState>
        {data.suggestion && <ProductRow title={data.suggestion.title} products={data.suggestion.products} />}
      </div>
    );
  }

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Your cart</h1>
        <p className={styles.count}>{cart.itemQuantity === 1 ? '1 item' : `${cart.itemQuantity} items`}</p>
      </header>
      {removed && <Removed line={removed} onUndo={state.removed ? state.undo : undefined} />}
      {cart.mergeNotice && <Notice tone="success">{cart.mergeNotice}</Notice>}
      {error && <Notice tone="error">{error}</Notice>}
      <div className={styles.columns}>
        <section aria-label="Items">
          <ul className={styles.lines}>
            {cart.items.map((line) => (
              <li key={line.variationId}>
                <CartLine
                  line={line}
                  pendingQuantity={state.pending.get(line.variationId)}
                  error={state.errors.get(line.variationId)}
                  onQuantity={state.setQuantity}
                  onRemove={state.remove}
                />
              </li>
            ))}
          </ul>
          {crossSell && <CompletePurchase cart={cart} onAdded={state.refresh} />}
        </section>
        <section className={styles.summary} aria-label="Order summary">
          <h2 className={styles.title}>Order summary</h2>
          <FreeShippingGap totals={cart.totals} />
          <CartArrival delivery={cart.delivery} action={cartLink()} error={data.postalError} onChange={state.refresh} />
          <TotalsList totals={cart.totals} itemQuantity={cart.itemQuantity} />
          {cart.canCheckout ? (
            <LinkButton href={checkout()} size="large" wide icon={<Lock size={18} />}>
              Check out
            </LinkButton>
          ) : (
            <Notice>Nothing in your cart can be bought right now. Remove what is sold out, or come back later.</Notice>
          )}
          <p className={styles.small}>Tax is estimated until we know where it ships. Return most items within 30 days of delivery.</p>
        </section>
      </div>
    </div>
  );
}

function Removed({ line, onUndo }: { line: RemovedLine; onUndo: (() => void) | undefined }) {
  const undo = (
    <form
      method="post"
      action={cartLink()}
      onSubmit={(event) => {
        if (!onUndo) return;
        event.preventDefault();
        onUndo();
      }}
    >
      <input type="hidden" name="action" value="undo" />
      <input type="hidden" name="variationId" value={line.variationId} />
      <input type="hidden" name="quantity" value={line.quantity} />
      <Button type="submit" variant="quiet" size="small">
        Undo
      </Button>
    </form>
  );
  return <Notice action={undo}>{`Removed ${line.name ?? 'it'} from your cart.`}</Notice>;
}
