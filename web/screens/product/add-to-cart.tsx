import { type ComponentType, type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { type Cart, cartEndpoints, maxLineQuantity } from '../../../contract/cart.ts';
import type { Product, Variation } from '../../../contract/catalog.ts';
import type { Failure } from '../../../contract/client.ts';
import { client } from '../../api/browser.ts';
import { cart, product as productLink } from '../../routes.ts';
import { announceCartChange } from '../../shell/cart-quantity.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { persistently } from '../../ui/persistently.ts';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import styles from './add-to-cart.module.css';
import type { ProductData } from './product-data.ts';
import { canBeBought } from './selection.ts';
import type { SoldOutProps } from './sold-out.later.tsx';
import { useStickyBar } from './use-sticky-bar.ts';

const loadSoldOut = () => import('./sold-out.later.tsx');
/** Few pages need it: the server has it at hand, a browser fetches it where something is sold out. */
const SoldOut: ComponentType<SoldOutProps> = import.meta.env.SSR ? (await loadSoldOut()).default : lazy(() => persistently(loadSoldOut));

interface Added {
  AddedDrawer: typeof import('./added-drawer.tsx').AddedDrawer;
  cart: Cart;
  variation: Variation;
  quantity: number;
}

/** Why it could not be added; the words come when they are needed, but those for what keeps them from coming. */
async function wordsOf(failed: Failure, quantity: number): Promise<string> {
  if (failed.statusCode === 0) return 'We couldn’t reach the shop. Please check your connection and try again.';
  const words = await import('./add-error.ts').catch(() => null);
  return words?.addErrorWords(failed, quantity) ?? failed.message;
}

interface AddToCartProps {
  product: Product;
  chosen: Variation | null;
  /** What the form without script ran into. */
  error: string | null;
  alert: ProductData['alert'];
  onChoose(variation: Variation): void;
}

/** Quantity and the one strong button: a form that posts to the page, and a call that opens a drawer where script runs. */
export function AddToCart({ product, chosen, error: givenError, alert, onChoose }: AddToCartProps) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(givenError);
  const [added, setAdded] = useState<Added | null>(null);
  const [open, setOpen] = useState(false);
  const StickyBar = useStickyBar(form);
  const buyable = chosen !== null && canBeBought(chosen);

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!chosen || busy) return;
    const quantity = Number(new FormData(event.currentTarget).get('quantity') ?? 1);
    setBusy(true);
    setError(null);
    // The drawer is wanted only now, so its script comes while the call is under way; without it the cart itself confirms.
    const drawer = import('./added-drawer.tsx').catch(() => null);
    const result = await client.call(cartEndpoints.addItem, { variationId: chosen.variationId, quantity });
    const { AddedDrawer } = (await drawer) ?? {};
    setBusy(false);
    if (!result.ok) return setError(await wordsOf(result, quantity));
    announceCartChange();
    if (!AddedDrawer) return location.assign(cart());
    setAdded({ AddedDrawer, cart: result.data, variation: chosen, quantity });
    setOpen(true);
  };

  return (
    <>
      <form
        id="add-to-cart"
        ref={form}
        className={styles.form}
        action={productLink(product, chosen ?? {})}
        method="post"
        onSubmit={add}
        data-above-note=""
      >
        <input type="hidden" name="action" value="add" />
        <input type="hidden" name="variationId" value={chosen?.variationId ?? ''} />
        {error && <Notice tone="error">{error}</Notice>}
        <div className={styles.row}>
          {buyable && (
            <QuantityStepper
              key={chosen.variationId}
              name="quantity"
              label={`Quantity of ${product.name}`}
              max={Math.min(chosen.quantityAvailable, maxLineQuantity)}
            />
          )}
          <Button type="submit" size="large" className={styles.button} disabled={!buyable} busy={busy}>
            {buyable ? 'Add to cart' : chosen?.availability === 'RESTRICTED' ? 'Not available online' : 'Sold out'}
          </Button>
        </div>
      </form>
      {chosen && !buyable && (
        <Suspense>
          <SoldOut key={chosen.variationId} product={product} chosen={chosen} given={alert} onChoose={onChoose} />
        </Suspense>
      )}
      {StickyBar && <StickyBar product={product} chosen={chosen} form="add-to-cart" buyable={buyable} busy={busy} />}
      {added && (
        <added.AddedDrawer
          product={product}
          variation={added.variation}
          quantity={added.quantity}
          cart={added.cart}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
