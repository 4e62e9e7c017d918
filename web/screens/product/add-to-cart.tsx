import { type FormEvent, useState } from 'react';
import { type Cart, cartEndpoints, maxLineQuantity } from '../../../contract/cart.ts';
import type { Product, Variation } from '../../../contract/catalog.ts';
import { client } from '../../api/browser.ts';
import { cart, product as productLink } from '../../routes.ts';
import { announceCartChange } from '../../shell/cart-quantity.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { addErrorWords } from './add-error.ts';
import styles from './add-to-cart.module.css';
import { canBeBought } from './selection.ts';

interface Added {
  AddedDrawer: typeof import('./added-drawer.tsx').AddedDrawer;
  cart: Cart;
  variation: Variation;
  quantity: number;
}

interface AddToCartProps {
  product: Product;
  chosen: Variation | null;
  /** What the form without script ran into. */
  error: string | null;
}

/** Quantity and the one strong button: a form that posts to the page, and a call that opens a drawer where script runs. */
export function AddToCart({ product, chosen, error: givenError }: AddToCartProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(givenError);
  const [added, setAdded] = useState<Added | null>(null);
  const [open, setOpen] = useState(false);
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
    if (!result.ok) return setError(addErrorWords(result, quantity));
    announceCartChange();
    if (!AddedDrawer) return location.assign(cart());
    setAdded({ AddedDrawer, cart: result.data, variation: chosen, quantity });
    setOpen(true);
  };

  return (
    <form className={styles.form} action={productLink(product, chosen ?? {})} method="post" onSubmit={add}>
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
          {buyable ? 'Add to cart' : 'Sold out'}
        </Button>
      </div>
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
    </form>
  );
}
